"""The paper that Zhihu Daily reads, and its stories by what a test needs of them.

The stories of a day differ as those of a real paper do: now and then one has no text or no picture.
"""

#: More comments than are sent at once.
MANY = 21

NEEDS = {
  "text": lambda story, counts: story.get("body"),
  "picture": lambda story, counts: story.get("image"),
  "address": lambda story, counts: story.get("share_url"),
  "comments": lambda story, counts: counts["short_comments"] >= MANY and counts["long_comments"],
}


def paper(reader, server, path):
  """What the paper answers in the reader's language."""
  language = reader.page.evaluate("navigator.language")
  return reader.page.request.get(
    f"{server}/zhihu/api/4/{path}", headers={"Accept-Language": language}).json()


def has(reader, server, story, needs):
  whole = paper(reader, server, f"news/{story['id']}")
  counts = paper(reader, server, f"story-extra/{story['id']}")
  return all(NEEDS[need](whole, counts) for need in needs)


def story_with(reader, server, *needs):
  """The first of today's stories that has all of what is needed."""
  day = paper(reader, server, "news/latest")
  for story in day["stories"]:
    if has(reader, server, story, needs):
      return story
  raise AssertionError(f"expected a story with {', '.join(needs)} on {day['date']}, got none")


def stories_in_a_row(reader, server, count):
  """The first of today's stories with texts and pictures that stand one after the other."""
  day = paper(reader, server, "news/latest")
  row = []
  for story in day["stories"]:
    row = [*row, story] if has(reader, server, story, ["text", "picture"]) else []
    if len(row) == count:
      return row
  raise AssertionError(f"expected {count} ordinary stories in a row on {day['date']}")
