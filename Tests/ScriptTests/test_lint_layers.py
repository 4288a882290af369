"""`Scripts/lint-layers` on small sources."""
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

LINT = Path(__file__).resolve().parents[2] / "Scripts/lint-layers"
VIEW = ("Views/UIView.swift", "open class UIView {\n  weak var window: UIWindowScene?\n}\n")
SCENE = (
  "Scenes/UIWindowScene.swift", "@MainActor\nopen class UIWindowScene {\n  let root: UIView\n}\n")


class LayerLintTests(unittest.TestCase):
  def lint(self, *files, baseline=""):
    with tempfile.TemporaryDirectory() as folder:
      for path, text in [*(("Sources/UIKit/" + path, text) for path, text in files),
                         ("Scripts/layers.txt", "# A comment.\n" + baseline)]:
        file = Path(folder) / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
      return subprocess.run(
        [sys.executable, LINT, "--root", folder], text=True, capture_output=True)

  def test_references_downwards_are_allowed(self):
    self.assertEqual(self.lint(("Views/UIView.swift", "class UIView {}\n"), SCENE).returncode, 0)

  def test_a_new_reference_upwards_is_found(self):
    result = self.lint(VIEW, SCENE)
    self.assertEqual(result.returncode, 1)
    self.assertIn(
      "at most 0 references from Views up to Scenes, got 1: "
      "UIWindowScene in Views/UIView.swift:2", result.stdout)

  def test_references_of_the_baseline_are_allowed(self):
    result = self.lint(VIEW, SCENE, baseline="1 Views -> Scenes\n")
    self.assertEqual((result.returncode, result.stderr), (0, ""))

  def test_a_count_that_has_fallen_falls_in_the_baseline_too(self):
    result = self.lint(VIEW, SCENE, baseline="2 Views -> Scenes\n")
    self.assertEqual(result.returncode, 1)
    self.assertIn("layers.txt:2:", result.stdout)
    self.assertIn("write `1 Views -> Scenes`", result.stdout)

  def test_the_line_of_a_pair_without_references_is_removed(self):
    result = self.lint(SCENE, baseline="1 Views -> Scenes\n")
    self.assertIn("write no line for this pair", result.stdout)

  def test_a_file_counts_once_for_each_type(self):
    twice = (VIEW[0], VIEW[1] + "extension UIWindowScene {}\n")
    self.assertEqual(self.lint(twice, SCENE, baseline="1 Views -> Scenes\n").returncode, 0)

  def test_comments_texts_members_and_nested_types_are_no_references(self):
    text = (
      "/// See UIWindowScene.\nclass UIView {\n  let name = \"UIWindowScene\"\n"
      "  let kind = Kinds.UIWindowScene\n}\n")
    nested = (
      "Layout/Side.swift", "enum Side {\n  enum UIWindowScene {}\n  let a: UIWindowScene\n}\n")
    self.assertEqual(self.lint((VIEW[0], text), nested, SCENE).returncode, 0)

  def test_a_listed_subfolder_is_a_part_and_another_belongs_to_its_folder(self):
    string = (
      "Text/AttributedStrings/NSShadow.swift", "class NSShadow {\n  var label: UILabel?\n}\n")
    label = ("Text/Labels/UILabel.swift", "class UILabel {}\n")
    result = self.lint(string, label)
    self.assertIn("from Text/AttributedStrings up to Text,", result.stdout)

  def test_a_folder_without_a_layer_is_found(self):
    result = self.lint(("Helpers/Helper.swift", "struct Helper {}\n"))
    self.assertEqual(result.returncode, 1)
    self.assertIn("expected a folder that belongs to a layer, got `Helpers`", result.stdout)


if __name__ == "__main__":
  unittest.main()
