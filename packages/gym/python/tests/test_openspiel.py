"""The shape of OpenSpiel's games and states."""

from __future__ import annotations

import gc
import random
import unittest
from typing import Callable

from served import COMMAND, RULESETS, interrupted

from gatechart import Connection, GatechartError
from gatechart.openspiel import TERMINAL, Game, State, load_game


class Games(unittest.TestCase):
    connection: Connection

    @classmethod
    def setUpClass(cls) -> None:
        cls.connection = Connection(COMMAND)

    @classmethod
    def tearDownClass(cls) -> None:
        cls.connection.close()

    def games(self) -> list[Game]:
        names = ["gatechart_" + ruleset.replace("-", "_") for ruleset in RULESETS]
        return [load_game(f"{name}(seed=3)", connection=self.connection) for name in names]

    def on(self, state: State, chance: random.Random, steps: int) -> None:
        for _ in range(steps):
            state.apply_action(chance.choice(state.legal_actions()))

    def test_a_game_tells_its_sizes(self) -> None:
        for game in self.games():
            state = game.new_initial_state()
            self.assertEqual((game.num_players(), game.utility_sum()), (2, 0))
            self.assertEqual((game.min_utility(), game.max_utility()), (-1, 1))
            self.assertEqual(game.observation_tensor_shape(), [len(state.observation_tensor())])
            self.assertEqual(len(state.legal_actions_mask()), game.num_distinct_actions())
            self.assertEqual(str(game), f"{game.get_type().short_name}(seed=3)")

    def test_a_game_is_loaded_again_by_its_own_name(self) -> None:
        game = load_game("gatechart_waiting_zone(decks=tide-vigil;ember-raid,seed=4)", connection=self.connection)
        again = load_game(str(game), connection=self.connection)
        self.assertEqual(again.get_parameters(), {"decks": ["tide-vigil", "ember-raid"], "seed": 4})
        self.assertEqual(
            again.new_initial_state().observation_string(0), game.new_initial_state().observation_string(0)
        )
        for wrong in ("foo=7", "seed", "seed=", "seed=1,seed=2"):
            with self.assertRaises(ValueError):
                load_game(f"gatechart_waiting_zone({wrong})", connection=self.connection)

    def test_a_state_is_played_to_its_end(self) -> None:
        chance = random.Random(1)
        for game in self.games():
            state = game.new_initial_state()
            played = []
            while not state.is_terminal():
                player, legal = state.current_player(), state.legal_actions()
                self.assertIn(player, (0, 1))
                self.assertEqual(legal, sorted(set(legal)))
                self.assertEqual(state.legal_actions(1 - player), [])
                self.assertEqual([i for i, on in enumerate(state.legal_actions_mask()) if on], legal)
                self.assertEqual(state.returns(), [0, 0])
                action = chance.choice(legal)
                self.assertEqual(state.string_to_action(state.action_to_string(player, action)), action)
                state.apply_action(action)
                played.append((player, action))
            self.assertEqual((state.current_player(), state.legal_actions()), (TERMINAL, []))
            self.assertEqual(sorted(state.returns()), [-1, 1])
            self.assertEqual(len(state.observation_tensor(0)), game.observation_tensor_size())
            with self.assertRaisesRegex(ValueError, "pass player=0"):
                state.observation_tensor()
            self.assertEqual(state.player_return(0), state.returns()[0])
            self.assertEqual(state.full_history(), played)
            self.assertEqual(state.history(), [action for _, action in played])
            self.assertLess(state.move_number(), game.max_game_length())
            self.assertEqual(len(state.observation_tensor(1)), game.observation_tensor_size())

    def test_a_clone_goes_on_for_itself(self) -> None:
        for game in self.games():
            state = game.new_initial_state()
            self.on(state, random.Random(2), 15)
            clone, before = state.clone(), (state.history(), state.observation_string(0))
            self.on(clone, random.Random(3), 15)
            self.assertEqual((state.history(), state.observation_string(0)), before)
            self.on(state, random.Random(3), 15)
            self.assertEqual(state.history(), clone.history())
            self.assertEqual(state.observation_tensor(), clone.observation_tensor())
            child = state.child(state.legal_actions()[0])
            self.assertEqual(child.move_number(), state.move_number() + 1)

    def test_an_information_state_has_what_the_player_saw_and_did_in_order(self) -> None:
        (_, game) = self.games()
        state = game.new_initial_state()
        before = state.information_state_string(0)
        self.on(state, random.Random(4), 12)
        told = state.information_state_string(0)
        self.assertTrue(told.startswith(before))
        self.assertTrue(told.endswith(state.observation_string(0)))
        did = [line for line in told.split("\n") if line.startswith("> ")]
        self.assertEqual(len(did), sum(player == 0 for player, _ in state.full_history()))
        self.assertNotEqual(told, state.information_state_string(1))

    def test_a_state_whose_action_was_interrupted_tells_nothing_any_more(self) -> None:
        game = load_game("gatechart_waiting_zone", connection=self.connection)
        state = game.new_initial_state()
        (action, *_) = state.legal_actions()
        before = state.clone()
        with interrupted(self.connection), self.assertRaises(KeyboardInterrupt):
            state.apply_action(action)
        asks: list[Callable[[], object]] = [
            lambda: state.apply_action(action),
            state.legal_actions,
            state.history,
            state.clone,
            lambda: state.observation_string(0),
            lambda: state.information_state_string(0),
        ]
        for ask in asks:
            with self.assertRaises(GatechartError) as caught:
                ask()
            self.assertEqual(caught.exception.code, "INTERRUPTED")
        before.apply_action(action)
        self.assertEqual(before.history(), [action])

    def test_an_action_is_one_of_the_game(self) -> None:
        game = load_game("gatechart_waiting_zone", connection=self.connection)
        state = game.new_initial_state()
        for wrong in (-1, game.num_distinct_actions()):
            with self.assertRaises(ValueError):
                state.action_to_string(wrong)
        with self.assertRaises(TypeError):
            state.apply_action(state.legal_actions()[0] + 0.5)  # type: ignore[arg-type]
        self.assertEqual(state.history(), [])

    def test_a_state_that_cannot_be_made_takes_no_seed(self) -> None:
        game = load_game("gatechart_waiting_zone(seed=-1)", connection=self.connection)
        for _ in range(2):
            with self.assertRaises(GatechartError):
                game.new_initial_state()

    def test_states_that_are_gone_leave_no_environment_behind(self) -> None:
        game = load_game("gatechart_waiting_zone", connection=self.connection)
        state = game.new_initial_state()
        left = state.clone()._env
        gc.collect()
        state.clone()
        with self.assertRaises(GatechartError) as caught:
            self.connection.ask("legal", env=left)
        self.assertEqual(caught.exception.code, "UNKNOWN_ENV")

    def test_each_new_state_is_another_match_and_the_same_seed_the_same_ones(self) -> None:
        one, other = (
            load_game("gatechart_waiting_zone", {"seed": 9}, connection=self.connection) for _ in range(2)
        )
        first = one.new_initial_state()
        self.assertEqual(first.observation_string(0), other.new_initial_state().observation_string(0))
        self.assertNotEqual(first.observation_string(0), one.new_initial_state().observation_string(0))

    def test_a_name_that_is_no_game_is_refused(self) -> None:
        with self.assertRaises(ValueError):
            load_game("chess", connection=self.connection)
        with self.assertRaises(GatechartError) as caught:
            load_game("gatechart_chess", connection=self.connection)
        with self.assertRaises(ValueError):
            load_game("gatechart_waiting_zone", {"autoReset": True}, connection=self.connection)
        self.assertEqual(caught.exception.code, "UNKNOWN_RULESET")


    def test_a_state_is_dealt_again_as_far_as_a_player_does_not_know_it(self) -> None:
        for game in self.games():
            chance = random.Random(5)
            state = game.new_initial_state()
            self.on(state, chance, 30)
            player = state.current_player()
            dealt = [state.resample_from_infostate(player, chance.random) for _ in range(4)]
            for each in dealt:
                self.assertEqual(each.information_state_string(player), state.information_state_string(player))
                self.assertEqual(each.observation_string(player), state.observation_string(player))
                self.assertEqual(each.legal_actions(), state.legal_actions())
                self.assertEqual(each.history(), state.history())
            self.assertGreater(len({each.observation_string(1 - player) for each in dealt}), 1)
            self.assertEqual(dealt[0].information_state_string(1 - player), dealt[0].observation_string(1 - player))
            same = [state.resample_from_infostate(player, lambda: 0.25) for _ in range(2)]
            self.assertEqual(*(each.observation_string(1 - player) for each in same))
            self.assertFalse(state.resample_from_infostate(player, lambda: 1.0).is_terminal())

    def test_a_state_that_was_dealt_again_is_played_on_and_remembers(self) -> None:
        for game in self.games():
            chance = random.Random(6)
            state = game.new_initial_state()
            self.on(state, chance, 20)
            player = state.current_player()
            dealt = state.resample_from_infostate(player, chance.random)
            known = [dealt.information_state_string(seat) for seat in (0, 1)]
            self.on(dealt, chance, 6)
            again = dealt.resample_from_infostate(player, chance.random)
            for each in (dealt, dealt.clone()):
                for seat in (0, 1):
                    self.assertTrue(each.information_state_string(seat).startswith(known[seat] + "\n"))
                    self.assertTrue(each.information_state_string(seat).endswith(each.observation_string(seat)))
            self.assertEqual(again.information_state_string(player), dealt.information_state_string(player))


if __name__ == "__main__":
    unittest.main()
