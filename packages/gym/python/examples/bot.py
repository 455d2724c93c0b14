"""A bot for `gatechart selfplay --agents "cmd:python3 packages/gym/python/examples/bot.py,greedy"`.

Reads one JSON object a line from standard input and answers each question with one line. Chooses a random attack if
there is one, else a random option other than passing.
"""

import json
import random
import sys


def choose(options: list[dict[str, str]], chance: random.Random) -> str:
    keys = [option["key"] for option in options]
    attacks = [key for key in keys if key.startswith("attack ")]
    active = [key for key in keys if key not in ("pass", "end attacking")]
    return chance.choice(attacks or active or keys)


def main() -> None:
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "begin":
            chance.seed(message["seed"])
        elif message["type"] == "question":
            key = choose(message["decision"]["options"], chance)
            print(json.dumps({"key": key}), flush=True)
        elif message["type"] == "end":
            break


if __name__ == "__main__":
    main()
