"""Starts the built gather-server on a free port, in memory, and sends requests to it."""
import base64
import json
import os
import subprocess
import tempfile
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILT = Path(os.environ.get("BUILT", ROOT / ".build/debug"))
PASSWORD = "a good password"


class GatherServer:
  """A running server; `stop` ends it and discards its data."""

  def __init__(self):
    self.log = tempfile.TemporaryFile()
    self.process = subprocess.Popen(
      [BUILT / "gather-server", "--port", "0", "--database", "sqlite::memory:"],
      stdout=subprocess.PIPE, stderr=self.log, text=True)
    # The server prints its address once it listens.
    line = self.process.stdout.readline()
    if "http://" not in line:
      self.stop()
      raise RuntimeError(f"gather-server did not start:\n{self.logged()}")
    self.address = line.split()[-1].removesuffix("/api")

  def send(self, method, path, value=None, authorization=None):
    """Sends JSON; returns the response's JSON, or the id in its Location."""
    headers = {"Content-Type": "application/json"}
    if authorization:
      headers["Authorization"] = authorization
    content = None if value is None else json.dumps(value).encode()
    request = urllib.request.Request(self.address + path, content, headers, method=method)
    with urllib.request.urlopen(request, timeout=30) as response:
      if response.headers["Location"]:
        return response.headers["Location"].rsplit("/", 1)[1]
      return json.loads(response.read() or "null")

  def account(self, name):
    """Makes an account and logs in.

    Returns the token and the account's id.
    """
    self.send("POST", "/api/users", {"username": name, "password": PASSWORD})
    credentials = base64.b64encode(f"{name}:{PASSWORD}".encode()).decode()
    login = self.send("POST", "/api/users/login", authorization=f"Basic {credentials}")
    return login["token"], login["userID"]

  def logged(self):
    self.log.seek(0)
    return self.log.read().decode(errors="replace")

  def stop(self):
    self.process.terminate()
    try:
      self.process.wait(timeout=10)
    except subprocess.TimeoutExpired:
      self.process.kill()
      self.process.wait()
    self.process.stdout.close()
