"""Matches that are divided among servers, which work in parallel."""

from __future__ import annotations

from operator import index
from typing import Any, Mapping, Sequence, SupportsIndex

from .connection import Connection, GatechartError, ignoring_closed
from .wire import About, NewEnvironment, StepOutcome

MAX_PER_REQUEST = 4096
"""The largest number of matches in one `make` request."""

Request = tuple[Connection, str, dict[str, Any]]


def ask_all(requests: Sequence[Request]) -> list[Any]:
    """Sends one request to each server, then returns all answers. Raises the first `GatechartError` after the last."""
    for server, what, fields in requests:
        server.send(what, **fields)
    answers: list[Any] = []
    failures: list[GatechartError] = []
    for server, _, _ in requests:
        try:
            answers.append(server.receive())
        except GatechartError as failure:
            failures.append(failure)
    if failures:
        raise failures[0]
    return answers


class Matches:
    """Numbered matches on `servers`, one or several. `made` has their first time steps."""

    def __init__(
        self,
        connections: Connection | Sequence[Connection],
        count: int,
        ruleset: str,
        seed: SupportsIndex,
        options: Mapping[str, Any],
    ) -> None:
        if count < 1:
            raise ValueError(f"count is {count}; expected at least 1")
        servers = [connections] if isinstance(connections, Connection) else list(connections)[:count]
        if len(set(servers)) < max(len(servers), 1):
            raise ValueError("expected at least one connection, and each only once")
        self.about: About = servers[0].ruleset(ruleset)
        self._parts = [
            (server, range(count * number // len(servers), count * (number + 1) // len(servers)))
            for number, server in enumerate(servers)
        ]
        self.servers = servers
        self.made: list[NewEnvironment] = []
        try:
            for server, part in self._parts:
                for first in part[::MAX_PER_REQUEST]:
                    self.made += server.ask(
                        "make",
                        ruleset=ruleset,
                        seed=index(seed) + first,
                        count=min(MAX_PER_REQUEST, part.stop - first),
                        **options,
                    )
        except BaseException:
            self.close()
            raise

    def step(self, actions: Sequence[int]) -> list[StepOutcome]:
        """Applies one action to each match, with one request to each server. Raises `GatechartError`."""
        requests: list[Request] = [
            (server, "stepBatch", {"envs": [self._env(i) for i in part], "actions": [actions[i] for i in part]})
            for server, part in self._parts
        ]
        stepped: list[StepOutcome] = []
        for outcomes in ask_all(requests):
            stepped += outcomes
        return stepped

    def ask_each(self, what: str, requests: Mapping[int, dict[str, Any]]) -> dict[int, Any]:
        """Sends a request for each of these matches, to all servers at a time, and returns the answers by match."""
        answers: dict[int, Any] = {}
        waiting = [[(server, i) for i in part if i in requests] for server, part in self._parts]
        while any(waiting):
            turn = [queue.pop(0) for queue in waiting if queue]
            told = ask_all([(server, what, {"env": self._env(i), **requests[i]}) for server, i in turn])
            answers.update(zip((i for _, i in turn), told))
        return answers

    def close(self) -> None:
        """Ends the matches. Skips servers that have ended."""
        for server, part in self._parts:
            for i in part[: max(0, len(self.made) - part.start)]:
                with ignoring_closed():
                    server.ask("close", env=self._env(i))

    def _env(self, i: int) -> int:
        return self.made[i]["env"]


def checked_actions(actions: Sequence[SupportsIndex], legal: Sequence[Sequence[int]]) -> list[int]:
    """Returns the actions as whole numbers. Raises `GatechartError` unless there is a legal one for each match."""
    taken = [index(action) for action in actions]
    if len(taken) != len(legal):
        message = f"{len(taken)} actions for {len(legal)} matches; pass one action for each match"
        raise GatechartError("BAD_REQUEST", message, "step")
    for action, among in zip(taken, legal):
        if action not in among:
            raise GatechartError("ILLEGAL_ACTION", "not a legal action index; see `legal`", f"action {action}")
    return taken
