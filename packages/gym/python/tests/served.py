"""The server that is tested against; GATECHART_SERVE is its command line."""

from __future__ import annotations

import os
from typing import Any
from unittest import mock

from gatechart import Connection

COMMAND = os.environ.get("GATECHART_SERVE", "gatechart serve")

RULESETS = ("gate-ruler", "waiting-zone")


def interrupted(connection: Connection) -> Any:
    """Ctrl-C in the place of the next answer, which comes nevertheless."""
    return mock.patch.object(connection, "_next_answer", side_effect=KeyboardInterrupt)
