"""The server that is tested against; GATECHART_SERVE is its command line."""

import os

COMMAND = os.environ.get("GATECHART_SERVE", "gatechart serve --stdio")

RULESETS = ("gate-ruler", "waiting-zone")
