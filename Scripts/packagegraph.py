"""The targets of the package, as its manifest declares them."""
import json
import subprocess
from pathlib import Path


def targets_of(root):
  """Returns the targets of the package in a folder, as `swift package dump-package` prints them."""
  # A folder of its own: a build that runs at the same time has locked the other one.
  scratch = Path(root) / ".build/lint"
  return json.loads(subprocess.run(
    ["swift", "package", "--package-path", root, "--scratch-path", scratch, "dump-package"],
    check=True, stdout=subprocess.PIPE).stdout)["targets"]


def folder_of(target):
  parent = "Tests" if target["type"] == "test" else "Sources"
  return target.get("path") or f"{parent}/{target['name']}"


def dependencies_of(target):
  """Returns the names of the targets and products that a target depends on directly."""
  return {next(iter(dependency.values()))[0] for dependency in target["dependencies"]}
