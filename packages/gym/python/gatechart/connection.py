"""A connection to a running `gatechart serve`."""

from __future__ import annotations

import json
import shlex
import shutil
import subprocess
from contextlib import contextmanager, suppress
from operator import index
from os import fspath
from pathlib import Path
from types import TracebackType
from typing import Any, Iterator, Sequence

from .wire import About

PROTOCOL = "gatechart-serve/1"

class GatechartError(Exception):
    """A request failed. `code` names the kind of error and `place` what it is about."""

    def __init__(self, code: str, message: str, place: str | None = None) -> None:
        super().__init__(f"{code}: {message}" if place is None else f"{code} {place}: {message}")
        self.code = code
        self.place = place


_PROGRAM = Path("dist/src/cli/main.js")
_REMEDY = (
    "install Node 20.19 or newer, and run npm install gatechart in this folder or npm run build in a clone; "
    'or pass command="npx gatechart serve"'
)


def default_command() -> list[str]:
    """Returns the command that starts a server: the program that this client came with (in a clone or an npm package),
    else that of the clone or npm project around the current folder, else `gatechart` on the path. Raises `GatechartError` with
    the code `NO_SERVER`.
    """
    beside = Path(__file__).resolve().parents[4:5]
    around = (Path.cwd(), *Path.cwd().parents)
    for root in (*beside, *around, *(folder / "node_modules" / "gatechart" for folder in around)):
        if (root / "packages" / "gym").is_dir() and (root / _PROGRAM).is_file():
            return ["node", str(root / _PROGRAM), "serve"]
    if shutil.which("gatechart") is not None:
        return ["gatechart", "serve"]
    raise GatechartError("NO_SERVER", f"found no Gatechart to start; {_REMEDY}")


def _arguments(command: str | Sequence[str]) -> list[str]:
    """Returns the program and its arguments. Raises `GatechartError` with the code `NO_SERVER`."""
    try:
        arguments = shlex.split(command) if isinstance(command, str) else [fspath(each) for each in command]
    except (TypeError, ValueError):
        arguments = []
    if arguments:
        return arguments
    message = f'the command is {command!r}; expected a line or a list of words, such as "npx gatechart serve"'
    raise GatechartError("NO_SERVER", message)


@contextmanager
def ignoring_closed() -> Iterator[None]:
    """Ignores the error that a match or its server is closed already."""
    try:
        yield
    except GatechartError as failure:
        if failure.code not in ("CLOSED", "UNKNOWN_ENV"):
            raise


class Connection:
    """Starts a server process and sends it requests, one JSON object a line.

    Without a command it starts the one of `default_command`. Raises `GatechartError`: `NO_SERVER` if the program cannot
    be started or ends at once, `PROTOCOL` for a server of another version. `succeeded` counts the requests without an error.
    """

    def __init__(self, command: str | Sequence[str] | None = None) -> None:
        arguments = default_command() if command is None else _arguments(command)
        # In a new session, so that Ctrl-C in the terminal interrupts the client and not the server.
        try:
            self._process = subprocess.Popen(
                arguments,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                start_new_session=True,
            )
        except OSError as failure:
            message = f"cannot start {arguments[0]} ({failure.strerror}); {_REMEDY}"
            raise GatechartError("NO_SERVER", message) from None
        self._id = 0
        self.succeeded = 0
        try:
            self.rulesets: list[About] = self._hello(arguments[0])
        except BaseException:
            self.close(timeout=0)
            raise

    def _hello(self, program: str) -> list[About]:
        try:
            hello = self.ask("hello")
        except GatechartError as failure:
            if failure.code != "CLOSED":
                raise
            self.close()
            message = f"{program} ended with exit code {self._process.returncode}; see its error output above"
            raise GatechartError("NO_SERVER", message) from None
        protocol = hello.get("protocol") if isinstance(hello, dict) else None
        if protocol != PROTOCOL:
            message = f"the server uses protocol {protocol}, this client {PROTOCOL}; install the same version of both"
            raise GatechartError("PROTOCOL", message)
        rulesets: list[About] = hello["rulesets"]
        return rulesets

    def send(self, what: str, **fields: Any) -> None:
        """Sends a request. Call `receive` before the next request."""
        assert self._process.stdin is not None
        self._id += 1
        line = json.dumps({"id": self._id, "do": what, **fields}, default=index)
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except (BrokenPipeError, ValueError):
            raise GatechartError("CLOSED", "the server has ended; open a new Connection") from None

    def receive(self) -> Any:
        """Returns the answer to the last request. Raises `GatechartError`."""
        answer = self._next_answer()
        # The answer of an interrupted request, as after Ctrl-C, is skipped.
        # One to a line that the server could not read has no id.
        while answer.get("id") not in (self._id, None):
            answer = self._next_answer()
        if "error" in answer:
            error = answer["error"]
            raise GatechartError(error["code"], error["message"], error.get("place"))
        self.succeeded += 1
        return answer.get("ok")

    def _next_answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise GatechartError("CLOSED", "the server has ended; open a new Connection")
        try:
            answer = json.loads(line)
        except json.JSONDecodeError:
            answer = None
        # What is no answer may be the rest of one that was interrupted.
        return answer if isinstance(answer, dict) else {"id": 0}

    def ask(self, what: str, **fields: Any) -> Any:
        """Sends a request and returns its answer. Raises `GatechartError`."""
        self.send(what, **fields)
        return self.receive()

    def ruleset(self, name: str) -> About:
        """Returns the description of a ruleset: editions, decks, action table and observation layout."""
        for each in self.rulesets:
            if each["id"] == name:
                return each
        known = ", ".join(each["id"] for each in self.rulesets)
        raise GatechartError("UNKNOWN_RULESET", f"the server has no such ruleset; it has {known}", name)

    def close(self, timeout: float = 10) -> None:
        """Ends the server; kills it if it is still running after `timeout` seconds."""
        assert self._process.stdin is not None and self._process.stdout is not None
        # A server that has ended leaves unread what it was sent.
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        # A server that has more to say than the pipe holds would wait for a reader.
        self._process.stdout.close()
        try:
            self._process.wait(timeout)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def __enter__(self) -> Connection:
        return self

    def __exit__(
        self,
        _type: type[BaseException] | None,
        _value: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        self.close()
