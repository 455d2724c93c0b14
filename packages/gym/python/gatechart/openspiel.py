"""Games and states with the interface of OpenSpiel (`pyspiel`) that algorithms for two-player sequential games use.

Chance is sampled within a state (`SAMPLED_STOCHASTIC` in OpenSpiel), so there are no chance nodes.
"""

from __future__ import annotations

import json
import re
import weakref
from dataclasses import dataclass
from operator import index
from typing import Any, Callable, Sequence

from .connection import Connection
from .known_state import KnownState
from .wire import NewEnvironment, TimeStep, dense, mask_of

TERMINAL = -4
"""The current player of a game that is over (`pyspiel.PlayerId.TERMINAL`)."""

# Seeds to choose from: whole numbers that are exact as floats.
_SEEDS = 2**53

_PREFIX = "gatechart_"
_NAME = re.compile(r"([a-z0-9_]+)(?:\((.*)\))?")
_PARAMETERS = ("decks", "edition", "seed")


@dataclass(frozen=True)
class GameType:
    """The type of a game, with the names of pyspiel's enumerations."""

    short_name: str
    long_name: str
    dynamics: str = "SEQUENTIAL"
    chance_mode: str = "SAMPLED_STOCHASTIC"
    information: str = "IMPERFECT_INFORMATION"
    utility: str = "ZERO_SUM"
    reward_model: str = "TERMINAL"
    max_num_players: int = 2
    min_num_players: int = 2
    provides_information_state_string: bool = True
    provides_information_state_tensor: bool = False
    provides_observation_string: bool = True
    provides_observation_tensor: bool = True


class Game:
    """A ruleset as a game. Parameters: `seed` of the first state, `edition` and `decks`."""

    def __init__(self, ruleset: str, parameters: dict[str, Any], connection: Connection) -> None:
        others = parameters.keys() - set(_PARAMETERS)
        if others:
            raise ValueError(f"unknown parameter {', '.join(sorted(others))}; known: {', '.join(_PARAMETERS)}")
        self.ruleset = ruleset
        self.about = connection.ruleset(ruleset)
        self.connection = connection
        self._parameters = parameters
        self._next_seed = int(parameters.get("seed", 1))
        self._released: list[int] = []

    def get_type(self) -> GameType:
        return GameType(_PREFIX + self.ruleset.replace("-", "_"), self.ruleset)

    def get_parameters(self) -> dict[str, Any]:
        return dict(self._parameters)

    def num_players(self) -> int:
        return 2

    def num_distinct_actions(self) -> int:
        return self.about["slots"]["size"]

    def max_chance_outcomes(self) -> int:
        return 0

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 0.0

    def max_game_length(self) -> int:
        return self.about["mostQuestions"]

    def observation_tensor_shape(self) -> list[int]:
        return [self.about["layout"]["size"]]

    def observation_tensor_size(self) -> int:
        return self.about["layout"]["size"]

    def new_initial_state(self) -> State:
        """Returns a new match. Each one has the next seed, from the seed of the game on."""
        seed = self._next_seed
        state = State(self, seed, self.make(seed), [])
        self._next_seed += 1
        return state

    def make(self, seed: int) -> NewEnvironment:
        """Creates an environment with that seed."""
        options = {**self._parameters, "seed": seed}
        made: list[NewEnvironment] = self.ask("make", ruleset=self.ruleset, observations="sparse", **options)
        return made[0]

    def ask(self, what: str, **fields: Any) -> Any:
        """Sends a request, after closing the released environments."""
        while self._released:
            self.connection.ask("close", env=self._released.pop())
        return self.connection.ask(what, **fields)

    def release(self, environment: int) -> None:
        """Marks an environment; the next request closes it."""
        self._released.append(environment)

    def close(self) -> None:
        """Ends the server."""
        self.connection.close()

    def __str__(self) -> str:
        parameters = ",".join(f"{name}={_format(value)}" for name, value in sorted(self._parameters.items()))
        return f"{self.get_type().short_name}({parameters})"


class State:
    """A match in one state."""

    def __init__(
        self,
        game: Game,
        seed: int,
        made: NewEnvironment,
        history: list[tuple[int, int]],
        dealt: Dealt | None = None,
    ) -> None:
        self._dealt = dealt
        self._game = game
        self._seed = seed
        self._env = made["env"]
        self._known = KnownState[TimeStep](made)
        self._history = history
        weakref.finalize(self, game.release, self._env)

    @property
    def _time_step(self) -> TimeStep:
        return self._known.value()

    def get_game(self) -> Game:
        return self._game

    def num_players(self) -> int:
        return 2

    def num_distinct_actions(self) -> int:
        return self._game.num_distinct_actions()

    def current_player(self) -> int:
        seat = self._time_step["seat"]
        return TERMINAL if seat is None else seat

    def is_terminal(self) -> bool:
        return self._time_step["done"]

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def is_player_node(self) -> bool:
        return not self.is_terminal()

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Returns the legal actions in ascending order; none for a player who is not the current one."""
        if player is not None and player != self.current_player():
            return []
        return sorted(self._time_step["legal"])

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask: list[int] = mask_of(self.legal_actions(player), self.num_distinct_actions()).tolist()
        return mask

    def apply_action(self, action: int) -> None:
        """Applies a legal action. Raises `GatechartError`.

        After an interrupted action (Ctrl-C) the state is unknown and every call raises `INTERRUPTED`.
        """
        player, slot = self.current_player(), index(action)

        def take() -> TimeStep:
            time_step: TimeStep = self._game.ask("step", env=self._env, action=slot)
            self._history.append((player, slot))
            return time_step

        self._known.update(take)

    def apply_actions(self, actions: Sequence[int]) -> None:
        for action in actions:
            self.apply_action(action)

    def child(self, action: int) -> State:
        child = self.clone()
        child.apply_action(action)
        return child

    def clone(self) -> State:
        """Returns an independent copy; random events come out as they do in the original."""
        history = self.full_history()
        return State(self._game, self._seed, self._game.ask("fork", env=self._env), history, self._dealt)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> State:
        """Returns a state that the player cannot tell from this one: the cards hidden from the player, and later random
        events, are drawn again. `probability_sampler` returns numbers from 0 to 1, as in OpenSpiel.

        The information state of the player stays the same. That of the other player begins with what that player sees in
        the new state.
        """
        seed = min(int(probability_sampler() * _SEEDS), _SEEDS - 1)
        made = self._game.ask("resample", env=self._env, seat=player_id, seed=seed)
        state = State(self._game, self._seed, made, self.full_history())
        lines = [state.observation_string(seat) for seat in (0, 1)]
        lines[player_id] = self.information_state_string(player_id)
        state._dealt = Dealt(state.clone(), (lines[0], lines[1]))
        return state

    def returns(self) -> list[float]:
        return [float(value) for value in self._time_step["returns"]]

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        return self.rewards()[player]

    def history(self) -> list[int]:
        return [action for _, action in self.full_history()]

    def full_history(self) -> list[tuple[int, int]]:
        """Returns all actions so far as pairs of player and action."""
        self._known.value()
        return list(self._history)

    def history_str(self) -> str:
        return ", ".join(str(action) for action in self.history())

    def move_number(self) -> int:
        return len(self.full_history())

    def action_to_string(self, *player_and_action: int) -> str:
        """Returns the key of an action: of a legal one, or of one that the action table names."""
        action = player_and_action[-1]
        if action in self._time_step["legal"]:
            return self._time_step["keys"][self._time_step["legal"].index(action)]
        if not 0 <= action < self.num_distinct_actions():
            raise ValueError(f"unknown action {action}; expected 0 to {self.num_distinct_actions() - 1}")
        named = self._game.about["slots"]["named"]
        return named[action] if action < len(named) else f"spare {action - len(named)}"

    def string_to_action(self, *player_and_text: Any) -> int:
        """Returns the action index of a legal key."""
        return self._time_step["legal"][self._time_step["keys"].index(player_and_text[-1])]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        observation = self._game.ask("observe", env=self._env, seat=self._seat(player))
        numbers: list[float] = dense(observation, self._game.observation_tensor_size()).tolist()
        return numbers

    def observation_string(self, player: int | None = None) -> str:
        """Returns the player's view of the current state as text."""
        return _text(self._game.ask("view", env=self._env, seat=self._seat(player)))

    def information_state_string(self, player: int | None = None) -> str:
        """Returns all views and actions of a player so far, in order. Replays the match to collect them."""
        seat = self._seat(player)
        if self._dealt is None:
            again = State(self._game, self._seed, self._game.make(self._seed), [])
            lines = [again.observation_string(seat)]
        else:
            again = self._dealt.state.clone()
            lines = [self._dealt.information_states[seat]]
        last = again.observation_string(seat)
        for actor, action in self.full_history()[again.move_number() :]:
            if actor == seat:
                lines.append(f"> {again.action_to_string(action)}")
                last = lines[-1]
            again.apply_action(action)
            seen = again.observation_string(seat)
            if seen != last:
                lines.append(seen)
                last = seen
        return "\n".join(lines)

    def _seat(self, player: int | None) -> int:
        asked = self.current_player()
        if player is None and asked == TERMINAL:
            raise ValueError("the game is over, so there is no current player; pass player=0 or player=1")
        return asked if player is None else player

    def __str__(self) -> str:
        return self.history_str()


@dataclass(frozen=True)
class Dealt:
    """Where a state was dealt again, and the information states of both players there."""

    state: State
    information_states: tuple[str, str]


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _format(value: Any) -> str:
    return str(value) if isinstance(value, (str, int)) else ";".join(value)


def _parse(text: str) -> dict[str, Any]:
    parameters: dict[str, Any] = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        if not value:
            raise ValueError(f"the parameter {part} has no value; write {part}=VALUE")
        if name in parameters:
            raise ValueError(f"the parameter {name} is given twice; give it once")
        parameters[name] = int(value) if name == "seed" else value.split(";") if name == "decks" else value
    return parameters


def load_game(
    name: str,
    parameters: dict[str, Any] | None = None,
    *,
    connection: Connection | None = None,
    command: str | Sequence[str] | None = None,
) -> Game:
    """Returns a game by name: `gatechart_gate_ruler`, `gatechart_waiting_zone(seed=7,decks=ember-raid;tide-vigil)`.

    Without a connection it starts a server, which `Game.close` ends. Raises `GatechartError`, and `ValueError` if the
    name is malformed.
    """
    found = _NAME.fullmatch(name)
    if found is None or not found[1].startswith(_PREFIX):
        raise ValueError(f"unknown game {name!r}; expected {_PREFIX} and a ruleset, as in {_PREFIX}gate_ruler")
    named = _parse(found[2] or "")
    ruleset = found[1][len(_PREFIX) :].replace("_", "-")
    server = Connection(command) if connection is None else connection
    try:
        return Game(ruleset, {**named, **(parameters or {})}, server)
    except BaseException:
        if connection is None:
            server.close()
        raise
