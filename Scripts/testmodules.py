"""Runs modules of Python tests in processes of their own, some at a time, the slowest first."""
import concurrent.futures
import json
import re
import signal
import subprocess
import threading
import time

WORKERS = 2
# Far beyond what the slowest module needs on a busy machine.
LIMIT = 1800


#: A failure's heading, and the traceback below it up to an empty line and a row of signs.
FAILURE = re.compile(r"^=+\n((?:FAIL|ERROR): [^\n]*)\n-+\n(.*?)(?=\n\n[=-]{9}|\Z)", re.M | re.S)
#: The exception at the end of a traceback, in a line that is not indented.
CAUSE = re.compile(r"^[A-Za-z_][\w.]*(?:Error|Exception|Timeout|Exit|Interrupt)\b.*", re.M)


def unittest_results(text, code):
  """Returns how many tests passed, how many failed, and a line for each failure, with its cause.

  A process that breaks off, or runs nothing, counts as one failure.
  """
  ran = sum(map(int, re.findall(r"^Ran (\d+) test", text, re.M)))
  bad = sum(map(int, re.findall(r"(?:failures|errors)=(\d+)", text)))
  bad = max(bad, int(code != 0 or ran == 0))
  return max(ran - bad, 0), bad, [
    "; ".join([heading, *CAUSE.findall(traceback)[-1:]])
    for heading, traceback in FAILURE.findall(text)
  ]


class ModuleRun:
  """Runs the modules `test_*.py` of a folder; each starts what it needs, and shares nothing.

  How long modules took is kept in the file `times` for the order of the next run.
  """

  def __init__(self, root, folder, times, shift=list, python=".venv/bin/python"):
    self.root = root
    self.folder = folder
    self.times = times
    self.shift = shift
    self.python = python
    self.printing = threading.Lock()

  def results(self):
    """Runs all modules; returns how many tests passed, how many failed, and a line for each failure."""
    passed, failed, failures = 0, 0, []
    for name, (text, code) in self.run().items():
      good, bad, named = unittest_results(text, code)
      passed, failed = passed + good, failed + bad
      failures += named or [f"{name}: ended with code {code}"] * (bad > 0)
    return passed, failed, failures

  def run(self):
    """Returns the output and the exit code of each module, by name."""
    former = self.former_times()
    modules = sorted(
      (self.root / self.folder).glob("test_*.py"),
      # A new module counts as long as its text: a second for 400 characters.
      key=lambda file: -former.get(file.name, file.stat().st_size / 400))
    with concurrent.futures.ThreadPoolExecutor(WORKERS) as workers:
      results = dict(zip(
        [file.name for file in modules], workers.map(self.run_module, modules)))
    self.times.parent.mkdir(exist_ok=True)
    seconds = {name: round(took, 1) for name, (_, _, took) in results.items()}
    self.times.write_text(json.dumps(seconds, indent=2) + "\n")
    return {name: (text, code) for name, (text, code, _) in results.items()}

  def former_times(self):
    try:
      return json.loads(self.times.read_text())
    except (OSError, ValueError):
      return {}

  def run_module(self, file):
    command = [
      self.python, "-m", "unittest", "discover", "-v",
      "-s", self.folder, "-t", self.folder, "-p", file.name]
    start = time.monotonic()
    process = subprocess.Popen(
      self.shift(command), cwd=self.root, text=True, errors="replace",
      stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
      text, _ = process.communicate(timeout=LIMIT)
    except subprocess.TimeoutExpired:
      text = self.interrupt(process) + f"\ngave up after {LIMIT} s\n"
    took = time.monotonic() - start
    with self.printing:
      print(f"==> {file.name}, {took:.0f} s\n{text}", flush=True)
    return text, process.returncode or ("gave up" in text[-40:]), took

  def interrupt(self, process):
    """As from the keyboard, so that the module ends what it started."""
    process.send_signal(signal.SIGINT)
    try:
      return process.communicate(timeout=30)[0]
    except subprocess.TimeoutExpired:
      process.kill()
      return process.communicate()[0]
