"""Live pages for the benchmarks: a server in its own process, and a crowd in another."""
import http.client
import json
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from benchlib import BUILT, free_port

LIVE = BUILT / "live-bench"


class Server:
  """A server in its own process, and the contents of its page."""

  def __init__(self):
    self.port = free_port()
    self.folder = tempfile.TemporaryDirectory(prefix="session-bench-")
    self.process = subprocess.Popen(
      list(map(str, self.command())), cwd=self.folder.name,
      stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for _ in range(1200):
      try:
        socket.create_connection(("127.0.0.1", self.port), 1).close()
        return
      except OSError:
        time.sleep(0.05)
    sys.exit(f"error: expected {self.name} at port {self.port}, got no answer within a minute")

  def __enter__(self):
    return self

  def __exit__(self, *_):
    self.process.send_signal(signal.SIGTERM)
    try:
      self.process.wait(10)
    except subprocess.TimeoutExpired:
      self.process.kill()
      self.process.wait()
    self.folder.cleanup()

  @property
  def host(self):
    return f"127.0.0.1:{self.port}"

  def ask(self, path, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    if answer.status >= 300:
      sys.exit(f"error: expected a page of {self.name} at {path}, got status {answer.status}")
    return text, answer.headers

  def script(self, path, opening, click, answer='"{n}"', seen=0, beat=None, **headers):
    headers = {"Host": self.host, "Origin": f"http://{self.host}", **headers}
    return {
      "port": self.port, "path": path, "headers": headers, "opening": opening, "click": click,
      "answer": answer, "seen": seen, "beat": beat}

  def scripts(self, count, button="Add"):
    with ThreadPoolExecutor(4) as pool:
      return list(pool.map(lambda _: self.page(button), range(count)))

  @property
  def memory(self):
    """Returns the resident memory in bytes."""
    status = Path(f"/proc/{self.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) * 1024

  @property
  def processor(self):
    """Returns the processor time in seconds."""
    fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


class Ours(Server):
  name = "Rostrum"

  def command(self):
    return [LIVE, "serve", self.port, "--data", self.folder.name]

  def page(self, button, **fields):
    text, headers = self.ask("/counter", **fields)
    client = re.search(r'/-/client/([^/"]+)/main.js', text)[1]
    scene = re.search(r'data-scene="([^"]+)"', text)[1]
    seen = re.search(r'data-number="(\d+)"', text)[1]
    node = re.search(rf'data-n="(\d+)"[^>]*>(?:<[^>]*>)*{button}<', text)[1]
    hello = {
      "hello": client, "page": uuid.uuid4().hex, "paintedScene": scene, "seen": int(seen),
      "path": "",
      "environment": {
        "width": 390, "height": 844, "isDark": False, "increasesContrast": False,
        "reducesMotion": False, "textSize": 3, "isPad": False,
        "safeArea": {"top": 0, "leading": 0, "bottom": 0, "trailing": 0}},
      "languages": ["en"], "timeZone": "GMT"}
    return self.script(
      "/-/live/counter", [{"say": json.dumps(hello), "hear": '["scene"'}],
      f'[{{seen}},"tap",{node}]', seen=int(seen), Cookie=headers["Set-Cookie"].split(";")[0], **fields)


class Crowd:
  """Live pages, in their own process."""

  def __init__(self, scripts, seconds=5.0, rate=0.0):
    self.process = subprocess.Popen(
      [LIVE, "load", "--seconds", str(seconds), "--rate", str(rate)],
      stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    for script in scripts:
      self.process.stdin.write(json.dumps(script) + "\n")
    self.say()
    if self.hear() != "open":
      sys.exit("error: expected pages to go live, got a refusal")

  def __enter__(self):
    return self

  def __exit__(self, *_):
    self.process.stdin.close()
    self.process.wait(60)

  def say(self):
    self.process.stdin.write("\n")
    self.process.stdin.flush()

  def hear(self):
    return self.process.stdout.readline().strip()

  def click(self):
    self.say()
    figures = json.loads(self.hear())
    if figures["broken"] or not figures["clicks"]:
      sys.exit(f"error: expected every page to be answered, got {figures}")
    return figures
