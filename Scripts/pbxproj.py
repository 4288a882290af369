"""Parts of `Scripts/xcode-project`: property lists of Xcode's projects, and its schemes."""
import hashlib
import re
from xml.sax.saxutils import quoteattr

PLAIN = re.compile(r"[A-Za-z0-9_./]+")


class Objects:
  """The objects of a project by identifier.

  Identifiers follow from names, so that the same folders make the same project.
  """

  def __init__(self):
    self.table = {}

  def add(self, isa, name, /, **properties):
    """Adds an object and returns its identifier."""
    identifier = hashlib.sha256(f"{isa} {name}".encode()).hexdigest()[:24].upper()
    assert identifier not in self.table, f"expected one {isa} {name}, got two"
    self.table[identifier] = {"isa": isa, **properties}
    return identifier

  def project(self, root, version):
    """The text of `project.pbxproj`."""
    return "// !$*UTF8*$!\n" + text_of({
      "archiveVersion": "1", "classes": {}, "objectVersion": version,
      "objects": dict(sorted(self.table.items(), key=lambda item: (item[1]["isa"], item[0]))),
      "rootObject": root,
    }) + "\n"


def text_of(value, indent=""):
  """A property list in the OpenStep format of strings, arrays and dictionaries."""
  inner = indent + "\t"
  if isinstance(value, dict):
    lines = [f"{inner}{text_of(key)} = {text_of(item, inner)};\n" for key, item in value.items()]
    return f"{{\n{''.join(lines)}{indent}}}"
  if isinstance(value, list):
    return "(\n" + "".join(f"{inner}{text_of(item, inner)},\n" for item in value) + f"{indent})"
  if PLAIN.fullmatch(value):
    return value
  return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def reference(identifier, buildable, name, container):
  """The reference of a scheme to a target."""
  attributes = {
    "BuildableIdentifier": "primary", "BlueprintIdentifier": identifier, "BuildableName": buildable,
    "BlueprintName": name, "ReferencedContainer": f"container:{container}",
  }
  return "<BuildableReference {}></BuildableReference>".format(
    " ".join(f"{key} = {quoteattr(value)}" for key, value in attributes.items()))


def scheme(version, app=None, tests=()):
  """The text of a scheme that runs an app, or tests targets of a package."""
  purposes = ["Testing", "Running", "Profiling", "Archiving", "Analyzing"]
  entries = [
    "<BuildActionEntry {}>{}</BuildActionEntry>".format(
      " ".join(
        f'buildFor{purpose} = "{"YES" if target == app or purpose == "Testing" else "NO"}"'
        for purpose in purposes),
      target)
    for target in ([app] if app else []) + list(tests)]
  testables = [
    f'<TestableReference skipped = "NO">{target}</TestableReference>' for target in tests]
  runnable = (
    f'<BuildableProductRunnable runnableDebuggingMode = "0">{app}</BuildableProductRunnable>'
    if app else "")
  debugger = (
    'selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB" '
    'selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB"')
  return "\n".join([
    '<?xml version="1.0" encoding="UTF-8"?>',
    f'<Scheme LastUpgradeVersion = "{version}" version = "1.7">',
    '<BuildAction parallelizeBuildables = "YES" buildImplicitDependencies = "YES">',
    "<BuildActionEntries>", *entries, "</BuildActionEntries>",
    "</BuildAction>",
    f'<TestAction buildConfiguration = "Debug" {debugger} shouldUseLaunchSchemeArgsEnv = "YES">',
    "<Testables>", *testables, "</Testables>",
    "</TestAction>",
    f'<LaunchAction buildConfiguration = "Debug" {debugger} launchStyle = "0" '
    'useCustomWorkingDirectory = "NO" ignoresPersistentStateOnLaunch = "NO" '
    'debugDocumentVersioning = "YES" debugServiceExtension = "internal" '
    f'allowLocationSimulation = "YES">{runnable}</LaunchAction>',
    '<ProfileAction buildConfiguration = "Release" shouldUseLaunchSchemeArgsEnv = "YES" '
    'savedToolIdentifier = "" useCustomWorkingDirectory = "NO" debugDocumentVersioning = "YES">'
    f"{runnable}</ProfileAction>",
    '<AnalyzeAction buildConfiguration = "Debug"></AnalyzeAction>',
    '<ArchiveAction buildConfiguration = "Release" revealArchiveInOrganizer = "YES">'
    "</ArchiveAction>",
    "</Scheme>", ""])
