"""Runs modules of Python tests in several parallel processes, the slowest first."""
import concurrent.futures
import json
import os
import queue
import re
import signal
import subprocess
import threading
import time
from pathlib import Path

from testworker import END

# A worker waits a quarter of its time: three use both cores.
WORKERS = 3
# The time limit in seconds, far beyond the slowest module on a busy machine.
LIMIT = 1800
# The maximum number of failed tests that run again, alone. More failures are not random.
RETRIES = 3

FLAKY = "flaky, passed when it ran again: "


#: A failure's heading, and the traceback below it up to an empty line and a row of signs.
FAILURE = re.compile(r"^=+\n((?:FAIL|ERROR): [^\n]*)\n-+\n(.*?)(?=\n\n[=-]{9}|\Z)", re.M | re.S)
#: The exception at the end of a traceback, in a line that is not indented.
CAUSE = re.compile(r"^[A-Za-z_][\w.]*(?:Error|Exception|Timeout|Exit|Interrupt)\b.*", re.M)
#: The expectation on which Playwright timed out.
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


class Worker:
  """A process that runs modules one after another, and is replaced after a crash."""

  def __init__(self, command, **options):
    self.command = command
    self.options = options
    self.process = None

  def run(self, *names):
    """Returns the output of modules or tests, and the exit code."""
    if self.process is not None and self.process.poll() is not None:
      self.end()
    if self.process is None:
      self.process = subprocess.Popen(
        self.command, text=True, errors="replace", bufsize=1, **self.options,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    process = self.process
    print(*names, file=process.stdin, flush=True)
    has_ended = threading.Event()
    watch = threading.Thread(target=self.interrupt, args=(process, has_ended))
    watch.start()
    lines = []
    try:
      for line in process.stdout:
        if line.startswith(END):
          return "".join(lines), int(line.split()[-1])
        lines.append(line)
    finally:
      has_ended.set()
      watch.join()
    code = self.end()
    # A process that exits by itself, even successfully, has not run everything.
    return "".join(lines), code or 1

  def interrupt(self, process, has_ended):
    """Interrupts the process as Ctrl-C does, so that it ends its children; kills it if need be."""
    if has_ended.wait(LIMIT):
      return
    process.send_signal(signal.SIGINT)
    if not has_ended.wait(30):
      process.kill()

  def end(self):
    """Ends the process, if there is one, and returns its exit code."""
    process, self.process = self.process, None
    if process is None:
      return None
    with process:
      process.stdin.close()
      try:
        return process.wait(60)
      except subprocess.TimeoutExpired:
        process.kill()
    return process.returncode


class ModuleRun:
  """Runs the modules `test_*.py` of a folder. The modules of one process share resources.

  A few failed tests run once more, alone, after all modules. A test that passes then is flaky: it
  counts as passed and is named with the cause of its failure. A module that crashes does not run
  again.

  The durations of modules are kept in the file `times`, for the order of the next run.
  """

  def __init__(self, root, folder, times, shift=list, python=".venv/bin/python",
               workers=WORKERS):
    self.root = root
    self.folder = folder
    self.times = times
    self.shift = shift
    self.python = python
    self.workers = workers
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
    worker = self.worker()
    text, code, _ = self.run_in(worker, f"{test}, again", test)
    worker.end()
    return unittest_results(text, code)[1] == 0

  def run(self):
    """Returns the output and the exit code of each module, by name."""
    former = self.former_times()
    modules = sorted(
      (self.root / self.folder).glob("test_*.py"),
      # A new module is estimated by its length: a second for 400 characters.
      key=lambda file: -former.get(file.name, file.stat().st_size / 400))
    workers = queue.SimpleQueue()
    for _ in range(self.workers):
      workers.put(self.worker())

    def run_module(file):
      worker = workers.get()
      try:
        return self.run_in(worker, file.name, file.stem)
      finally:
        workers.put(worker)

    with concurrent.futures.ThreadPoolExecutor(self.workers) as threads:
      results = dict(zip(
        [file.name for file in modules], threads.map(run_module, modules)))
    for _ in range(self.workers):
      workers.get().end()
    self.times.parent.mkdir(exist_ok=True)
    seconds = {name: round(took, 1) for name, (_, _, took) in results.items()}
    self.times.write_text(json.dumps(seconds, indent=2) + "\n")
    return {name: (text, code) for name, (text, code, _) in results.items()}

  def former_times(self):
    try:
      return json.loads(self.times.read_text())
    except (OSError, ValueError):
      return {}

  def worker(self):
    command = [self.python, Path(__file__).with_name("testworker.py"), self.root / self.folder]
    return Worker(self.shift(command), cwd=self.root)

  def run_in(self, worker, title, name):
    """Returns the output, the exit code and the duration in seconds, after it has printed them."""
    start = time.monotonic()
    text, code = worker.run(name)
    took = time.monotonic() - start
    if took >= LIMIT:
      text += f"\ngave up after {LIMIT} s\n"
    with self.printing:
      print(f"==> {title}, {took:.0f} s\n{text}", flush=True)
    return text, code, took
