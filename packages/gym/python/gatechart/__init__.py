"""Client for `gatechart serve --stdio`.

`AECEnv` is an environment of PettingZoo's AEC kind, `BatchEnv` steps many matches with one message, and
`gatechart.openspiel` has the shape of OpenSpiel's games and states. NumPy is all that is needed; where PettingZoo is
installed, environments are PettingZoo's and spaces are Gymnasium's.
"""

from .aec import AGENTS, AECEnv, env
from .batch import BatchEnv
from .connection import PROTOCOL, Connection, GatechartError
from .wire import dense, mask_of

__all__ = [
    "AGENTS",
    "PROTOCOL",
    "AECEnv",
    "BatchEnv",
    "Connection",
    "GatechartError",
    "dense",
    "env",
    "mask_of",
]
