"""The content of Zhihu Daily's server, and its stories by the properties that a test needs.

The stories of a day differ as in reality: some have no text or no image.
"""

#: The number of comments from which not all are sent in one response.
MANY = 21

NEEDS = {
  "text": lambda story, counts: story.get("body"),
  "picture": lambda story, counts: story.get("image"),
  "address": lambda story, counts: story.get("share_url"),
  "comments": lambda story, counts: counts["short_comments"] >= MANY and counts["long_comments"],
}


def paper(reader, server, path):
  """Returns the server's response in the user's language."""
  language = reader.page.evaluate("navigator.language")
  return reader.page.request.get(
    f"{server}/zhihu/api/4/{path}", headers={"Accept-Language": language}).json()


def has(reader, server, story, needs):
  whole = paper(reader, server, f"news/{story['id']}")
  counts = paper(reader, server, f"story-extra/{story['id']}")
  return all(NEEDS[need](whole, counts) for need in needs)


def story_with(reader, server, *needs):
  """Returns the first of today's stories with all needed properties."""
  day = paper(reader, server, "news/latest")
  for story in day["stories"]:
    if has(reader, server, story, needs):
      return story
  raise AssertionError(f"expected a story with {', '.join(needs)} on {day['date']}, got none")


def stories_in_a_row(reader, server, count):
  """Returns the first consecutive stories of today that have texts and images."""
  day = paper(reader, server, "news/latest")
  row = []
  for story in day["stories"]:
    row = [*row, story] if has(reader, server, story, ["text", "picture"]) else []
    if len(row) == count:
      return row
  raise AssertionError(f"expected {count} ordinary stories in a row on {day['date']}")
