"""Stories and comments of Zhihu Daily by the keys of a real browser."""
import re

from playwright.sync_api import expect

from test_zhihu_daily_story import StoryTestCase


class KeyTests(StoryTestCase):
  def at_story_by_key(self, count=2):
    """Opens a story, and from it the next by its button and the return key."""
    reader, stories = self.at_stories(count)
    self.button(reader, "下一篇").focus()
    reader.page.keyboard.press("Enter")
    self.expect_shown(reader, stories[1])
    expect(self.page(reader).locator(".content p").first).to_be_visible()
    reader.wait_until_idle()
    return reader, stories

  def press_key(self, reader, key, and_then):
    self.wait_for_scroll(reader, "scroll.scrollHeight > scroll.clientHeight + 600")
    reader.page.keyboard.press(key)
    self.wait_for_scroll(reader, and_then)
    reader.page.wait_for_timeout(400)

  def wait_for_scroll(self, reader, wanted):
    """Waits for a condition on `now`, the story's scroll offset."""
    scroll = reader.top.locator(".scroll").first
    reader.eventually(
      lambda: scroll.evaluate(f"scroll => {{ const now = scroll.scrollTop; return {wanted}; }}"),
      f"expected {wanted}")

  def test_the_next_one_is_read_and_left_by_keys(self):
    reader, stories = self.at_story_by_key(3)
    # Screen reader focus is at the new story.
    expect(reader.top).to_be_focused()
    self.press_key(reader, "PageDown", "now > 300")
    self.press_key(reader, "End", "now + scroll.clientHeight > scroll.scrollHeight - 2")
    self.press_key(reader, "PageUp", "now + scroll.clientHeight < scroll.scrollHeight - 300")
    self.press_key(reader, "Home", "now === 0")
    self.press_key(reader, "ArrowDown", "now > 30")
    self.press_key(reader, "Space", "now > 300")
    reader.page.keyboard.press("ArrowRight")
    self.expect_shown(reader, stories[2])
    expect(reader.top).to_be_focused()
    reader.page.keyboard.press("ArrowLeft")
    self.expect_shown(reader, stories[1])
    self.button(reader, "上一篇").focus()
    reader.page.keyboard.press("Enter")
    self.expect_shown(reader, stories[0])
    expect(reader.top).to_be_focused()
    self.press_key(reader, "PageDown", "now > 300")
    reader.page.keyboard.press("Escape")
    reader.expect_path("/zhihu-daily")

  def test_keys_within_the_text_count_too(self):
    reader, [story, _] = self.at_stories(2)
    expect(self.page(reader).locator(".content p").first).to_be_visible()
    reader.top.locator("iframe.web-page").focus()
    self.press_key(reader, "PageDown", "now > 300")
    reader.page.keyboard.press("ArrowRight")
    expect(reader.page).not_to_have_url(re.compile(str(story["id"])))
    self.wait_for_scroll(reader, "scroll.scrollHeight > scroll.clientHeight + 600")
    reader.top.locator("iframe.web-page").focus()
    reader.page.keyboard.press("Escape")
    reader.expect_path("/zhihu-daily")

  def test_comments_are_opened_read_and_left_by_keys(self):
    reader, [_, story] = self.at_story_by_key()
    with self.subTest("a screen keeps focus after a reconnection"):
      expect(reader.top).to_be_focused()
      reader.page.evaluate("document.body.removeAttribute('data-live')")
      reader.page.evaluate("dispatchEvent(new Event('online'))")
      reader.wait_for_connection()
      expect(reader.top).to_be_focused()
    self.button(reader, "评论").focus()
    reader.page.keyboard.press("Enter")
    reader.expect_path("/comments")
    expect(reader.top.get_by_role("listitem").first).to_be_visible()
    reader.wait_until_idle()
    expect(reader.top).to_be_focused()
    reader.page.keyboard.press("PageDown")
    table = reader.top.locator(".table")
    reader.eventually(
      lambda: table.evaluate("table => table.scrollTop") > 300, "expected the key to scroll")
    reader.page.keyboard.press("Escape")
    self.expect_shown(reader, story)
    reader.wait_until_idle()
    expect(self.button(reader, "评论")).to_be_focused()
    reader.page.keyboard.press("Escape")
    reader.expect_path("/zhihu-daily")
