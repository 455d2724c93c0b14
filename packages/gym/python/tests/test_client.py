"""The client: matches, saved matches, batches."""

from __future__ import annotations

import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import unittest
from typing import Any, Callable
from unittest import mock

import numpy as np
from served import COMMAND, failing, interrupted

import gatechart.connection as connection_module
from gatechart import PROTOCOL, AECEnv, BatchEnv, Connection, GatechartError, env
from gatechart.connection import default_command


class Begun(subprocess.Popen):  # type: ignore[type-arg]
    """A process that can be looked at."""

    last: Begun

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        Begun.last = self


class Server(unittest.TestCase):
    """The server that the client starts without a command."""

    def test_is_that_of_the_clone_or_project_around(self) -> None:
        with tempfile.TemporaryDirectory() as home:
            root = pathlib.Path(home).resolve() / "node_modules" / "gatechart"
            (root / "packages" / "gym").mkdir(parents=True)
            (root / "dist" / "src" / "cli").mkdir(parents=True)
            program = root / "dist" / "src" / "cli" / "main.js"
            program.touch()
            inside = pathlib.Path(home) / "deep" / "down"
            inside.mkdir(parents=True)
            alone = pathlib.Path("/site/connection.py")
            self.addCleanup(os.chdir, os.getcwd())
            os.chdir(inside)
            with mock.patch.object(connection_module, "__file__", str(alone)):
                self.assertEqual(default_command(), ["node", str(program), "serve"])
                program.unlink()
                with mock.patch("shutil.which", return_value="/bin/gatechart"):
                    self.assertEqual(default_command(), ["gatechart", "serve"])
                with mock.patch("shutil.which", return_value=None):
                    with self.assertRaisesRegex(GatechartError, "NO_SERVER.*npm install gatechart"):
                        Connection()

    def test_that_cannot_be_started_says_what_to_do(self) -> None:
        with self.assertRaisesRegex(GatechartError, "NO_SERVER: cannot start no-such-program.*Node 20.19"):
            Connection("no-such-program serve")

    def test_that_ends_at_once_is_reported_with_its_exit_code(self) -> None:
        with self.assertRaisesRegex(GatechartError, "NO_SERVER: .* exit code 2; see its error output above"):
            Connection([sys.executable, "-c", "raise SystemExit(2)"])

    def test_needs_a_command_with_a_program(self) -> None:
        commands: list[Any] = ["", [], 'npx "gatechart', pathlib.Path("gatechart"), [1], 5]
        for command in commands:
            with self.assertRaises(GatechartError) as caught:
                Connection(command)
            self.assertEqual(caught.exception.code, "NO_SERVER")
            self.assertIn(repr(command), str(caught.exception))

    def test_that_does_not_end_is_killed(self) -> None:
        connection = Connection(COMMAND)
        process = connection._process
        # A server that is stopped, unlike a busy one, does not end until it is killed.
        process.send_signal(signal.SIGSTOP)
        connection.close(timeout=0.1)
        self.assertEqual(process.returncode, -signal.SIGKILL)
        connection.close()

    def test_whose_answer_nobody_reads_is_closed(self) -> None:
        with Connection(COMMAND) as connection:
            connection.send("make", ruleset="waiting-zone", count=200)
        self.assertEqual(connection._process.returncode, 0)

    def test_is_shared_by_environments_on_one_connection(self) -> None:
        with Connection(COMMAND) as connection:
            made = env("waiting-zone", connection=connection)
            made.reset(seed=1)
            made.close()
            self.assertTrue(connection.ask("hello"))


class Client(unittest.TestCase):
    connection: Connection

    @classmethod
    def setUpClass(cls) -> None:
        cls.connection = Connection(COMMAND)

    @classmethod
    def tearDownClass(cls) -> None:
        cls.connection.close()

    def test_a_match_ends_with_returns_that_sum_to_nothing(self) -> None:
        chance = random.Random(1)
        env = AECEnv(self.connection)
        env.reset(seed=1)
        rewards = {}
        for agent in env.agent_iter():
            _, rewards[agent], ended, _, info = env.last(observe=False)
            env.step(None if ended else chance.choice(info["legal"]))
        self.assertEqual(env.agents, [])
        self.assertEqual(sorted(rewards.values()), [-1, 1])

    def test_a_saved_match_goes_on_where_it_was(self) -> None:
        env = AECEnv(self.connection)
        env.reset(seed=3)
        for _ in range(10):
            env.step(env.infos[env.agent_selection]["legal"][0])
        saved, seen, info = env.save(), env.last()[0], env.last()[4]
        env.step(info["legal"][-1])
        env.load(saved)
        np.testing.assert_equal(env.last()[0], seen)
        self.assertEqual(env.last()[4], info)

    def test_a_saved_match_that_is_over_tells_who_won(self) -> None:
        env = AECEnv(self.connection, "waiting-zone")
        env.reset(seed=3)
        while not env.terminations[env.agent_selection]:
            env.step(env.infos[env.agent_selection]["legal"][0])
        rewards, saved = env.rewards, env.save()
        env.reset(seed=4)
        env.load(saved)
        told = {}
        for agent in env.agent_iter():
            told[agent] = env.last(observe=False)[1]
            env.step(None)
        self.assertEqual(told, rewards)
        self.assertEqual(sorted(told.values()), [-1, 1])

    def test_an_illegal_action_is_refused_and_changes_nothing(self) -> None:
        env = AECEnv(self.connection)
        agent, before = env.agent_selection, env.save()
        with self.assertRaises(GatechartError) as caught:
            env.step(env.action_count + 1)
        self.assertEqual(caught.exception.code, "ILLEGAL_ACTION")
        self.assertEqual((env.agent_selection, env.save()), (agent, before))

    def test_an_answer_that_nobody_waited_for_is_not_taken_for_another(self) -> None:
        with Connection(COMMAND) as connection:
            connection.send("make", count=3)
            self.assertEqual(len(connection.ask("make", ruleset="waiting-zone")), 1)
            self.assertEqual(connection.ask("hello")["protocol"], PROTOCOL)

    def test_a_request_that_is_too_long_is_answered(self) -> None:
        with self.assertRaises(GatechartError) as caught:
            self.connection.ask("hello", more="x" * 8_000_001)
        self.assertEqual(caught.exception.code, "BAD_REQUEST")

    def test_numbers_of_numpy_are_numbers(self) -> None:
        env = AECEnv(self.connection, "waiting-zone", seed=np.int64(3))
        told = env.last()[0]
        env.reset(seed=np.int64(3))
        np.testing.assert_equal(env.last()[0], told)
        (batch,) = BatchEnv(self.connection, 1, "waiting-zone", seed=np.int64(3)).observations()
        np.testing.assert_equal(batch, told["observation"])

    def test_a_match_is_of_the_edition_and_the_decks_that_are_named(self) -> None:
        about = self.connection.ruleset("waiting-zone")
        edition, decks = about["editions"][0], [about["decks"][1]] * 2
        setup = AECEnv(self.connection, "waiting-zone", edition=edition, decks=decks, seed=5).save()["setup"]
        self.assertEqual(setup, {"edition": edition, "decks": decks, "seed": 5, "index": 0})

    def test_what_would_make_another_kind_of_match_is_no_option(self) -> None:
        with self.assertRaises(TypeError):
            AECEnv(self.connection, autoReset=True)  # type: ignore[call-arg]

    def test_a_program_that_is_no_server_is_told_and_ended(self) -> None:
        greeting = '{"id": 1, "ok": {"protocol": "another"}}'
        for program in (["cat"], ["echo", "1"], ["sh", "-c", f"echo '{greeting}'; exec sleep 99"], ["false"]):
            with self.subTest(program), mock.patch.object(subprocess, "Popen", Begun):
                with self.assertRaises(GatechartError) as caught:
                    Connection(program)
                self.assertIn(caught.exception.code, ("PROTOCOL", "NO_SERVER"))
                self.assertIsNotNone(Begun.last.returncode)

    def test_a_server_goes_on_after_ctrl_c(self) -> None:
        program = f"""
import os, signal
from gatechart import Connection
with Connection({COMMAND!r}) as connection:
    try:
        os.killpg(0, signal.SIGINT)
        signal.pause()
    except KeyboardInterrupt:
        print(connection.ask("make", ruleset="waiting-zone")[0]["env"])
"""
        told = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, start_new_session=True, check=True
        )
        self.assertEqual(told.stdout, "0\n")

    def test_a_server_that_ends_before_it_is_asked_is_told(self) -> None:
        class Ended(subprocess.Popen):  # type: ignore[type-arg]
            def __init__(self, *arguments: Any, **options: Any) -> None:
                super().__init__(*arguments, **options)
                self.wait()

        with mock.patch.object(subprocess, "Popen", Ended), self.assertRaises(GatechartError) as caught:
            Connection(["false"])
        self.assertEqual(caught.exception.code, "NO_SERVER")

    def test_a_match_whose_step_was_interrupted_is_not_gone_on_with(self) -> None:
        env = AECEnv(self.connection, "waiting-zone", seed=3)
        (slot, *_) = env.infos[env.agent_selection]["legal"]
        with interrupted(self.connection), self.assertRaises(KeyboardInterrupt):
            env.step(slot)
        asks: list[Callable[[], object]] = [
            lambda: env.step(slot),
            lambda: env.last(observe=False),
            lambda: env.observe("player_0"),
            env.view,
        ]
        for ask in asks:
            with self.assertRaises(GatechartError) as caught:
                ask()
            self.assertEqual(caught.exception.code, "INTERRUPTED")
        env.reset(seed=3)
        env.step(slot)
        saved = env.save()
        with interrupted(self.connection), self.assertRaises(KeyboardInterrupt):
            env.reset()
        with self.assertRaises(GatechartError):
            env.last()
        self.assertNotEqual(env.save(), saved)
        env.load(env.save())
        env.step(env.last()[4]["legal"][0])

    def test_a_fraction_is_no_action(self) -> None:
        env = AECEnv(self.connection, "waiting-zone")
        before = env.save()
        with self.assertRaises(TypeError):
            env.step(env.last()[4]["legal"][0] + 0.5)
        self.assertEqual(env.save(), before)

    def test_a_match_is_rendered_in_a_mode_that_there_is(self) -> None:
        with self.assertRaisesRegex(ValueError, "ansi"):
            AECEnv(self.connection, render_mode="human")

    def test_a_match_is_closed_once(self) -> None:
        env = AECEnv(self.connection)
        env.close()
        env.close()

    def test_what_is_wrong_is_told_with_its_place(self) -> None:
        with self.assertRaises(GatechartError) as caught:
            self.connection.ask("step", env=99_999, action=0)
        self.assertEqual((caught.exception.code, caught.exception.place), ("UNKNOWN_ENV", "env 99999"))
        with self.assertRaisesRegex(GatechartError, "UNKNOWN_RULESET chess: .*gate-ruler"):
            AECEnv(self.connection, "chess")

    def test_an_ended_server_is_told(self) -> None:
        connection = Connection(COMMAND)
        connection.close()
        with self.assertRaises(GatechartError) as caught:
            connection.ask("hello")
        self.assertEqual(caught.exception.code, "CLOSED")
        connection.close()


class Batches(unittest.TestCase):
    def test_matches_go_on_with_new_ones_and_are_the_same_on_one_server_and_on_two(self) -> None:
        with Connection(COMMAND) as one, Connection(COMMAND) as other:
            alone = BatchEnv(one, 3, "waiting-zone", seed=10)
            shared = BatchEnv([one, other], 3, "waiting-zone", seed=10)
            self.assertEqual(len(BatchEnv([one, other], 1, "waiting-zone").time_steps), 1)
            chance = random.Random(4)
            ended = 0
            for _ in range(200):
                actions = [chance.choice(time_step["legal"]) for time_step in alone.time_steps]
                stepped = alone.step(actions)
                self.assertEqual(shared.step(actions), stepped)
                ended += sum(time_step["ended"] is not None for time_step in stepped)
                self.assertFalse(any(time_step["done"] for time_step in stepped))
            self.assertGreater(ended, 0)
            for row, mask, time_step in zip(alone.observations(), alone.masks(), alone.time_steps):
                told = time_step["observation"]
                self.assertEqual(np.flatnonzero(row).tolist(), told["at"])
                self.assertEqual(row[told["at"]].tolist(), told["values"])
                self.assertEqual(np.flatnonzero(mask).tolist(), sorted(time_step["legal"]))

    def test_a_server_goes_on_where_another_has_ended(self) -> None:
        with Connection(COMMAND) as one, Connection(COMMAND) as other:
            env = BatchEnv([one, other], 2, "waiting-zone")
            other.close()
            with self.assertRaises(GatechartError) as caught:
                env.step([each["legal"][0] for each in env.time_steps])
            self.assertEqual(caught.exception.code, "CLOSED")
            self.assertEqual(one.ask("hello")["protocol"], PROTOCOL)

    def test_a_server_is_named_once(self) -> None:
        with Connection(COMMAND) as one:
            shares: list[list[Connection]] = [[one, one], []]
            for servers in shares:
                with self.assertRaises(ValueError):
                    BatchEnv(servers, 2, "waiting-zone")

    def test_what_was_made_is_closed_where_not_all_can_be_made(self) -> None:
        with Connection(COMMAND) as one, Connection(COMMAND) as other:
            other.close()
            made = one.ask("make")[0]["env"]
            with self.assertRaises(GatechartError):
                BatchEnv([one, other], 4, "waiting-zone")
            for env in (made + 1, made + 2):
                with self.assertRaises(GatechartError) as caught:
                    one.ask("view", env=env)
                self.assertEqual(caught.exception.code, "UNKNOWN_ENV")

    def test_the_matches_of_other_servers_are_closed_where_one_has_ended(self) -> None:
        with Connection(COMMAND) as one, Connection(COMMAND) as other:
            made = other.ask("make")[0]["env"]
            env = BatchEnv([one, other], 2, "waiting-zone")
            one.close()
            env.close()
            with self.assertRaises(GatechartError) as caught:
                other.ask("view", env=made + 1)
            self.assertEqual(caught.exception.code, "UNKNOWN_ENV")

    def test_more_matches_are_made_than_a_server_makes_at_a_time(self) -> None:
        with Connection(COMMAND) as one:
            at_once = BatchEnv(one, 5, "waiting-zone", seed=3).observations()
            with mock.patch("gatechart.matches.MAX_PER_REQUEST", 2):
                np.testing.assert_equal(BatchEnv(one, 5, "waiting-zone", seed=3).observations(), at_once)
            with self.assertRaises(ValueError):
                BatchEnv(one, 0)

    def test_matches_whose_step_was_interrupted_are_not_gone_on_with(self) -> None:
        with Connection(COMMAND) as one, Connection(COMMAND) as other:
            env = BatchEnv([one, other], 2, "waiting-zone")
            actions = [each["legal"][0] for each in env.time_steps]
            with interrupted(other), self.assertRaises(KeyboardInterrupt):
                env.step(actions)
            asks: list[Callable[[], object]] = [lambda: env.step(actions), env.observations, env.masks]
            for ask in asks:
                with self.assertRaises(GatechartError) as caught:
                    ask()
                self.assertEqual(caught.exception.code, "INTERRUPTED")
            env.close()
            again = BatchEnv([one, other], 2, "waiting-zone")
            again.step(actions)
            for _ in range(2):
                again.close()
            with self.assertRaises(GatechartError) as caught:
                again.step([each["legal"][0] for each in again.time_steps])
            self.assertEqual(caught.exception.code, "UNKNOWN_ENV")

    def test_matches_that_failed_on_one_of_two_servers_are_not_gone_on_with(self) -> None:
        with Connection(COMMAND) as one, Connection(COMMAND) as other:
            env = BatchEnv([one, other], 2, "waiting-zone")
            actions = [each["legal"][0] for each in env.time_steps]
            with failing(one), failing(other), self.assertRaisesRegex(GatechartError, "BAD_RULESET"):
                env.step(actions)
            self.assertEqual([each["legal"][0] for each in env.time_steps], actions)
            with failing(other), self.assertRaisesRegex(GatechartError, "BAD_RULESET"):
                env.step(actions)
            with self.assertRaisesRegex(GatechartError, "INTERRUPTED"):
                env.step(actions)

    def test_all_matches_are_stepped_or_none(self) -> None:
        with Connection(COMMAND) as one, Connection(COMMAND) as other:
            env = BatchEnv([one, other], 2, "waiting-zone")
            before = list(env.time_steps)
            first = before[0]["legal"][0]
            for wrong in ([first, 999_999], [first]):
                with self.assertRaises(GatechartError):
                    env.step(wrong)
            self.assertEqual(list(env.time_steps), before)
            actions = [each["legal"][0] for each in before]
            self.assertEqual(env.step(actions), BatchEnv(one, 2, "waiting-zone").step(actions))


if __name__ == "__main__":
    unittest.main()
