"""The lists that name every app: each equals the folders `Apps/<App>/iOS`."""
import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
APPS = sorted(folder.parent.name for folder in ROOT.glob("Apps/*/iOS"))


def listed(path, pattern, name=r'"(\w+)"'):
  """The sorted names in the part of a file that a pattern captures."""
  match = re.search(pattern, (ROOT / path).read_text(), re.S | re.M)
  if not match:
    raise AssertionError(f"expected a list of apps in {path}, got no match of {pattern}")
  return sorted(re.findall(name, match[1], re.M))


def address(app):
  """The path of an app's address, which its entry in the Showcase states."""
  return listed(f"Showcase/{app}Entry.swift", r"var path: String \{([^}]*)\}", r'"([\w-]+)"')[0]


class AppTests(unittest.TestCase):
  def test_the_manifest_declares_every_app(self):
    text = (ROOT / "Package.swift").read_text()
    calls = re.findall(r'^targets \+= app\(\s*"(\w+)"(.*?)\)$', text, re.S | re.M)
    self.assertEqual(sorted(app for app, rest in calls if "folder:" not in rest), APPS)

  def test_apple_platforms_have_a_product_of_every_app(self):
    products = listed(
      "Package.swift", r'^products \+= \[([^]]*)\]\.map \{\s*\.library\(name: "\\\(\$0\)App"')
    self.assertEqual(products, APPS)

  def test_continuous_integration_builds_every_app_on_macos(self):
    matrix = listed(".github/workflows/macos.yml", r"^        app: \[(.*?)\]$", r"\w+")
    self.assertEqual(matrix, APPS)

  def test_the_home_screen_shows_every_app(self):
    entries = listed("Showcase/ShowcaseApps.swift", r"all: \[any ShowcaseEntry\] \{(.*?)\}", r"\w+")
    names = {re.sub(r"Entry$", "", entry).lower() for entry in entries}
    self.assertEqual(names, {app.lower() for app in APPS})

  def test_links_and_activities_of_every_app_are_fuzzed(self):
    fuzzed = listed(
      "Tests/FuzzTargets/FuzzedApp.swift", r"func all\(\) -> \[FuzzedApp\] \{(.*?)^  \}",
      r'FuzzedApp\(\s*"([\w-]+)"')
    self.assertEqual(fuzzed, sorted(map(address, APPS)))

  def test_both_readmes_link_every_app(self):
    for path in ["README.md", "README.zh-Hans.md"]:
      table = listed(
        path, r"^\| [Aa]pp \|[^\n]*\n\|---\|---\|\n(.*?)\n\n", r"^\| \[[^]]*\]\(Apps/(\w+)\)")
      with self.subTest(path):
        self.assertEqual(table, APPS)


if __name__ == "__main__":
  unittest.main()
