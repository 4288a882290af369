"""Starts a built program on a free port, with a separate data folder."""
import atexit
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request
from datetime import datetime, timezone
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILT = Path(os.environ.get("BUILT", ROOT / ".build/debug"))
# The start of every Showcase's clock: noon in Greenwich, evening in Shanghai, when all comments of
# the day exist.
START = datetime(2026, 4, 21, 12, tzinfo=timezone.utc)


def free_port():
  with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    return probe.getsockname()[1]


class Program:
  """A running program that serves pages; `stop` ends it and removes its data."""

  def __init__(self, name, *options, **environment):
    self.name = name
    self.environment = {**os.environ, **environment}
    self.options = options
    self.data = Path(tempfile.mkdtemp(prefix=f"{name.lower()}-"))
    self.port = free_port()
    self.address = f"http://127.0.0.1:{self.port}"
    self.log = self.data / "program.log"
    self.start()
    atexit.register(self.stop)

  def start(self):
    with open(self.log, "ab") as log:
      self.process = subprocess.Popen(
        [BUILT / self.name, "--port", str(self.port), "--data", self.data / "devices", *self.options],
        stdout=log, stderr=subprocess.STDOUT, env=self.environment)
    self.wait_until_ready()

  def wait_until_ready(self, seconds=120):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
      if self.process.poll() is not None:
        raise RuntimeError(f"{self.name} ended with code {self.process.returncode}:\n{self.log_tail()}")
      try:
        with urllib.request.urlopen(self.address, timeout=10):
          return
      except OSError:
        time.sleep(0.05)
    raise RuntimeError(f"{self.name} does not answer at {self.address}:\n{self.log_tail()}")

  def log_tail(self):
    return "\n".join(self.log.read_text(errors="replace").splitlines()[-40:])

  def restart_after_crash(self):
    """Returns the end of the log if the program has crashed, and restarts it."""
    if self.process.poll() is None:
      return None
    log = f"{self.name} ended with code {self.process.returncode}:\n{self.log_tail()}"
    self.start()
    return log

  def kill(self):
    """Kills the program without a graceful shutdown, as by a crash or a power failure."""
    self.process.kill()
    self.process.wait()

  def end_process(self):
    if self.process.poll() is None:
      self.process.terminate()
      try:
        self.process.wait(timeout=30)
      except subprocess.TimeoutExpired:
        self.process.kill()
        self.process.wait()

  def stop(self):
    self.end_process()
    shutil.rmtree(self.data, ignore_errors=True)


class Showcase(Program):
  """The program of `make run`, with a separate clock.

  Hashes of passwords take up to a second on a busy machine, so here they are cheap.
  """

  def __init__(self, *options, start=START, **environment):
    super().__init__(
      "Showcase", "--cheap-passwords", "--time", str(int(start.timestamp())), *options,
      **environment)

  @cached_property
  def apps(self):
    """The paths of the apps, in the order of the home screen: `/contacts` and others."""
    with urllib.request.urlopen(self.address, timeout=10) as page:
      found = re.findall(r'<a class="app" href="(/[a-z0-9-]+)"', page.read().decode())
    if not found:
      raise RuntimeError(f"the home screen at {self.address} links to no app")
    return found
