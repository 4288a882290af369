"""Runs modules of Python tests in processes of their own, some at a time, the slowest first."""
import concurrent.futures
import json
import os
import re
import signal
import subprocess
import threading
import time

WORKERS = 2
# Far beyond what the slowest module needs on a busy machine.
LIMIT = 1800
# How many failed tests run again, alone. More than these are no chance.
RETRIES = 3

FLAKY = "flaky, passed when it ran again: "


#: A failure's heading, and the traceback below it up to an empty line and a row of signs.
FAILURE = re.compile(r"^=+\n((?:FAIL|ERROR): [^\n]*)\n-+\n(.*?)(?=\n\n[=-]{9}|\Z)", re.M | re.S)
#: The exception at the end of a traceback, in a line that is not indented.
CAUSE = re.compile(r"^[A-Za-z_][\w.]*(?:Error|Exception|Timeout|Exit|Interrupt)\b.*", re.M)
#: The expectation that Playwright gave up.
AWAITED = re.compile(r'^ +- (Expect ".*)', re.M)
#: A line of a test module in a traceback.
PLACE = re.compile(r'^  File ".*?(test_\w+\.py)", line (\d+)', re.M)
#: The full name of a test in its heading.
TEST_NAME = re.compile(r"\((test_\w+\.\w+\.test_\w+)\)")


def unittest_results(text, code):
  """Returns how many tests passed, how many failed, and a line for each failure, with its cause and
  its place.

  A process that breaks off, or runs nothing, counts as one failure.
  """
  ran = sum(map(int, re.findall(r"^Ran (\d+) test", text, re.M)))
  bad = sum(map(int, re.findall(r"(?:failures|errors)=(\d+)", text)))
  bad = max(bad, int(code != 0 or ran == 0))
  return max(ran - bad, 0), bad, [
    "; ".join([
      heading, *CAUSE.findall(traceback)[-1:], *AWAITED.findall(traceback)[-1:],
      *(f"at {file}:{line}" for file, line in PLACE.findall(traceback)[-1:])])
    for heading, traceback in FAILURE.findall(text)
  ]


def tests_that_pass_alone(tests, passes):
  """Returns those of the failed tests that pass when they run again, none if too many failed."""
  return {test for test in sorted(tests) if passes(test)} if len(tests) <= RETRIES else set()


class ModuleRun:
  """Runs the modules `test_*.py` of a folder; each starts what it needs, and shares nothing.

  A few failed tests run once more, alone, after all modules. One that passes then is flaky: it counts
  as passed and is named with the cause of its failure. A module that breaks off does not run again.

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
    """Runs all modules; returns how many tests passed, how many failed, and a line for each failure
    and each flaky test."""
    passed, failed, named = 0, 0, []
    for name, (text, code) in self.run().items():
      good, bad, lines = unittest_results(text, code)
      passed, failed = passed + good, failed + bad
      named += lines or [f"{name}: ended with code {code}"] * (bad > 0)
    flaky = self.flaky_failures(named)
    return (
      passed + len(flaky), failed - len(flaky),
      [FLAKY * (line in flaky) + line for line in named])

  def flaky_failures(self, failures):
    """Returns the lines of failures whose tests pass alone."""
    tests = {line: test.group(1) for line in failures if (test := TEST_NAME.search(line))}
    passing = tests_that_pass_alone(set(tests.values()), self.passes_alone)
    return [line for line in failures if tests.get(line) in passing]

  def passes_alone(self, test):
    text, code, _ = self.run_unittest(f"{test}, again", test)
    return unittest_results(text, code)[1] == 0

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
    return self.run_unittest(
      file.name, "discover", "-s", self.folder, "-t", self.folder, "-p", file.name)

  def run_unittest(self, title, *arguments):
    """Returns the output, the exit code and the duration in seconds, after it has printed them."""
    command = [self.python, "-m", "unittest", *arguments, "-v"]
    start = time.monotonic()
    process = subprocess.Popen(
      self.shift(command), cwd=self.root, text=True, errors="replace",
      env={**os.environ, "PYTHONPATH": str(self.root / self.folder)},
      stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
      text, _ = process.communicate(timeout=LIMIT)
    except subprocess.TimeoutExpired:
      text = self.interrupt(process) + f"\ngave up after {LIMIT} s\n"
    took = time.monotonic() - start
    with self.printing:
      print(f"==> {title}, {took:.0f} s\n{text}", flush=True)
    return text, process.returncode or ("gave up" in text[-40:]), took

  def interrupt(self, process):
    """As from the keyboard, so that the module ends what it started."""
    process.send_signal(signal.SIGINT)
    try:
      return process.communicate(timeout=30)[0]
    except subprocess.TimeoutExpired:
      process.kill()
      return process.communicate()[0]
