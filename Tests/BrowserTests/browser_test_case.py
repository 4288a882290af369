"""The base of the browser tests: one Showcase and one Chromium for all, a new user for each
test."""
import unittest
from functools import cached_property

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from reader import Contexts, Reader, launch
from showcase import Program, Showcase


class Shared:
  """Programs that the first test using them starts, and that end with the process."""

  @cached_property
  def contexts(self):
    return Contexts(launch(sync_playwright().start()))

  @cached_property
  def showcase(self):
    return Showcase()

  @cached_property
  def exposed(self):
    """A Showcase that tells the frames of its scenes, and draws them."""
    return Showcase("--expose-frames")

  @cached_property
  def turned(self):
    """A Showcase whose apps run from right to left, and that tells the frames of its scenes."""
    return Showcase("--expose-frames", "--right-to-left")

  @cached_property
  def controls(self):
    return Program("ControlsHost")

  def restart_what_crashed(self):
    """Restarts programs that have crashed, and returns the ends of their logs: a crash fails the
    test that caused it, and no later one."""
    programs = [value for value in vars(self).values() if isinstance(value, Program)]
    return [log for program in programs if (log := program.restart_after_crash())]


shared = Shared()


class BrowserTestCase(unittest.TestCase):
  # The browser's message about an error that a test provokes.
  expected_problem = None

  def setUp(self):
    self.readers = []

  def reader(self, address=None, **wishes):
    """Returns a new user with an empty browser; problems in it fail the test."""
    reader = Reader(shared.contexts, address or shared.showcase.address, **wishes)
    self.readers.append(reader)
    return reader

  def turned(self):
    """A Showcase whose apps run from right to left in every language."""
    return shared.turned

  def tearDown(self):
    problems = [
      problem for reader in self.readers for problem in reader.problems
      if self.expected_problem is None or self.expected_problem not in problem]
    for reader in self.readers:
      reader.close()
    self.assertEqual(shared.restart_what_crashed(), [], "programs that crashed")
    self.assertEqual(problems, [], "errors in the browser")

  def check_accessibility(self, reader):
    # Content that is fading in has less contrast than at its end.
    reader.wait_until_idle()
    found = Axe().run(reader.page)
    self.assertEqual(found.violations_count, 0, found.generate_report())
