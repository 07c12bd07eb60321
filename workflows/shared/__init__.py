"""Lifecycles that the texts share: consent, summons, interim relief, direction, copies, withdrawal."""
