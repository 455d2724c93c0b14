"""Client for `gatechart serve`.

`AECEnv` is a PettingZoo AEC environment for one match at a time, `BatchEnv` steps many matches with one request, and
`gatechart.openspiel` has the interface of OpenSpiel games and states. The client needs NumPy only. If PettingZoo and
Gymnasium are installed, the environments derive from PettingZoo's `AECEnv` and use Gymnasium spaces.
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
