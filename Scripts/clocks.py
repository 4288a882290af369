"""The dates at which `make test CLOCK=NAME` runs the tests, and the way that programs get them.

A preloaded library, `Tests/ShiftedClock`, shifts the date of a step and of its child processes,
Chromium among them; the monotonic clock stays. PostgreSQL and steps that only compile keep the
machine's clock.
"""
import os
import subprocess
import time
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "Tests/ShiftedClock/shifted_clock.c"
LIBRARY = ROOT / ".build/shifted-clock.so"

# The start of each step, minutes before a critical time, and the time zone of its processes.
CLOCKS = {
  "before-midnight-in-beijing": ("2026-11-23 23:58", "Asia/Shanghai"),
  "after-midnight-in-beijing": ("2026-11-24 00:01", "Asia/Shanghai"),
  "leap-day": ("2028-02-28 23:58", "Europe/Berlin"),
  "new-year": ("2026-12-31 23:58", "Europe/Berlin"),
  "summer-time-begins": ("2027-03-28 01:58", "Europe/Berlin"),
  "summer-time-ends": ("2027-10-31 02:58", "Europe/Berlin"),
  "year-2038": ("2038-01-19 03:12", "UTC"),
  "monday-morning": ("2027-05-03 09:00", "Europe/Berlin"),
}
BY_TURNS = "by-turns"


def git(root, *arguments):
  result = subprocess.run(["git", "-C", root, *arguments], capture_output=True, text=True)
  return result.stdout.strip() if result.returncode == 0 else ""


def whose_turn(root=ROOT):
  """Returns the clock of a commit, by the number of commits before it; in a shallow clone, where
  these cannot be counted, by its hash."""
  is_shallow = git(root, "rev-parse", "--is-shallow-repository") != "false"
  text = git(root, "rev-parse", "HEAD") if is_shallow else git(root, "rev-list", "--count", "HEAD")
  return list(CLOCKS)[int(text or "0", 16 if is_shallow else 10) % len(CLOCKS)]


class Clock:
  """The clock of the steps; without a name, the machine's."""

  def __init__(self, name=None):
    self.name = whose_turn() if name == BY_TURNS else name
    if self.name is None:
      return
    text, zone = CLOCKS[self.name]
    self.start = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone))
    os.environ["TZ"] = zone
    # Swift's toolchain has a compiler for C.
    LIBRARY.parent.mkdir(exist_ok=True)
    subprocess.run(
      ["clang", "-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-o", LIBRARY, SOURCE],
      check=True)
    print(f"==> clock {self.name}: {text} {zone}; again by: make test CLOCK={self.name}", flush=True)

  def shift(self, command):
    """Returns the command with the shifted clock, which starts at its date now."""
    if self.name is None:
      return list(command)
    offset = round(self.start.timestamp() - time.time())
    return ["env", f"LD_PRELOAD={LIBRARY}", f"ROSTRUM_CLOCK_OFFSET={offset}", *command]
