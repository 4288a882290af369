"""Zhihu Daily in large text, from right to left and on a desktop: nothing truncated, nothing
covered."""
import re

from playwright.sync_api import expect

from layout_faults import layout_faults
from test_zhihu_daily_story import StoryTestCase

#: Together they show each language, scheme, direction and width, and each language in large text.
WAYS = {
  "as it comes": {"locale": "zh-CN", "sizes": [16, 32]},
  "dark, on a desktop": {"screen": "desktop", "scheme": "dark", "sizes": [16]},
  "large text in English": {"sizes": [32]},
  "dark, from right to left": {"scheme": "dark", "turned": True, "sizes": [16, 32]},
}


class LayoutTests(StoryTestCase):
  def each_way(self, path, wait):
    """Opens a screen in every configuration; `wait` waits until it has appeared."""
    for name, wishes in WAYS.items():
      wishes = dict(wishes)
      sizes, turned = wishes.pop("sizes"), wishes.pop("turned", False)
      # No language of the app is written from right to left, so the direction is forced.
      address = self.turned().address if turned else None
      reader = self.reader(address, **wishes).open(path)
      reader.wait_for_connection()
      wait(reader)
      reader.wait_until_idle()
      for size in sizes:
        with self.subTest(name, size=size):
          self.set_text_size(reader, size)
          for _ in range(3):
            self.assertEqual(layout_faults(reader), [])
            self.scroll(reader, 500)
        self.scroll(reader, -2_000)

  def scroll(self, reader, by):
    reader.page.mouse.move(reader.page.viewport_size["width"] / 2, 600)
    reader.page.mouse.wheel(0, by)
    reader.page.wait_for_timeout(400)

  def set_text_size(self, reader, size):
    reader.page.evaluate("size => { document.documentElement.style.fontSize = `${size}px` }", size)
    # Pages check the text size when their window changes.
    window = reader.page.viewport_size
    reader.page.set_viewport_size({**window, "height": window["height"] - 10})
    reader.wait_until_idle()

  def story(self):
    reader = self.reader()
    story = self.story_with(reader, "text", "picture", "comments")
    return f"/zhihu-daily/stories/{story['id']}"

  def test_home(self):
    self.each_way(
      "/zhihu-daily", lambda reader: self.expect_visible(reader, "分钟阅读|min read|VOL"))

  def test_a_story(self):
    self.each_way(
      self.story(), lambda reader: expect(self.page(reader).locator("p").first).to_be_visible())

  def test_comments(self):
    like = re.compile("^(点赞|Like)")
    self.each_way(
      f"{self.story()}/comments",
      lambda reader: expect(reader.top.get_by_role("button", name=like).first).to_be_visible())

  def test_settings(self):
    self.each_way(
      "/zhihu-daily/settings", lambda reader: self.expect_visible(reader, "深色|Dark"))

  def expect_visible(self, reader, pattern):
    row = reader.page.get_by_role("listitem").filter(has_text=re.compile(pattern))
    expect(row.first).to_be_visible(timeout=20_000)
