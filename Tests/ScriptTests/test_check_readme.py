"""The examples that `Scripts/check-readme` reads from a page."""
import importlib.util
import sys
import unittest
from importlib.machinery import SourceFileLoader
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "Scripts/check-readme"
PAGE = """# A page

<!-- module: Counter -->
```swift
let a = 1
```

Text between the steps.

<!-- fragment -->
```swift
.package(…)
```

<!-- module: Counter -->
```swift
let b = a
```

```swift
let forgotten = true
```
"""


def load():
  """Loads the script as a module, without leaving byte code beside it."""
  sys.dont_write_bytecode = True
  loader = SourceFileLoader("check_readme", str(SCRIPT))
  module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
  loader.exec_module(module)
  return module


class ExamplesTests(unittest.TestCase):
  def setUp(self):
    self.script = load()
    self.examples = self.script.examples(PAGE)

  def test_examples_of_a_module_are_joined_and_keep_their_lines(self):
    lines = self.examples["Counter"].split("\n")
    page = PAGE.split("\n")
    self.assertEqual([line for line in lines if line], ["let a = 1", "let b = a"])
    for number, line in enumerate(lines):
      if line:
        self.assertEqual(line, page[number])

  def test_fragments_are_left_out(self):
    self.assertEqual(set(self.examples), {"Counter", None})

  def test_an_example_without_a_comment_is_a_problem(self):
    self.assertIn("Expected a comment", self.script.problem(None, self.examples[None]))

  def test_every_page_exists(self):
    for page in self.script.PAGES:
      self.assertTrue((self.script.ROOT / page).exists(), page)


if __name__ == "__main__":
  unittest.main()
