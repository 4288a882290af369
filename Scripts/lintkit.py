"""Functions that the lints share: Swift sources without comments and strings, and findings."""
import argparse
import re
import sys
from pathlib import Path

COMMENT = r"//[^\n]*|/\*.*?\*/"
STRING = r'(?P<raw>#+)".*?"(?P=raw)|""".*?"""|"(?:\\.|[^"\\\n])*"'
PATTERN = re.compile(f"(?P<comment>{COMMENT})|{STRING}", re.S)


def code(text, keeps_strings=False):
  """Returns the source with comments (and strings) blanked; every character keeps its line."""

  def blank(match):
    if keeps_strings and match["comment"] is None:
      return match[0]
    return re.sub(r"[^\n]", " ", match[0])

  return PATTERN.sub(blank, text)


def line_number(text, offset):
  """Returns the line of an offset, 1-based."""
  return text.count("\n", 0, offset) + 1


class Lint:
  """Collects findings and ends the process: 0 without, 1 with any."""

  def __init__(self, description):
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    self.root = parser.parse_args().root
    self.files = 0
    self.findings = []

  def swift_files(self, *folders):
    for folder in folders:
      for path in sorted((self.root / folder).rglob("*.swift")):
        self.files += 1
        yield path.relative_to(self.root), path.read_text()

  def report(self, path, line, expected, got, fix):
    self.findings.append(f"{path}:{line}: error: expected {expected}, got {got}. Fix: {fix}.")

  def finish(self):
    print("\n".join(self.findings) or f"{Path(sys.argv[0]).name}: {self.files} files, no finding")
    sys.exit(bool(self.findings))
