"""The parts of `check-surface`: symbols of a symbol graph, the list, and their comparison."""
import re
from pathlib import Path

TYPES = {"class", "struct", "enum", "protocol", "typealias"}
DROPPED = (
  r"@\w+(\([^)]*\))?\s*|\b(open|public|final|required|convenience|optional|weak|unowned|override|dynamic"
  r"|nonisolated|mutating|any|borrowing|consuming)\b(\([^)]*\))?\s*")
UNDERSCORED = re.compile(r"^_|[(:]_\w")
PARAMETER = re.compile(r"([(,]\s*)(\w+)\s+\w+\s*:")


def normal(declaration):
  """Returns a declaration without parts that callers cannot see: attributes, inner names, order."""
  text = re.sub(DROPPED, "", declaration.split(" where ")[0].replace("`", ""))
  text = re.sub(r"\bclass (?=func|var|let)", "static ", text)
  text = PARAMETER.sub(r"\1\2:", text)
  text = unnamed(text, text)
  if re.match(r"(static )?(var|let)\b", text):
    is_constant = re.search(r"\blet\b", text) or re.search(r"\{ get \}", text)
    text = re.sub(r"\blet\b", "var", re.sub(r"\s*\{.*\}", "", text))
    text += "{get}" if is_constant else ""
  return re.sub(r"\s+", "", text)


def sameness(listed, own):
  """Returns whether all code that compiles with our declaration compiles with the listed one. For
  types, only the kind is compared. Ours may lack a setter."""
  kind = re.match(r"(class|struct|enum|protocol|actor) (?!func|var|let)", normal_type(listed))
  if kind:
    return normal_type(own).startswith(kind[0])
  if listed.startswith("optional "):
    # A protocol requirement cannot have a default argument, though Apple's pages show it.
    listed = re.sub(r" = [^,)]+", "", listed)
  wanted, got = normal(listed), normal(own)
  return got in (wanted, wanted + "{get}")


def differences(listed, own):
  """Returns the other differences between a symbol's declaration and the listed one, as text: those
  that subclasses, adopters and code outside of the main actor notice."""
  found = []
  head, mine = head_of(listed), head_of(own.declaration)
  if own.kind == "init" and own.owner.access == "open" and "required" not in mine:
    found += differing("convenience", head, mine)
  if "{ get set }" in listed and "{ get }" in own.declaration:
    found.append("cannot be set")
  elif "{ get set }" in listed:
    found += differing("weak", head, mine)
  if own.owner.kind == "struct":
    found += differing("mutating", head, mine)
  if "@discardableResult" in head and "@discardableResult" not in mine:
    found.append("lacks `@discardableResult`")
  for word in ("@escaping", "inout", "@autoclosure"):
    if own.kind != "typealias" and listed.count(word) != own.declaration.count(word):
      found.append(f"differs in `{word}`")
  if own.owner.kind == "protocol" and own.owner is not own and own.kind in ("method", "property"):
    if head.startswith("optional ") != own.has_default:
      found.append("is optional" if own.has_default else "is required")
  if own.kind == "class" and own.access != "open" and "final" not in head:
    found.append("has no subclasses")
  if own.is_type and " : " in listed.split(" where ")[0]:
    for name in listed.split(" where ")[0].split(" : ")[1].split(", "):
      if name not in own.parents:
        found.append(f"is no `{name}`")
  if own.kind in ("struct", "enum") or not own.is_type and own.kind != "typealias":
    is_main = "@MainActor" in head or not own.is_type and own.owner.is_main
    if (is_main and "nonisolated" not in head) != ("@MainActor" in mine):
      found.append("is the main actor's" if "@MainActor" in mine else "is nobody's actor's")
  if constraints(listed) != constraints(own.declaration):
    found.append("has other constraints")
  return found


def head_of(declaration):
  """Returns the part before parameters and accessors."""
  return re.sub(r"unowned\(unsafe\)", "weak", declaration).split("(")[0].split("{")[0]


def differing(word, listed, own):
  has, wants = (re.search(rf"\b{word}\b", text) for text in (own, listed))
  return [] if bool(has) == bool(wants) else [f"is {'' if has else 'not '}`{word}`"]


def constraints(declaration):
  """Returns the constraints of generic parameters."""
  listed = unnamed(declaration.partition(" where ")[2], declaration)
  return {re.sub(r"\s+", "", one) for one in listed.split(",") if one}


def unnamed(text, declaration):
  """Returns a text with numbers for a function's generic parameters, whose names do not matter."""
  names = re.search(r"\bfunc \w+<([^>]+)>", declaration)
  for number, name in enumerate(names[1].split(", ") if names else []):
    text = re.sub(rf"\b{name}\b", f"T{number}", text)
  return text


def normal_type(declaration):
  return re.sub(DROPPED, "", declaration).strip()


class Symbol:
  """A public symbol: its path, its declaration, its place, and its possible origin types."""

  def __init__(self, raw, families, defaults):
    self.kind = raw["kind"]["identifier"].rpartition(".")[2]
    self.is_type = self.kind in TYPES - {"typealias"}
    self.access = raw["accessLevel"]
    self.has_default = raw["identifier"]["precise"] in defaults
    self.components = raw["pathComponents"]
    self.path = ".".join(self.components)
    self.declaration = "".join(part["spelling"] for part in raw["declarationFragments"])
    self.is_main = "@MainActor" in head_of(self.declaration)
    # The enclosing type; the symbol itself for top-level types and members of external types.
    self.owner = self
    self.parents = families.get(self.path, [])
    self.owners = families.get(".".join(self.components[:-1]), [".".join(self.components[:-1])])
    location = raw.get("location", {"uri": "UIKit", "position": {"line": 0}})
    path = Path(location["uri"].removeprefix("file://"))
    start = path.parts.index("Sources") if "Sources" in path.parts else 0
    self.place = f"{Path(*path.parts[start:])}:{location['position']['line'] + 1}"

  @staticmethod
  def own(graphs):
    """Returns the symbols that UIKit itself declares: without underscored ones, overrides,
    witnesses of external protocols, and default implementations."""
    skipped, defaults, names, parents = set(), set(), {}, {}
    for graph in graphs:
      for symbol in graph["symbols"]:
        names.setdefault(symbol["identifier"]["precise"], ".".join(symbol["pathComponents"]))
    for graph in graphs:
      for relation in graph["relationships"]:
        kind, source = relation["kind"], relation["source"]
        if kind == "defaultImplementationOf":
          defaults.add(relation["target"])
        origin = relation.get("sourceOrigin", {}).get("identifier", "s:5UIKit")
        if kind in ("overrides", "defaultImplementationOf") or not origin.startswith("s:5UIKit"):
          skipped.add(source)
        if kind in ("inheritsFrom", "conformsTo") and source in names:
          fallback = relation.get("targetFallback", "").partition(".")[2]
          parents.setdefault(names[source], []).append(names.get(relation["target"], fallback))
    families = {name: family(name, parents) for name in parents}
    symbols = [
      Symbol(raw, families, defaults) for graph in graphs for raw in graph["symbols"]
      if raw["identifier"]["precise"] not in skipped
      and not any(UNDERSCORED.search(part) for part in raw["pathComponents"])]
    types = {symbol.path: symbol for symbol in symbols if symbol.is_type}
    for symbol in symbols:
      symbol.owner = types.get(".".join(symbol.components[:-1]), symbol)
    return symbols


class Everything:
  """All declarations that compile, including overrides, witnesses and inherited ones."""

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
    """Returns whether a listed declaration exists, even if it is only inherited."""
    name = entry["name"]
    for owner in family(entry["type"], self.parents):
      own = self.members.get(owner, {})
      if any(sameness(entry["declaration"], one) for one in own.get(name, [])):
        return True
      # A class that declares a designated initialiser inherits none.
      if name.startswith("init") and any(self.hides(one) for texts in own.values() for one in texts):
        return False
    return name == "init()" and "NSObject" in family(entry["type"], self.parents)

  @staticmethod
  def hides(declaration):
    return re.search(r"\binit\b", declaration) and "convenience" not in declaration


def family(name, parents):
  """Returns a type and all types it inherits from or conforms to, itself first."""
  found = [name]
  for one in found:
    found += [parent for parent in parents.get(one, []) if parent not in found]
  return found


class Listed:
  def __init__(self, lists):
    self.entries = [entry for entries in lists for entry in entries]
    self.by_name = {}
    for entry in self.entries:
      self.by_name.setdefault((entry["type"], entry["name"]), []).append(entry)

  def find(self, symbol):
    """Returns the entries of a symbol, from its own type or its possible origin types."""
    name = symbol.components[-1]
    for owner in symbol.owners:
      entries = self.by_name.get((owner, name))
      if entries:
        return entries
    return []


class Comparison:
  """Compares and counts symbols with listed declarations."""

  def __init__(self):
    self.count = 0
    self.excused = set()

  def of(self, symbol, entries):
    """Returns the differences as text, none for all; nil without differences or with a reason."""
    self.count += 1
    same = [entry for entry in entries if sameness(entry["declaration"], symbol.declaration)]
    found = [(differences(entry["declaration"], symbol), entry) for entry in same]
    best = min(found, key=lambda one: len(one[0]), default=([], None))
    if same and not best[0]:
      return None
    reasoned = [entry for entry in same or entries if "differs" in entry]
    self.excused.update(id(entry) for entry in reasoned)
    return None if reasoned else best[0]

  def needless(self, listed):
    return [
      f"{full(entry)}: error: expected a difference that `differs` gives the "
      "reason of, got none. Fix: delete the reason."
      for entry in listed.entries if "differs" in entry and id(entry) not in self.excused]


class Selectors:
  """The selectors of Apple's types, to find what the list of declarations lacks.

  Swift names are made from selectors by dropping words, so that a listed name and a selector are
  taken for the same if they have as many arguments, begin alike, and the letters of the one are found
  in the other in their order. Names without arguments lose at most the name of their type at the end:
  `sharedApplication` is `shared`. That may take two methods for one.
  """

  def __init__(self, selectors, listed, parents):
    self.selectors, self.parents = selectors, parents
    self.names = {}
    for entry in listed.entries:
      self.names.setdefault(entry["type"], set()).add(entry["name"])

  def unlisted(self, name):
    """Returns the selectors of a type for which neither it nor a supertype lists a declaration."""
    types = family(name, self.parents)
    names = {one for owner in types for one in self.names.get(owner, ())}
    nouns = {noun_of(one).lower() for one in types}
    return [one for one in self.selectors.get(name, []) if not self.has(one, name, names, nouns)]

  def has(self, selector, owner, names, nouns):
    letters, count = plain(selector), selector.count(":")
    spellings = [letters]
    # A factory method is an initialiser: `imageNamed:` of `UIImage` is `init(named:)`. A method that
    # names its own type first loses it: `colorWithAlphaComponent:` is `withAlphaComponent(_:)`.
    noun = noun_of(owner)
    for start in {noun, *re.findall(r"[A-Z][a-z]+$", noun)}:
      if letters.startswith(start.lower()):
        spellings += ["init" + letters[len(start):], letters[len(start):]]
    if letters.startswith("viewfor"):
      spellings.append(letters[len("view"):])
    if count == 0:
      return any(
        spelling == plain(name) or spelling.startswith(plain(name))
        and spelling[len(plain(name)):] in nouns
        for name in names if ":" not in name for spelling in spellings)
    return any(
      name.count(":") == count and letters_within(plain(name), spelling)
      and spelling.startswith(re.sub(r"[^a-z].*", "", first_word(name)))
      for name in names for spelling in spellings)


def noun_of(owner):
  """Returns the name of a type without its prefix."""
  return re.sub(r"^(UI|NS|WK|CA)(Mutable)?", "", owner)


def plain(name):
  return re.sub(r"[^a-z0-9]", "", name.lower())


def first_word(name):
  return re.match(r"[A-Za-z]?[a-z0-9]*", name)[0].lower()


def letters_within(short, long):
  rest = iter(long)
  return all(letter in rest for letter in short)


# The sources of declarations, by the marks of the list.
KNOWN = {
  "read in Apple's documentation or SDK": ("A", "H"),
  "seen in bindings of Apple's SDK or in code written against it": ("M", "m", "E", "C", "L"),
  "written from knowledge": ("P", "–"),
  "ours, where Objective-C helps Apple's": ("D",),
}


def known(entries):
  """Returns lines with the number of declarations per source."""
  def way(entry):
    marks = [mark.strip("*") for mark in entry["mark"].split(",")]
    return next(name for name, of in KNOWN.items() if any(mark in of for mark in marks))
  ways = [way(entry) for entry in entries]
  return "".join(f"- {ways.count(name)}: {name}\n" for name in KNOWN if name in ways)


def reasons(listed, present):
  """Returns rows of absent declarations, each with its reason; and the entries that lack a reason,
  or have one though they exist."""
  absent = [entry for entry in listed.entries if id(entry) not in present]
  rows = [
    f"| `{full(entry)}` | {entry.get('absent', '')} |" for entry in absent]
  wrong = [entry for entry in absent if not entry.get("absent")]
  wrong += [entry for entry in listed.entries if id(entry) in present and "absent" in entry]
  return rows, [full(entry) for entry in wrong]


def full(entry):
  return f"{entry['type']}.{entry['name']}".strip(".")


def coverage(listed, present, corrections, comparison, selectors):
  """Returns the page that states how much of the list exists."""
  otherwise = [entry for entry in listed.entries if "differs" in entry]
  rows, groups, lacking = [], {}, []
  for entry in listed.entries:
    name = full(entry) if entry["kind"] in TYPES else entry["type"]
    groups.setdefault(name, []).append(entry)
  for name in sorted(groups):
    here = sum(id(entry) in present for entry in groups[name])
    absent = [entry["name"] for entry in groups[name] if id(entry) not in present]
    total = len(groups[name])
    missing = "all" if here == 0 else ", ".join(f"`{one}`" for one in absent)
    unlisted = selectors.unlisted(name)
    known_names = len(selectors.selectors.get(name, []))
    rows.append(
      f"| {name} | {total} | {here} | {missing} | {len(unlisted) if known_names else '–'} |")
    if unlisted:
      lacking.append(
        f"| {name} | {known_names} | {len(unlisted)} | {', '.join(f'`{one}`' for one in unlisted)} |")
  total, here = len(listed.entries), len(present)
  return (
    "# How much of UIKit exists\n\n"
    "Written by `Scripts/check-surface --write` from the public symbols of our UIKit and from the\n"
    "list of Apple's declarations, `UIKitAPI.json` and its supplement. What is absent does not\n"
    "compile.\n\n"
    "The list is not UIKit: it has what apps and tutorials use most, and what was looked up since, mostly\n"
    "because it was made. That everything on it exists does not mean that a type is complete: what the\n"
    "list lacks, it cannot count. Therefore the selectors of the listed types, from the headers of Apple's\n"
    "SDK, are compared with it as well (`UIKitSelectors.json`), and those without a listed declaration\n"
    "are [below](#what-the-list-lacks). A type is complete if it has none of them and nothing absent.\n"
    "Whole parts of UIKit are not on the list, and so not counted here; those that one may look for are\n"
    "in [Differences.md](Differences.md#what-is-not-here-at-all).\n\n"
    f"{here} of {total} listed declarations exist. How the list knows them:\n\n"
    f"{known(listed.entries)}\n"
    "## What is absent, and why\n\n"
    "| declaration | why |\n|---|---|\n" + "\n".join(reasons(listed, present)[0]) + "\n\n"
    "[Differences.md](Differences.md) says what is there and behaves otherwise.\n\n"
    "## Where the list was wrong\n\n"
    "| the list said | Apple's is | read in |\n|---|---|---|\n"
    + "".join(f"| {one['list']} | {one['apple']} | {one['source']} |\n" for one in corrections)
    + "\n## What is declared otherwise, and why\n\n"
    f"The declarations of {comparison.count} public symbols are compared with the list's: names, types,\n"
    "default values and accessors, and what subclasses, adopters of protocols and code outside of the\n"
    "main actor notice (`convenience`, `weak`, `mutating`, what is required, what types inherit,\n"
    "isolation). These differ:\n\n"
    "| declaration | why |\n|---|---|\n" + "".join(
      f"| `{full(one)}` | {one['differs']} |\n" for one in otherwise)
    + "\n## Type by type\n\n"
    "The last column counts Apple's selectors that the list lacks.\n\n"
    "| type | listed | present | absent | not listed |\n|---|---|---|---|---|\n" + "\n".join(rows)
    + "\n\n## What the list lacks\n\n"
    "The selectors of listed types, in Objective-C's spelling, for which neither the type nor a supertype\n"
    "has a listed declaration: what is missing here, without a reason yet. Some are deprecated, or for\n"
    "other systems than iOS. Names are compared by their letters, since Swift drops words of them.\n\n"
    "| type | selectors | not listed | which |\n|---|---|---|---|\n" + "\n".join(lacking) + "\n")
