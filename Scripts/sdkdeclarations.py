"""The declarations of modules, read from symbol graphs, for `rostrum check`."""
import re

TYPES = {"swift.class", "swift.struct", "swift.enum", "swift.protocol"}
WORD = re.compile(r"[A-Za-z_]\w*")


def words_of(graphs):
  """All words of public declarations: names, labels, and those in types."""
  words = set()
  for graph in graphs:
    for symbol in graph["symbols"]:
      for part in symbol.get("declarationFragments", []):
        words.update(WORD.findall(part["spelling"]))
      words.update(WORD.findall(".".join(symbol["pathComponents"])))
  return words


def types_of(graphs):
  """The types by their names, each with the names of its supertypes and the full names of its members,
  as lines `NAME|SUPERTYPE …|MEMBER …`."""
  supertypes, members, names = {}, {}, {}
  for symbol in (symbol for graph in graphs for symbol in graph["symbols"]):
    path = symbol["pathComponents"]
    name = ".".join(path)
    if symbol["kind"]["identifier"] in TYPES:
      names[symbol["identifier"]["precise"]] = name
      supertypes.setdefault(name, set())
    if len(path) > 1:
      members.setdefault(".".join(path[:-1]), set()).add(path[-1].replace(" ", ""))
  for relation in (relation for graph in graphs for relation in graph["relationships"]):
    source = names.get(relation["source"])
    if source and relation["kind"] in ("inheritsFrom", "conformsTo"):
      fallback = relation.get("targetFallback", relation["target"]).split(".")[-1]
      supertypes[source].add(names.get(relation["target"], fallback))
  return [
    f"{name}|{' '.join(sorted(supertypes[name]))}|{' '.join(sorted(members.get(name, [])))}"
    for name in sorted(supertypes)]
