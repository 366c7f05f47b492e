#!/usr/bin/env python3
"""Plays a whole game over the line protocol, with random legal answers for all seats.

    python3 examples/play.py ring-cards --scenario duel --seed 7
    python3 examples/play.py ring-cards --program target/release/longtable --verbose

The protocol is described in docs/protocol.md. Only the standard library is used.
"""

import argparse
import json
import random
import subprocess
import sys


class Refused(Exception):
    """The program replied with an error."""


class Longtable:
    """A running `longtable pipe`: one JSON request a line, one JSON reply a line."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "pipe"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self.requests = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()

    def ask(self, do, **fields):
        """Sends a request and gives what is in `ok` of its reply."""
        self.requests += 1
        request = {"id": self.requests, "do": do, **fields}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise Refused("the program has ended")
        reply = json.loads(line)
        assert reply["id"] == self.requests, reply
        if "error" in reply:
            error = reply["error"]
            raise Refused(f"{do}: {error['kind']}: {error['why']}")
        return reply["ok"]


def play(longtable, rng, setup, verbose):
    """Plays one game and gives its outcome and the number of answers."""
    now = longtable.ask("new", **setup)
    table = now["table"]
    shown = 0
    while not now["over"]:
        seat = now["who"][0]
        if seat == "chance":
            now = longtable.ask("roll", table=table)
        else:
            legal = longtable.ask("legal", table=table, seat=seat)
            answer = rng.choice(legal["answers"])
            # The question's number makes sure that the answer can't meet another question.
            now = longtable.ask(
                "answer", table=table, seat=seat, number=legal["number"], answer=answer["words"]
            )
        if verbose:
            log = longtable.ask("log", table=table, **{"from": shown})
            shown = log["next"]
            for entry in log["log"]:
                print(f"{entry['number']:>5}  {entry['text']}")
    outcome = longtable.ask("outcome", table=table)["outcome"]
    longtable.ask("close", table=table)
    return outcome, now["number"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", help="the game's id; see `longtable games`")
    parser.add_argument("--scenario", help="the scenario's id; the game's first one if left out")
    parser.add_argument("--people", type=int, help="how many people play")
    parser.add_argument("--seed", type=int, help="makes the game come out the same each time")
    parser.add_argument("--program", default="longtable", help="the program's path")
    parser.add_argument("--verbose", action="store_true", help="print what happens")
    args = parser.parse_args()

    setup = {"game": args.game, "scenario": args.scenario, "people": args.people, "seed": args.seed}
    setup = {name: value for name, value in setup.items() if value is not None}
    try:
        with Longtable(args.program) as longtable:
            outcome, answers = play(longtable, random.Random(args.seed), setup, args.verbose)
    except (OSError, Refused) as error:
        sys.exit(f"play.py: {error}")
    seats = ", ".join(outcome["winners"]) or "nobody"
    print(f"{outcome['winner']} won by {outcome['ending']} ({seats}) after {answers} answers")


if __name__ == "__main__":
    main()
