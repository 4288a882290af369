"""The time in a process under a clock of `Scripts/clocks.py`."""
import subprocess
import sys
import unittest
from datetime import datetime, timezone
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))
from clocks import Clock  # noqa: E402

LOOK = """
import threading, time
began = time.monotonic()
time.sleep(0.01)
done = threading.Event().wait(0.01)
print(time.time(), time.monotonic() - began)
"""


class ShiftedClockTests(unittest.TestCase):
  def setUp(self):
    # A clock sets the time zone of what follows.
    environment = mock.patch.dict("os.environ")
    environment.start()
    self.addCleanup(environment.stop)

  def see(self, name):
    command = Clock(name).shift([sys.executable, "-c", LOOK])
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return map(float, text.split())

  def test_the_date_is_that_of_the_clock_and_waits_end(self):
    for name, start in [
      ("year-2038", datetime(2038, 1, 19, 3, 12, tzinfo=timezone.utc)),
      ("after-midnight-in-beijing", datetime(2026, 11, 23, 16, 1, tzinfo=timezone.utc)),
    ]:
      with self.subTest(name):
        date, waited = self.see(name)
        self.assertGreaterEqual(date, start.timestamp() - 1)
        self.assertLess(date, start.timestamp() + 600)
        self.assertLess(waited, 600)

  def test_commands_are_unchanged_without_a_name(self):
    self.assertEqual(Clock().shift(["date"]), ["date"])


if __name__ == "__main__":
  unittest.main()
