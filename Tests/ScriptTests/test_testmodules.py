"""`Scripts/test` running modules in parallel."""
import contextlib
import io
import json
import sys
import tempfile
import unittest
import unittest.mock
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))
from testmodules import ModuleRun  # noqa: E402

MODULES = {
  "test_good.py": "def test_a(self): pass\n  def test_b(self): pass",
  "test_bad.py": "def test_a(self): self.fail()\n  def test_b(self): pass",
  "test_dead.py": "def test_a(self): import os; os._exit(3)",
  "test_killed.py": "def test_a(self): import os; os.kill(os.getpid(), 9)",
  "test_empty.py": "pass",
}


class ModuleRunTests(unittest.TestCase):
  def setUp(self):
    folder = tempfile.TemporaryDirectory()
    self.addCleanup(folder.cleanup)
    self.root = Path(folder.name)
    (self.root / "tests").mkdir()

  def run_modules(self, modules, **options):
    for name, body in modules.items():
      (self.root / "tests" / name).write_text(
        f"import unittest\nclass Tests(unittest.TestCase):\n  {body}\n")
    run = ModuleRun(
      self.root, "tests", self.root / "times.json", python=sys.executable, **options)
    self.printed = io.StringIO()
    with contextlib.redirect_stdout(self.printed):
      return run.results()

  def test_counts_passed_and_failed_tests_of_all_modules(self):
    passed, failed, _ = self.run_modules(MODULES)
    # Two tests of the good module and one of the bad one pass; the other three crash or run
    # nothing.
    self.assertEqual((passed, failed), (3, 4))

  def test_names_the_modules_that_broke_off(self):
    _, _, failures = self.run_modules(MODULES)
    for name in ["test_dead.py: ended with code 3", "test_killed.py: ended with code -9"]:
      self.assertIn(name, failures)

  def run_failing_once(self, count):
    """Tests that fail the first time, and one that always fails."""
    body = "\n  ".join(
      f"""def test_{n}(self):
    import os
    file = {str(self.root / str(n))!r}
    if not os.path.exists(file):
      open(file, "x").close()
      self.fail("at first")""" for n in range(count))
    body += "\n  def test_bad(self): self.fail('bad')"
    return self.run_modules({"test_flaky.py": body})

  def test_names_tests_that_pass_when_they_run_again(self):
    passed, failed, lines = self.run_failing_once(2)
    self.assertEqual((passed, failed), (2, 1))
    flaky = [line for line in lines if line.startswith("flaky, passed when it ran again: FAIL: test_")]
    self.assertEqual(len(flaky), 2)
    self.assertIn("AssertionError: at first", flaky[0])
    others = [line for line in lines if line not in flaky]
    self.assertEqual(len(others), 1)
    self.assertRegex(
      others[0],
      r"^FAIL: test_bad \(test_flaky.Tests.test_bad\); AssertionError: bad; at test_flaky.py:\d+$")

  def test_reports_the_expectation_of_a_locator(self):
    _, _, lines = self.run_modules({"test_page.py": """def test_a(self):
    raise AssertionError('not visible\\nCall log:\\n  - Expect "to_be_visible" locator(".x")')"""})
    self.assertIn('; Expect "to_be_visible" locator(".x"); at test_page.py:', lines[0])

  def test_many_failures_do_not_run_again(self):
    passed, failed, lines = self.run_failing_once(3)
    self.assertEqual((passed, failed), (0, 4))
    self.assertFalse([line for line in lines if "flaky" in line.split(":")[0]])

  def test_output_of_a_module_is_kept_together(self):
    self.run_modules({f"test_{n}.py": "def test_a(self): pass" for n in range(6)})
    for part in self.printed.getvalue().split("==> ")[1:]:
      self.assertEqual(part.count("Ran 1 test"), 1)

  def test_the_slowest_of_the_last_run_comes_first(self):
    order = self.root / "order"
    body = f"def test_a(self): open({str(order)!r}, 'a').write(__name__ + ' ')"
    (self.root / "times.json").write_text(json.dumps({"test_b.py": 900, "test_a.py": 1}))
    modules = {"test_a.py": body, "test_b.py": body, "test_c.py": body + " #" + "-" * 8_000}
    self.run_modules(modules, workers=1)
    self.assertEqual(order.read_text().split(), ["test_b", "test_c", "test_a"])

  def test_modules_of_one_process_share_objects(self):
    body = """def test_a(self):
    import sys
    shared = sys.__dict__.setdefault("made_by_tests", [])
    shared.append(__name__)
    print("shared by", len(shared))"""
    self.run_modules({f"test_{n}.py": body for n in range(3)}, workers=1)
    self.assertIn("shared by 3", self.printed.getvalue())

  def test_modules_after_one_that_broke_off_run_in_a_new_process(self):
    passed, failed, _ = self.run_modules(
      {"test_a.py": MODULES["test_killed.py"] + " #" + "-" * 800, "test_b.py": MODULES["test_good.py"]},
      workers=1)
    self.assertEqual((passed, failed), (2, 1))

  def test_a_module_that_takes_too_long_is_given_up(self):
    body = """def test_a(self):
    import time
    time.sleep(600)"""
    with unittest.mock.patch("testmodules.LIMIT", 0.5):
      passed, failed, _ = self.run_modules({"test_a.py": body})
    self.assertEqual((passed, failed), (0, 1))
    self.assertIn("gave up after", self.printed.getvalue())


if __name__ == "__main__":
  unittest.main()
