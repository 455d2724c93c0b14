"""Client for `gatechart serve`.

`AECEnv` is a PettingZoo AEC environment for one match at a time, `GymEnv` a Gymnasium environment in which an agent of
Gatechart plays the other side, `GymVectorEnv` many of them on several servers, `BatchEnv` steps many matches with one
request, and `gatechart.openspiel` has the interface of OpenSpiel games and states. The client needs NumPy only. If
PettingZoo and Gymnasium are installed, the environments derive from their classes and use Gymnasium spaces.
"""

from .aec import AGENTS, AECEnv, env
from .batch import BatchEnv
from .connection import PROTOCOL, Connection, GatechartError
from .features import Features, FeatureSpec, SparseRows
from .gym import ENV_ID, GymEnv, gym_env
from .vector import GymVectorEnv, gym_vector_env
from .wire import dense, mask_of

__all__ = [
    "AGENTS",
    "ENV_ID",
    "PROTOCOL",
    "AECEnv",
    "BatchEnv",
    "Connection",
    "FeatureSpec",
    "Features",
    "GatechartError",
    "GymEnv",
    "GymVectorEnv",
    "SparseRows",
    "dense",
    "env",
    "gym_env",
    "gym_vector_env",
    "mask_of",
]
