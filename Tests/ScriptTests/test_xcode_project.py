"""The project that `Scripts/xcode-project` writes, and the workflows that build it.

Xcode is not at hand here. The tests compare the files with each other, with the manifest as Apple's
systems evaluate it, and with the folders.
"""
import json
import plistlib
import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
APPS = ROOT / "Apps"
TOKEN = re.compile(
  r'\s+|//[^\n]*|/\*.*?\*/|(?P<mark>[{}()=;,])|"(?P<quoted>(?:\\.|[^"\\])*)"'
  r"|(?P<plain>[\w$/:.-]+)", re.S | re.A)

# Frameworks of iOS 17 that the apps and their tests use; Synchronization needs iOS 18.
FRAMEWORKS = {
  "AudioToolbox", "Dispatch", "Foundation", "Observation", "PhotosUI", "Testing", "UIKit",
  "UniformTypeIdentifiers", "WebKit"}
# The last is a spelling of ours, for systems without Objective-C.
LATER = re.compile(r"\bisolated deinit\b|\bSelector\(")


class PropertyList:
  """A reader of property lists in the OpenStep format, which refuses keys that come twice."""

  def __init__(self, text):
    self.tokens = self.split(text)
    self.next = 0
    self.value = self.read()
    if self.next != len(self.tokens):
      raise ValueError(f"expected the end, got {self.tokens[self.next]}")

  @staticmethod
  def split(text):
    tokens, place = [], 0
    while place < len(text):
      match = TOKEN.match(text, place)
      if not match:
        raise ValueError(f"expected a token, got {text[place:place + 20]!r}")
      place = match.end()
      if match.lastgroup == "quoted":
        tokens.append(("string", re.sub(r"\\(.)", r"\1", match["quoted"])))
      elif match.lastgroup:
        tokens.append((match["mark"] or "string", match[0]))
    return tokens

  def take(self, kind):
    if self.next == len(self.tokens) or self.tokens[self.next][0] != kind:
      raise ValueError(f"expected {kind}, got {self.tokens[self.next:][:3]}")
    self.next += 1
    return self.tokens[self.next - 1][1]

  def at(self, kind):
    return self.next < len(self.tokens) and self.tokens[self.next][0] == kind

  def read(self):
    if self.at("{"):
      return self.dictionary()
    return self.array() if self.at("(") else self.take("string")

  def dictionary(self):
    self.take("{")
    values = {}
    while not self.at("}"):
      key = self.take("string")
      if key in values:
        raise ValueError(f"expected {key} once, got it twice")
      self.take("=")
      values[key] = self.read()
      self.take(";")
    self.take("}")
    return values

  def array(self):
    self.take("(")
    values = []
    while not self.at(")"):
      values.append(self.read())
      if not self.at(")"):
        self.take(",")
    self.take(")")
    return values


class PropertyListTests(unittest.TestCase):
  def test_reads_property_lists_of_projects(self):
    text = '// !$*UTF8*$!\n{ a /* b */ = ("$(c)", d-e, ); "f\\"g" = {h = ../i; }; }'
    self.assertEqual(
      PropertyList(text).value, {"a": ["$(c)", "d-e"], 'f"g': {"h": "../i"}})

  def test_rejects_damaged_property_lists(self):
    for text in ["{ a = 1; a = 2; }", "{ a = 1 }", "( a b )", "{ a = $(b); }", "{ a = b; } c"]:
      with self.subTest(text), self.assertRaises(ValueError):
        PropertyList(text)


class ProjectTests(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    folder = tempfile.TemporaryDirectory()
    cls.addClassCleanup(folder.cleanup)
    cls.path = Path(folder.name) / "Rostrum.xcodeproj"
    cls.write(cls.path)
    cls.text = (cls.path / "project.pbxproj").read_text()
    cls.plist = PropertyList(cls.text).value
    cls.objects = cls.plist["objects"]
    cls.project = cls.objects[cls.plist["rootObject"]]
    cls.targets = {
      cls.objects[identifier]["name"]: cls.objects[identifier]
      for identifier in cls.project["targets"]}
    cls.manifest = cls.apple_manifest()
    cls.apps = sorted(folder.parent.name for folder in APPS.glob("*/iOS"))

  @staticmethod
  def write(path):
    subprocess.run(
      [sys.executable, ROOT / "Scripts/xcode-project", "--output", path],
      check=True, capture_output=True)

  @staticmethod
  def apple_manifest():
    with tempfile.TemporaryDirectory() as folder:
      Path(folder, "Package.swift").write_text(
        (ROOT / "Package.swift").read_text().replace("os(Linux)", "os(Windows)"))
      return json.loads(subprocess.run(
        ["swift", "package", "--package-path", folder, "dump-package"],
        check=True, capture_output=True).stdout)

  def of_kind(self, isa):
    return {key: value for key, value in self.objects.items() if value["isa"] == isa}

  def settings(self, owner):
    lists = self.objects[owner["buildConfigurationList"]]["buildConfigurations"]
    return [self.objects[identifier]["buildSettings"] for identifier in lists]

  def schemes(self):
    for path in sorted((self.path / "xcshareddata/xcschemes").glob("*.xcscheme")):
      yield path.stem, xml.etree.ElementTree.parse(path)

  def test_the_same_folders_make_the_same_project(self):
    again = self.path.with_name("Again.xcodeproj")
    self.write(again)
    self.assertEqual((again / "project.pbxproj").read_text(), self.text)

  def test_every_identifier_has_24_digits_and_names_one_object(self):
    pattern = re.compile(r"[0-9A-F]{24}")
    used = set(pattern.findall(self.text))
    for identifier in self.objects:
      self.assertRegex(identifier, pattern)
    self.assertEqual(used, set(self.objects))
    # Every object but the project is used somewhere.
    for identifier in self.objects:
      self.assertGreater(self.text.count(identifier), 1, self.objects[identifier])

  def test_every_path_exists(self):
    def check(identifier, folder):
      element = self.objects[identifier]
      path = folder / element.get("path", "")
      if element["sourceTree"] == "<group>":
        self.assertTrue(path.exists(), path)
        for child in element.get("children", []):
          check(child, path)

    check(self.project["mainGroup"], APPS)
    for package in self.of_kind("XCLocalSwiftPackageReference").values():
      self.assertTrue((APPS / package["relativePath"] / "Package.swift").exists())
    for settings in self.settings(self.project):
      self.assertTrue((APPS / settings["INFOPLIST_FILE"]).exists())

  def test_every_folder_is_the_app_of_its_name(self):
    self.assertEqual(sorted(self.targets), self.apps)
    self.assertEqual(len(self.apps), 5)
    for name, target in self.targets.items():
      source = (APPS / name / "iOS/AppDelegate.swift").read_text()
      self.assertIn(f"import {name}App\n", source)
      self.assertIn("@main", source)
      identifiers = {settings["PRODUCT_BUNDLE_IDENTIFIER"] for settings in self.settings(target)}
      self.assertEqual(identifiers, {f"org.example.rostrum.{name}"})

  def test_every_app_links_its_product(self):
    products = {product["name"] for product in self.manifest["products"]}
    for name, target in self.targets.items():
      (library,) = target["packageProductDependencies"]
      self.assertEqual(self.objects[library]["productName"], f"{name}App")
      self.assertIn(f"{name}App", products)
      self.assertIn(self.objects[library]["package"], self.project["packageReferences"])
      phases = [self.objects[phase] for phase in target["buildPhases"]]
      linked = [
        self.objects[file]["productRef"] for phase in phases for file in phase["files"]
        if phase["isa"] == "PBXFrameworksBuildPhase"]
      self.assertEqual(linked, [library])

  def test_the_package_has_the_trait_of_the_apps(self):
    traits = {trait["name"] for trait in self.manifest["traits"]}
    for package in self.of_kind("XCLocalSwiftPackageReference").values():
      self.assertEqual(package["traits"], ["Samples"])
      self.assertLessEqual(set(package["traits"]), traits)

  def dependencies(self):
    """The dependencies of every target that apps and tests are built of."""
    targets = {target["name"]: target for target in self.manifest["targets"]}
    packages = {
      dependency["sourceControl"][0]["identity"] for dependency in self.manifest["dependencies"]}
    waiting = [f"{name}App" for name in self.apps] + self.package_tests()
    found = {}
    while waiting:
      name = waiting.pop()
      if name in found:
        continue
      self.assertIn(name, targets)
      found[name] = set()
      for dependency in targets[name]["dependencies"]:
        kind, (module, *package) = next(iter(dependency.items()))
        found[name].add(module)
        if kind == "product":
          self.assertIn(package[0].lower(), packages)
        else:
          waiting.append(module)
    return found

  def test_apple_platforms_have_all_that_apps_and_tests_depend_on(self):
    self.assertLess({"Rostrum", "RostrumUIKit", "ContactsUI"}, set(self.dependencies()))

  def sources(self, name):
    """The Swift files of a target, each without the lines in conditions."""
    (target,) = [target for target in self.manifest["targets"] if target["name"] == name]
    parent = "Tests" if target["type"] == "test" else "Sources"
    for path in sorted((ROOT / (target.get("path") or f"{parent}/{name}")).rglob("*.swift")):
      depth, lines = 0, []
      for line in path.read_text().splitlines():
        depth += line.lstrip().startswith("#if ")
        if depth == 0:
          lines.append(line)
        depth -= line.lstrip().startswith("#endif")
      yield path.relative_to(ROOT), "\n".join(lines)

  def test_sources_import_what_apple_platforms_have(self):
    pattern = re.compile(r"^(?:@\w+ )?(?:public |package )?import (?:struct |enum )?(\w+)", re.M)
    for name, modules in self.dependencies().items():
      for path, text in self.sources(name):
        with self.subTest(path):
          self.assertLessEqual(set(pattern.findall(text)), modules | FRAMEWORKS)

  def test_sources_need_no_later_system_than_ios_17(self):
    for name in self.dependencies():
      for path, text in self.sources(name):
        with self.subTest(path):
          self.assertNotRegex(text, LATER)

  def test_settings_are_those_of_the_manifest(self):
    (version,) = {
      platform["version"] for platform in self.manifest["platforms"]
      if platform["platformName"] == "ios"}
    for settings in self.settings(self.project):
      self.assertEqual(settings["IPHONEOS_DEPLOYMENT_TARGET"], version)
      self.assertEqual(settings["SWIFT_VERSION"], "6.0")
      self.assertEqual(settings["GENERATE_INFOPLIST_FILE"], "YES")

  def test_names_are_those_of_the_showcase(self):
    for name, target in self.targets.items():
      catalog = json.loads((APPS / name / "iOS/InfoPlist.xcstrings").read_text())
      translations = catalog["strings"]["CFBundleDisplayName"]["localizations"]
      names = {language: text["stringUnit"]["value"] for language, text in translations.items()}
      self.assertLessEqual(set(names), set(self.project["knownRegions"]))
      entry = (ROOT / f"Showcase/{name}Entry.swift").read_text()
      self.assertEqual(names, dict(re.findall(r'"(en|zh-Hans)": "([^"<]+)"', entry)))
      for settings in self.settings(target):
        self.assertEqual(settings["INFOPLIST_KEY_CFBundleDisplayName"], names["en"])

  def test_the_activity_of_scenes_is_listed(self):
    information = plistlib.loads((APPS / "Info.plist").read_bytes())
    source = (ROOT / "Sources/RostrumUIKit/Scene/RootSceneDelegate.swift").read_text()
    activity = re.search(r'activityType: String \{ "([^"]+)" \}', source)[1]
    self.assertEqual(information["NSUserActivityTypes"], [activity])

  def test_every_app_has_a_scheme(self):
    schemes = dict(self.schemes())
    self.assertEqual(sorted(schemes), sorted([*self.apps, "Tests"]))
    for name in self.apps:
      references = list(schemes[name].iter("BuildableReference"))
      # Built, run and profiled.
      self.assertEqual(len(references), 3)
      for reference in references:
        target = self.objects[reference.get("BlueprintIdentifier")]
        self.assertEqual(target["name"], name)
        product = self.objects[target["productReference"]]
        self.assertEqual(reference.get("BuildableName"), product["path"])
        self.assertEqual(reference.get("ReferencedContainer"), "container:Rostrum.xcodeproj")

  def package_tests(self):
    (scheme,) = [tree for name, tree in self.schemes() if name == "Tests"]
    return [
      reference.get("BlueprintIdentifier") for testable in scheme.iter("TestableReference")
      for reference in testable]

  def test_the_tests_are_the_packages_own(self):
    tests = {target["name"] for target in self.manifest["targets"] if target["type"] == "test"}
    self.assertLessEqual(set(self.package_tests()), tests)
    self.assertLessEqual(
      {"RostrumTests", *(f"{name}PresentationTests" for name in self.apps)},
      set(self.package_tests()))
    (scheme,) = [tree for name, tree in self.schemes() if name == "Tests"]
    for reference in scheme.iter("BuildableReference"):
      self.assertEqual(reference.get("ReferencedContainer"), "container:..")


class WorkflowTests(unittest.TestCase):
  """Lines of the workflows; the tests have no reader of YAML."""

  def workflow(self, name):
    return (ROOT / f".github/workflows/{name}.yml").read_text()

  def jobs(self, text):
    return re.findall(r"^  ([\w-]+):$", text.partition("\njobs:\n")[2], re.M)

  def test_linux_runs_what_continuous_integration_runs_everywhere(self):
    text = self.workflow("linux")
    self.assertEqual(self.jobs(text), ["check"])
    self.assertRegex(text, r"(?m)^      - run: \.ci/run$")
    self.assertRegex(text, r"(?m)^    container: swift:6\.3-bookworm$")

  def test_macos_runs_the_tests_and_builds_the_apps_of_its_matrix(self):
    text = self.workflow("macos")
    self.assertEqual(self.jobs(text), ["tests", "apps"])
    self.assertEqual(text.count("make xcode"), 2)
    self.assertEqual(set(re.findall(r" -project (\S+)", text)), {"Apps/Rostrum.xcodeproj"})
    self.assertEqual(re.findall(r"-scheme (.+)", text), ["Tests", "${{ matrix.app }}"])

  def test_indentation_is_by_two_spaces(self):
    for path in (ROOT / ".github/workflows").glob("*.yml"):
      for line in path.read_text().splitlines():
        self.assertNotIn("\t", line)
        self.assertEqual((len(line) - len(line.lstrip(" "))) % 2, 0, line)
        self.assertLessEqual(len(line), 100)


if __name__ == "__main__":
  unittest.main()
