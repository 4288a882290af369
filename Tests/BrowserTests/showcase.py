"""Starts the built Showcase on a free port, with a data folder of its own."""
import atexit
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BINARY = Path(os.environ.get("SHOWCASE", ROOT / ".build/debug/Showcase"))


def free_port():
  with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    return probe.getsockname()[1]


class Showcase:
  """A running Showcase; `stop` ends it and removes its data."""

  def __init__(self):
    self.data = Path(tempfile.mkdtemp(prefix="showcase-"))
    self.port = free_port()
    self.address = f"http://127.0.0.1:{self.port}"
    self.log = self.data / "showcase.log"
    self.start()
    atexit.register(self.stop)

  def start(self):
    with open(self.log, "ab") as log:
      self.process = subprocess.Popen(
        [BINARY, "--host", "127.0.0.1", "--port", str(self.port), "--data", self.data / "devices"],
        stdout=log, stderr=subprocess.STDOUT)
    self.wait_until_ready()

  def wait_until_ready(self, seconds=30):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
      if self.process.poll() is not None:
        raise RuntimeError(f"Showcase ended with code {self.process.returncode}:\n{self.log_tail()}")
      try:
        with urllib.request.urlopen(self.address, timeout=2):
          return
      except OSError:
        time.sleep(0.05)
    raise RuntimeError(f"Showcase does not answer at {self.address}:\n{self.log_tail()}")

  def log_tail(self):
    return "\n".join(self.log.read_text(errors="replace").splitlines()[-40:])

  def end_process(self):
    if self.process.poll() is None:
      self.process.terminate()
      try:
        self.process.wait(timeout=10)
      except subprocess.TimeoutExpired:
        self.process.kill()
        self.process.wait()

  def stop(self):
    self.end_process()
    shutil.rmtree(self.data, ignore_errors=True)
