"""The server that is tested against; GATECHART_SERVE is its command line."""

from __future__ import annotations

import os
from typing import Any
from unittest import mock

from gatechart import Connection, GatechartError

COMMAND = os.environ.get("GATECHART_SERVE", "gatechart serve")

RULESETS = ("gate-ruler", "waiting-zone")


def interrupted(connection: Connection) -> Any:
    """Ctrl-C in the place of the next answer, which comes nevertheless."""
    return mock.patch.object(connection, "_next_answer", side_effect=KeyboardInterrupt)


def failing(connection: Connection) -> Any:
    """A rule error in the place of each answer, of requests that the server does not get."""
    error = GatechartError("BAD_RULESET", "a rule failed", "rules")
    return mock.patch.multiple(connection, send=mock.Mock(), receive=mock.Mock(side_effect=error))
