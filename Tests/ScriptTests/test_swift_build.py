"""Checks that plans of SwiftPM do not change by themselves."""
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class SwiftBuildTests(unittest.TestCase):
  def test_the_order_of_sets_is_the_same_in_each_build(self):
    with tempfile.TemporaryDirectory() as folder:
      program = Path(folder) / "swift"
      program.write_text('#!/bin/sh\necho "$SWIFT_DETERMINISTIC_HASHING $*"\n')
      program.chmod(0o755)
      result = subprocess.run(
        [ROOT / "Scripts/swift-build", "--product", "a b"], check=True, text=True,
        stdout=subprocess.PIPE, env=dict(os.environ, PATH=f"{folder}:{os.environ['PATH']}"))
      self.assertEqual(result.stdout, "1 build --product a b\n")

  def test_builds_of_the_package_are_started_by_the_script(self):
    # Those of other packages, and of folders that are built once, need it not.
    others = {"swift-build", "check-negative", "check-consumers", "test"}
    files = [ROOT / "Makefile", *(ROOT / "Scripts").iterdir(), ROOT / "Benchmarks/loop-bench"]
    direct = re.compile(r'^[^#`]*("swift", "build"|(^|[ \t&;])swift build )', re.MULTILINE)
    found = [
      file.name for file in files
      if file.is_file() and file.name not in others and direct.search(file.read_text(errors="replace"))]
    self.assertEqual(found, [])


if __name__ == "__main__":
  unittest.main()
