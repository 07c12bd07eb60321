"""An allegation names the woman to whom it was done: findings are per woman and respondent."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("cases", "0005_court_stays")]

    operations = [
        migrations.AddField(
            model_name="allegation",
            name="woman",
            field=models.ForeignKey(
                blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name="allegations_made", to="cases.party"
            ),
        ),
    ]
