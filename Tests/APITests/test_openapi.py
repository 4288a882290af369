"""Tries the server by its own OpenAPI document, with what schemathesis thinks up from it.

Every operation gets examples, edge cases, nonsense and whole stories. Nothing may be answered
with 5xx, with a status, a header or content that the document does not have, or without the
credentials it asks for. The inputs are the same every time.
"""
import json
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from gather_server import PASSWORD, GatherServer

# Operations that end their own login; they come last.
ENDING = ["logOut", "deleteAccount"]

CONFIGURATION = """
[generation]
deterministic = true
max-examples = 15

[cache]
enabled = false

# What the document calls impossible is refused; what it calls possible is not, but for conditions
# and sizes that a schema cannot say.
[checks]
negative_data_rejection.expected-statuses = [400, 401, 404, 405, 409, 412, 413, 415, 429]
positive_data_acceptance.expected-statuses = ["2xx", 304, 401, 404, 409, 412, 413, 429]

[warnings]
fail-on = {warnings}

[auth.openapi]
bearer = {{ bearer = "{token}" }}
basic = {{ username = "ana", password = "{password}" }}

[dictionaries]
users = {{ values = {users} }}
players = {{ values = {players} }}
gathers = {{ values = {gathers} }}

[parameters]
"path.user" = {{ dictionary = "users", probability = 0.5 }}
"path.player" = {{ dictionary = "players", probability = 0.7 }}
"path.gather" = {{ dictionary = "gathers", probability = 0.7 }}

# The winner must be that of the score.
[[operations]]
include-operation-id = "endGather"
checks.positive_data_acceptance.enabled = false

# Lengths count characters as people do; those of a schema are code points.
[[operations]]
include-operation-id = ["createPlayer", "replacePlayer"]
checks.negative_data_rejection.enabled = false

# Their answers have a match under the name of the path's parameter, which is taken for its id.
[[operations]]
include-operation-id = ["changeGather", "readSnapshot"]
phases.stateful.enabled = false

# Each is a second's work for the server; soon there are too many.
[[operations]]
include-operation-id = "register"
checks.negative_data_rejection.enabled = false
phases.coverage.enabled = false
phases.stateful.enabled = false
generation.max-examples = 3

[[operations]]
include-operation-id = "logIn"
phases.stateful.enabled = false
generation.max-examples = 3

# The stream has no end.
[[operations]]
include-operation-id = "followGather"
max-stream-events = 1
"""


class OpenAPITests(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    cls.server = GatherServer()
    cls.addClassCleanup(cls.server.stop)
    cls.token, user = cls.server.account("ana")
    cls.users = [user]
    # More than are deleted before they are requested.
    cls.players = [int(cls.make("players", {"name": f"Player {n}"})) for n in range(40)]
    lineup = [{"playerId": id, "team": "Team A"} for id in cls.players]
    cls.gathers = [cls.make("gathers", {"players": lineup}) for _ in range(40)]
    for gather in cls.gathers[::5]:
      cls.send("PUT", f"/api/gathers/{gather}", {"score": "2-1", "winnerTeam": "Team A"})

  @classmethod
  def send(cls, method, path, value=None):
    return cls.server.send(method, path, value, f"Bearer {cls.token}")

  @classmethod
  def make(cls, kind, value):
    return cls.send("POST", f"/api/{kind}", value)

  def test_1_endpoints_of_a_session_conform_to_the_schema(self):
    self.run_schemathesis(
      self.token, ["missing_auth", "missing_test_data"],
      *[f"--exclude-operation-id={id}" for id in ENDING])

  def test_2_endpoints_that_end_a_session_conform_to_the_schema(self):
    for operation in ENDING:
      with self.subTest(operation):
        token, _ = self.server.account(operation)
        self.run_schemathesis(token, [], f"--include-operation-id={operation}")

  def run_schemathesis(self, token, warnings, *options):
    configuration = CONFIGURATION.format(
      token=token, password=PASSWORD, warnings=json.dumps(warnings), users=json.dumps(self.users),
      players=json.dumps(self.players), gathers=json.dumps(self.gathers))
    with tempfile.TemporaryDirectory() as folder:
      file = Path(folder) / "schemathesis.toml"
      file.write_text(configuration)
      result = subprocess.run(
        [Path(sys.executable).with_name("st"), "--config-file", file, "run", "--no-color",
         f"--url={self.server.address}", *options,
         f"{self.server.address}/api/openapi.json"],
        cwd=folder, capture_output=True, text=True, timeout=300)
    text = "\n".join(line[:400] for line in (result.stdout + result.stderr).splitlines())
    self.assertEqual(result.returncode, 0, f"{text}\n{self.server.logged()}")
    print(re.findall(r"^.* generated.*$", text, re.M))


if __name__ == "__main__":
  unittest.main()
