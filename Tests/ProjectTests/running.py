"""Starts `rostrum run` and `rostrum serve`, and reads what they print."""
import os
import re
import signal
import socket
import subprocess
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "Tools/.build/debug/rostrum"
FIXTURE = ROOT / "Tools/Tests/Fixtures/Notebook"
#: The longest wait, in seconds: a build beside others.
PATIENCE = int(os.environ.get("PATIENCE", "300"))


def free_port():
  with socket.socket() as listener:
    listener.bind(("127.0.0.1", 0))
    return listener.getsockname()[1]


class Running:
  """A project that a command of `rostrum` shows."""

  def __init__(self, project, command="run", *options):
    self.port = free_port()
    environment = dict(os.environ, ROSTRUM_SDK=str(ROOT / ".build/sdk"))
    self.process = subprocess.Popen(
      [TOOL, command, project, "--port", str(self.port), *options], env=environment, text=True,
      stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    self.lines = []
    self.changed = threading.Condition()
    self.thread = threading.Thread(target=self.read)
    self.thread.start()

  def read(self):
    for line in self.process.stdout:
      with self.changed:
        self.lines.append(line.rstrip("\n"))
        self.changed.notify_all()

  @property
  def address(self):
    return f"http://127.0.0.1:{self.port}/app"

  def wait_for(self, pattern, forgets=True):
    """Waits until a line matches, and returns it; forgets it and the lines before."""
    def found():
      return next((line for line in self.lines if re.search(pattern, line)), None)

    with self.changed:
      if not self.changed.wait_for(found, PATIENCE):
        raise AssertionError(f"Expected a line {pattern}, got:\n" + "\n".join(self.lines[-40:]))
      line = found()
      if forgets:
        del self.lines[:self.lines.index(line) + 1]
      return line

  def stop(self):
    self.process.send_signal(signal.SIGINT)
    self.process.wait(PATIENCE)
    self.thread.join()
    self.process.stdout.close()
