"""`Scripts/lint-english` on small sources."""
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

LINT = Path(__file__).resolve().parents[2] / "Scripts/lint-english"
SWIFT = "Tests/PlayerTests/PlayerTests.swift"
PYTHON = "Tests/BrowserTests/test_players.py"


class EnglishLintTests(unittest.TestCase):
  def lint(self, path, text):
    with tempfile.TemporaryDirectory() as folder:
      file = Path(folder) / path
      file.parent.mkdir(parents=True)
      file.write_text(text)
      return subprocess.run(
        [sys.executable, LINT, "--root", folder], text=True, capture_output=True)

  def passes(self, path, text):
    result = self.lint(path, text)
    self.assertEqual((result.returncode, result.stderr), (0, ""), result.stdout)

  def test_plain_comments_and_names_are_allowed(self):
    self.passes(SWIFT, "/// Hidden scenes hibernate.\n@Test func observersReceiveSteps() {}\n")
    self.passes(PYTHON, "class A:\n  def test_a_missing_player_is_fetched(self):\n    pass\n")

  def test_beginnings_and_verbs_of_comments_are_found(self):
    for comment in ["Who is not seen may sleep.", "The scene tells its page."]:
      with self.subTest(comment):
        result = self.lint("Sources/Scene.swift", f"// {comment}\n")
        self.assertEqual(result.returncode, 1)
        self.assertIn('Sources/Scene.swift:1: error: expected a ', result.stdout)
        self.assertIn(comment, result.stdout)

  def test_beginnings_of_test_names_are_found(self):
    names = ["whatIsGone", "whoIsGone", "whoseTurnItIs", "whereItIs", "howItIs", "nobodyIsHere",
             "nothingIsLeft", "whatALogHides"]
    for name in names:
      with self.subTest(name):
        result = self.lint(SWIFT, f"@Test(arguments: [\"func a\"])\nfunc {name}() {{}}\n")
        self.assertEqual(result.returncode, 1)
        self.assertIn(f"{SWIFT}:2: error: expected a subject", result.stdout)

  def test_talking_code_in_test_names_is_found(self):
    for name in ["changesAreTold", "stepsAreToldOnce", "aScreenHearsOfIt", "aFailureIsSaid"]:
      with self.subTest(name):
        result = self.lint(SWIFT, f"@Test func {name}() {{}}\n")
        self.assertEqual(result.returncode, 1)
        self.assertIn("expected a verb for code", result.stdout)

  def test_names_of_python_tests_are_measured(self):
    result = self.lint(PYTHON, "class A:\n  def test_1_who_is_gone_says_so(self):\n    pass\n")
    self.assertEqual(result.returncode, 1)
    self.assertIn(
      f'{PYTHON}:2: error: expected a subject, got "who is gone says so"', result.stdout)
    self.assertIn("talking code in test names: 1 of 1 test names", result.stdout)

  def test_words_that_only_contain_a_verb_are_allowed(self):
    for name in ["aWholePlayerIsRead", "anEssayIsShown", "aTellerIsShown"]:
      self.passes(SWIFT, f"@Test func {name}() {{}}\n")

  def test_other_functions_and_tests_in_strings_are_allowed(self):
    self.passes(SWIFT, "func whoIsGone() {}\nlet a = \"@Test func whoIsGone() {}\"\n")
    self.passes("Tests/BrowserTests/reader.py", "def test_who_is_gone(): pass\n")


if __name__ == "__main__":
  unittest.main()
