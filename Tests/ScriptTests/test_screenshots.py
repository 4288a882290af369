"""The script of screenshots, which no test runs, calls only what the harness of the browser tests has."""
import ast
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class ScreenshotTests(unittest.TestCase):
  def test_the_harness_has_every_member_that_the_script_uses(self):
    harness = ast.parse((ROOT / "Tests/BrowserTests/reader.py").read_text())
    reader = next(
      node for node in harness.body if isinstance(node, ast.ClassDef) and node.name == "Reader")
    members = {node.name for node in reader.body if isinstance(node, ast.FunctionDef)}
    members |= {
      node.attr for node in ast.walk(reader)
      if isinstance(node, ast.Attribute) and getattr(node.value, "id", None) == "self"}
    used = {
      node.attr for node in ast.walk(ast.parse((ROOT / "Scripts/screenshots").read_text()))
      if isinstance(node, ast.Attribute) and getattr(node.value, "id", None) == "reader"}
    self.assertIn("open", used)
    self.assertEqual(used - members, set())
