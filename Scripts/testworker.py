"""Runs modules of Python tests in one process, as their names arrive on standard input.

Shared resources of modules, such as a browser, are created once and last until standard input ends.
The report of each line of names ends with a line of `END` and the exit code.
Usage: testworker.py FOLDER
"""
import sys
import time
import unittest

END = "\0ended with code"


class TimedResult(unittest.TextTestResult):
  """Ends the line of each test with its duration."""

  def startTest(self, test):
    self.start = time.monotonic()
    super().startTest(test)

  def addSuccess(self, test):
    unittest.TestResult.addSuccess(self, test)
    self.stream.writeln(f"ok, {time.monotonic() - self.start:.1f} s")
    self.stream.flush()


def run(names):
  suite = unittest.defaultTestLoader.loadTestsFromNames(names)
  runner = unittest.TextTestRunner(stream=sys.stdout, verbosity=2, resultclass=TimedResult)
  result = runner.run(suite)
  return int(not result.wasSuccessful())


def main():
  sys.path.insert(0, sys.argv[1])
  for line in sys.stdin:
    code = run(line.split())
    print(END, code, flush=True)


if __name__ == "__main__":
  main()
