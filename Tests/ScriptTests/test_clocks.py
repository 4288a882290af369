"""The clock of `Scripts/clocks.py` that a commit is tested with."""
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))
from clocks import CLOCKS, whose_turn  # noqa: E402


class TurnTests(unittest.TestCase):
  def setUp(self):
    folder = tempfile.TemporaryDirectory()
    self.addCleanup(folder.cleanup)
    self.root = Path(folder.name)

  def git(self, *arguments):
    subprocess.run(
      ["git", "-c", "user.name=Ana", "-c", "user.email=ana@example.com", *arguments],
      cwd=self.root, check=True, capture_output=True)

  def test_each_clock_has_one_of_eight_commits(self):
    self.git("init", "repository")
    repository = self.root / "repository"
    names = []
    for number in range(8):
      self.git("-C", "repository", "commit", "--allow-empty", "-m", f"{number}")
      names.append(whose_turn(repository))
      self.assertEqual(whose_turn(repository), names[-1])
    self.assertCountEqual(names, CLOCKS)

  def test_shallow_clones_take_turns_too(self):
    self.git("init", "repository")
    names = set()
    for number in range(8):
      self.git("-C", "repository", "commit", "--allow-empty", "-m", f"{number}")
      self.git("clone", "--depth", "1", f"file://{self.root}/repository", f"clone-{number}")
      names.add(whose_turn(self.root / f"clone-{number}"))
    self.assertGreater(len(names), 1)
    self.assertLessEqual(names, set(CLOCKS))

  def test_without_a_repository_there_is_a_clock_too(self):
    self.assertIn(whose_turn(self.root), CLOCKS)


if __name__ == "__main__":
  unittest.main()
