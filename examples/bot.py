#!/usr/bin/env python3
"""A bot that plays a whole game on a Longtable server with random legal answers.

    longtable serve &
    python3 examples/bot.py --url http://127.0.0.1:7171
    python3 examples/bot.py --url http://127.0.0.1:7171 --table ID --invitation WORD

It sits down as a guest, makes an API token, opens a table against a computer player (or joins one), and plays. It
asks for the game again and again; a quicker bot would listen on the table's socket. The API is described at
/api/openapi.json of every server. Only the standard library is used.
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request


class Refused(Exception):
    """The server said no: a problem with its kind, why, and perhaps the rule."""

    def __init__(self, status, problem):
        super().__init__(f"{status}: {problem.get('why', problem)}")
        self.kind = problem.get("kind")


class Longtable:
    """A server, as one person talks to it."""

    def __init__(self, url):
        self.url = url.rstrip("/")
        self.headers = {}

    def call(self, method, path, body=None):
        """Sends a request; gives the JSON of the reply and its headers."""
        headers = dict(self.headers)
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as reply:
                return json.load(reply), reply.headers
        except urllib.error.HTTPError as error:
            text = error.read().decode()
            try:
                problem = json.loads(text)
            except ValueError:
                problem = {"why": text}
            raise Refused(error.code, problem) from None

    def get(self, path):
        return self.call("GET", path)[0]

    def post(self, path, body):
        return self.call("POST", path, body)[0]

    def enter(self, name):
        """Becomes a guest, and from then on uses a token in place of the cookie."""
        me, headers = self.call("POST", "/api/guest", {"name": name})
        self.headers["Cookie"] = headers["Set-Cookie"].split(";")[0]
        token = self.post("/api/tokens", {"name": "bot"})
        self.headers = {"Authorization": "Bearer " + token["secret"]}
        return me


def open_table(server, game, scenario, opponent):
    """Opens a table with the bot at the first place and the computer at all others."""
    games = {info["slug"]: info for info in server.get("/api/games")}
    info = games[game] if game else next(iter(games.values()))
    scenarios = {choice["id"]: choice for choice in info["scenarios"]}
    chosen = scenarios[scenario] if scenario else min(scenarios.values(), key=lambda s: s["layouts"][0]["people"])
    people = chosen["layouts"][0]["people"]
    places = ["me"] + [{"computer": opponent}] * (people - 1)
    new = {"game": info["slug"], "scenario": chosen["id"], "people": people, "places": places}
    return server.post("/api/tables", new)


def play(server, table, rng, verbose):
    """Plays to the end; gives the last state and the number of answers given."""
    path = f"/api/tables/{table}"
    answers = 0
    known = ""
    while True:
        state = server.get(f"{path}/state{known}")
        known = f"?after={state['number']}"
        if verbose:
            for line in state["log"]:
                print(line["text"])
        if state["outcome"] is not None:
            return state, answers
        seat = next((seat for seat in state["seats"] if seat["asked"]), None)
        if seat is None:
            time.sleep(0.02)
            continue
        answer = rng.choice(seat["answers"])["words"]
        given = {"seat": seat["seat"], "number": state["number"], "era": state["era"], "answer": answer}
        try:
            server.post(f"{path}/answers", given)
            answers += 1
        except Refused as refused:
            # Somebody stepped back or answered first: look again.
            if refused.kind != "stale":
                raise


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--url", default="http://127.0.0.1:7171", help="the server")
    parser.add_argument("--name", default="Bot", help="the name to play by")
    parser.add_argument("--table", help="the id of a table to join; without it one is opened")
    parser.add_argument("--invitation", help="the invitation to that table")
    parser.add_argument("--game", help="the game's id; the server's first one if left out")
    parser.add_argument("--scenario", help="the scenario's id; the smallest one if left out")
    parser.add_argument("--opponent", default="random", help="the computer player to play against")
    parser.add_argument("--seed", type=int, help="the seed of the bot's choices")
    parser.add_argument("--verbose", action="store_true", help="tell what happens")
    args = parser.parse_args()

    server = Longtable(args.url)
    try:
        server.enter(args.name)
        if args.table:
            wish = {"invitation": args.invitation} if args.invitation else {}
            table = server.post(f"/api/tables/{args.table}/join", wish)
        else:
            table = open_table(server, args.game, args.scenario, args.opponent)
        state, answers = play(server, table["id"], random.Random(args.seed), args.verbose)
    except (Refused, urllib.error.URLError) as error:
        sys.exit(f"bot: {error}")
    outcome = state["outcome"]
    mine = {seat["seat"] for seat in state["seats"]}
    result = "won" if mine & set(outcome["winners"]) else "lost"
    print(f"{result} after {answers} answers of {state['number']}: {outcome['winner']} wins by {outcome['ending']}")


if __name__ == "__main__":
    main()
