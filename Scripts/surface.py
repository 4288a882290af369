"""The parts of `check-surface`: symbols of a symbol graph, the list, and how both compare."""
import re
from pathlib import Path

TYPES = {"class", "struct", "enum", "protocol", "typealias"}
DROPPED = (
  r"@\w+(\([^)]*\))?\s*|\b(open|public|final|required|convenience|optional|weak|override|dynamic"
  r"|nonisolated|mutating|any|borrowing|consuming)\b(\([^)]*\))?\s*")
UNDERSCORED = re.compile(r"^_|[(:]_\w")
PARAMETER = re.compile(r"([(,]\s*)(\w+)\s+\w+\s*:")


def normal(declaration):
  """A declaration without what a caller cannot see: attributes, inner names, order of modifiers."""
  text = re.sub(DROPPED, "", declaration.split(" where ")[0].replace("`", ""))
  text = re.sub(r"\bclass (?=func|var|let)", "static ", text)
  text = PARAMETER.sub(r"\1\2:", text)
  if re.match(r"(static )?(var|let)\b", text):
    is_constant = re.search(r"\blet\b", text) or re.search(r"\{ get \}", text)
    text = re.sub(r"\blet\b", "var", re.sub(r"\s*\{.*\}", "", text))
    text += "{get}" if is_constant else ""
  return re.sub(r"\s+", "", text)


def sameness(listed, own):
  """Whether all that compiles with our declaration compiles with the listed one. Of types only the
  kind is compared. Ours may lack a setter, and parameters that have a default."""
  kind = re.match(r"(class|struct|enum|protocol|actor) (?!func|var|let)", normal_type(listed))
  if kind:
    return normal_type(own).startswith(kind[0])
  if listed.startswith("optional "):
    # A requirement of a protocol cannot have what Apple's pages show: a default.
    listed = re.sub(r" = [^,)]+", "", listed)
  wanted, got = normal(shortened(listed, own)), normal(own)
  return got in (wanted, wanted + "{get}")


def shortened(listed, own):
  """The listed declaration without the parameters with a default that ours does not have."""
  head, parameters, tail = parts(listed)
  labels = [label(parameter) for parameter in parts(own)[1]]
  kept = [one for one in parameters if label(one) in labels or " = " not in one]
  return head + "(" + ", ".join(kept) + ")" + tail if parameters else listed


def parts(declaration):
  """A function's text before its parameters, its parameters, and the text behind them."""
  start = declaration.find("(")
  if start < 0 or not re.search(r"\b(func|init)\b", declaration[:start]):
    return declaration, [], ""
  depth, begin, parameters = 0, start + 1, []
  for index in range(start, len(declaration)):
    depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(declaration[index], 0)
    if depth == 0 or depth == 1 and declaration[index] == ",":
      parameters.append(declaration[begin:index].strip())
      begin = index + 1
    if depth == 0:
      break
  return declaration[:start], [one for one in parameters if one], declaration[index + 1:]


def label(parameter):
  return re.split(r"[\s:]", parameter)[0]


def normal_type(declaration):
  return re.sub(DROPPED, "", declaration).strip()


class Symbol:
  """A public symbol: its path, its declaration, its place, and the types it may stem from."""

  def __init__(self, raw, families):
    self.components = raw["pathComponents"]
    self.path = ".".join(self.components)
    self.declaration = "".join(part["spelling"] for part in raw["declarationFragments"])
    self.owners = families.get(".".join(self.components[:-1]), [".".join(self.components[:-1])])
    location = raw.get("location", {"uri": "UIKit", "position": {"line": 0}})
    path = Path(location["uri"].removeprefix("file://"))
    start = path.parts.index("Sources") if "Sources" in path.parts else 0
    self.place = f"{Path(*path.parts[start:])}:{location['position']['line'] + 1}"

  @staticmethod
  def own(graphs):
    """Symbols that are ours to answer for: not underscored, no override, no witness of a protocol
    of another module, no default implementation."""
    skipped, names, parents = set(), {}, {}
    for graph in graphs:
      for symbol in graph["symbols"]:
        names.setdefault(symbol["identifier"]["precise"], ".".join(symbol["pathComponents"]))
    for graph in graphs:
      for relation in graph["relationships"]:
        kind, source = relation["kind"], relation["source"]
        origin = relation.get("sourceOrigin", {}).get("identifier", "s:5UIKit")
        if kind in ("overrides", "defaultImplementationOf") or not origin.startswith("s:5UIKit"):
          skipped.add(source)
        if kind in ("inheritsFrom", "conformsTo") and source in names:
          fallback = relation.get("targetFallback", "").partition(".")[2]
          parents.setdefault(names[source], []).append(names.get(relation["target"], fallback))
    families = {name: family(name, parents) for name in parents}
    return [
      Symbol(raw, families) for graph in graphs for raw in graph["symbols"]
      if raw["identifier"]["precise"] not in skipped
      and not any(UNDERSCORED.search(part) for part in raw["pathComponents"])]


class Everything:
  """All that compiles, whoever answers for it: overrides, witnesses, and what is inherited."""

  def __init__(self, graphs):
    self.members, self.parents, names = {}, {}, {}
    for graph in graphs:
      for raw in graph["symbols"]:
        *owner, name = raw["pathComponents"]
        names[raw["identifier"]["precise"]] = ".".join(raw["pathComponents"])
        text = "".join(part["spelling"] for part in raw["declarationFragments"])
        self.members.setdefault(".".join(owner), {}).setdefault(name, []).append(text)
    for graph in graphs:
      for relation in graph["relationships"]:
        if relation["kind"] in ("inheritsFrom", "conformsTo") and relation["source"] in names:
          fallback = relation.get("targetFallback", "").partition(".")[2]
          self.parents.setdefault(names[relation["source"]], []).append(
            names.get(relation["target"], fallback))

  def has(self, entry):
    """Whether a listed declaration exists, be it that nobody of ours has written it there."""
    name = entry["name"]
    for owner in family(entry["type"], self.parents):
      own = self.members.get(owner, {})
      if any(sameness(entry["declaration"], one) for one in own.get(name, [])):
        return True
      # A class that declares an initialiser of its own to override inherits none.
      if name.startswith("init") and any(self.hides(one) for texts in own.values() for one in texts):
        return False
    return name == "init()" and "NSObject" in family(entry["type"], self.parents)

  @staticmethod
  def hides(declaration):
    return re.search(r"\binit\b", declaration) and "convenience" not in declaration


def family(name, parents):
  """A type and all it inherits from or conforms to, itself first."""
  found = [name]
  for one in found:
    found += [parent for parent in parents.get(one, []) if parent not in found]
  return found


class Listed:
  def __init__(self, lists):
    self.entries = [entry for entries in lists for entry in entries]
    self.by_name, self.by_type = {}, {}
    for entry in self.entries:
      self.by_type.setdefault(entry["type"], []).append(entry)
      self.by_name.setdefault((entry["type"], entry["name"]), []).append(entry)

  def find(self, symbol):
    """The entries for a symbol, its own type's or those of a type it stems from."""
    name = symbol.components[-1]
    for owner in symbol.owners:
      entries = self.by_name.get((owner, name)) or self.longer(owner, name, symbol.declaration)
      if entries:
        return entries
    return []

  def longer(self, owner, name, declaration):
    """Functions of the same name that have further parameters, all with a default."""
    base = name.partition("(")[0] + "("
    return [
      entry for entry in self.by_type.get(owner, []) if entry["name"].startswith(base)
      and sameness(entry["declaration"], declaration)]


# How a declaration is known, by the marks of the lists.
KNOWN = {
  "read in Apple's documentation or SDK": ("A", "H"),
  "seen in bindings of Apple's SDK or in code written against it": ("M", "m", "E", "C", "L"),
  "written from knowledge": ("P", "–"),
  "ours, where Objective-C helps Apple's": ("D",),
}


def known(entries):
  """Lines that say how many declarations are known in which way."""
  def way(entry):
    marks = [mark.strip("*") for mark in entry["mark"].split(",")]
    return next(name for name, of in KNOWN.items() if any(mark in of for mark in marks))
  ways = [way(entry) for entry in entries]
  return "".join(f"- {ways.count(name)}: {name}\n" for name in KNOWN)


def reasons(listed, present):
  """Rows of what is absent, each with its reason; and the entries that lack one, or have one
  though they are there."""
  absent = [entry for entry in listed.entries if id(entry) not in present]
  rows = [
    f"| `{entry['type']}.{entry['name']}` | {entry.get('absent', '')} |" for entry in absent]
  wrong = [entry for entry in absent if not entry.get("absent")]
  wrong += [entry for entry in listed.entries if id(entry) in present and "absent" in entry]
  return rows, [f"{entry['type']}.{entry['name']}" for entry in wrong]


def coverage(listed, present, corrections):
  """The page that says how much of the list exists."""
  rows, groups = [], {}
  for entry in listed.entries:
    full = f"{entry['type']}.{entry['name']}".strip(".")
    groups.setdefault(full if entry["kind"] in TYPES else entry["type"], []).append(entry)
  for name in sorted(groups):
    here = sum(id(entry) in present for entry in groups[name])
    absent = [entry["name"] for entry in groups[name] if id(entry) not in present]
    total = len(groups[name])
    missing = "all" if here == 0 else ", ".join(f"`{one}`" for one in absent)
    rows.append(f"| {name} | {total} | {here} | {missing} |")
  total, here = len(listed.entries), len(present)
  return (
    "# How much of UIKit exists\n\n"
    "Written by `Scripts/check-surface --write` from the public symbols of our UIKit and from the\n"
    "list of Apple's declarations, `UIKitAPI.json` and its supplement. What is absent does not\n"
    "compile.\n\n"
    f"{here} of {total} listed declarations exist. How the list knows them:\n\n"
    f"{known(listed.entries)}\n"
    "## What is absent, and why\n\n"
    "| declaration | why |\n|---|---|\n" + "\n".join(reasons(listed, present)[0]) + "\n\n"
    "[Differences.md](Differences.md) says what is there and behaves otherwise.\n\n"
    "## Where the list was wrong\n\n"
    "| the list said | Apple's is | read in |\n|---|---|---|\n"
    + "".join(f"| {one['list']} | {one['apple']} | {one['source']} |\n" for one in corrections)
    + "\n## Type by type\n\n"
    "| type | listed | present | absent |\n|---|---|---|---|\n" + "\n".join(rows) + "\n")
