"""What the list of UIKit's declarations lacks of Apple's selectors: `Scripts/surface.py`."""
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))
from surface import Listed, Selectors


def entry(owner, name):
  return {"type": owner, "name": name, "kind": "method", "declaration": "", "mark": "H"}


class UnlistedSelectors(unittest.TestCase):
  def unlisted(self, owner, selectors, names, parents=None):
    listed = Listed([[entry(of, name) for of, name in names]])
    return Selectors({owner: selectors}, listed, parents or {}).unlisted(owner)

  def test_a_member_without_a_declaration_is_found(self):
    names = [("UIWindow", "windowScene"), ("UIWindow", "window")]
    self.assertEqual(
      self.unlisted("UIWindow", ["screen", "windowScene", "windowLevel"], names),
      ["screen", "windowLevel"])

  def test_words_that_swift_drops_do_not_matter(self):
    names = [
      ("UIColor", "init(white:alpha:)"), ("UIColor", "withAlphaComponent(_:)"),
      ("UIColor", "forLastBaselineLayout"), ("UIColor", "insertSubview(_:at:)"),
      ("UIColor", "systemBackground"), ("UIColor", "init()")]
    selectors = [
      "colorWithWhite:alpha:", "colorWithAlphaComponent:", "viewForLastBaselineLayout",
      "insertSubview:atIndex:", "systemBackgroundColor", "color"]
    self.assertEqual(self.unlisted("UIColor", selectors, names), [])

  def test_a_supertypes_declaration_counts(self):
    self.assertEqual(
      self.unlisted("UILabel", ["tintColor"], [("UIView", "tintColor")], {"UILabel": ["UIView"]}), [])

  def test_another_number_of_arguments_is_another_member(self):
    self.assertEqual(
      self.unlisted("UIView", ["convertPoint:toWindow:"], [("UIView", "convert(_:)")]),
      ["convertPoint:toWindow:"])


if __name__ == "__main__":
  unittest.main()
