"""Favourites of Zhihu Daily: removed by swipe or in editing mode, and added again."""
import re

from playwright.sync_api import expect

from test_zhihu_daily_story import StoryTestCase


class FavouritesTests(StoryTestCase):
  def with_favourites(self, count=2):
    """Returns a user with favourites, the last added one first."""
    reader, stories = self.at_stories(count)
    for story in stories:
      self.expect_shown(reader, story)
      self.button(reader, "收藏").click()
      expect(self.button(reader, "收藏")).to_have_attribute("aria-pressed", "true")
      if story != stories[-1]:
        self.next(reader)
    reader.open("/zhihu-daily/favourites")
    reader.wait_for_connection()
    titles = [story["title"] for story in reversed(stories)]
    self.expect_rows(reader, titles)
    reader.wait_until_idle()
    return reader, titles

  def rows(self, reader):
    return reader.top.get_by_role("listitem").filter(has_text=re.compile("分钟阅读|min read|VOL"))

  def expect_rows(self, reader, titles):
    expect(self.rows(reader)).to_have_count(len(titles))
    for index, title in enumerate(titles):
      expect(self.rows(reader).nth(index)).to_contain_text(title)

  def undo(self, reader):
    return reader.top.get_by_role("button", name="撤销", exact=True)

  def delete(self, reader):
    return reader.top.get_by_role("button", name="删除", exact=True)

  def swipe_a_little(self, reader, row):
    """Shows the button of a row by a short swipe."""
    y = row.bounding_box()["y"] + 25
    reader.drag([(350 - step * 8, y) for step in range(12)])
    expect(self.delete(reader)).to_be_visible()
    reader.wait_until_idle()

  def test_favourites_are_read_and_deleted_by_fingers(self):
    reader, titles = self.with_favourites(3)
    with self.subTest("one leads to the next one"):
      reader.tap_row(titles[0])
      expect(reader.top.locator("iframe.web-page")).to_have_attribute("aria-label", titles[0])
      reader.wait_until_idle()
      self.next(reader)
      expect(reader.top.locator("iframe.web-page")).to_have_attribute("aria-label", titles[1])
      self.assertIn("/favourites/", reader.page.url)
      reader.page.go_back()
      self.expect_rows(reader, titles)
      reader.wait_until_idle()
    with self.subTest("a swipe takes one away and a tap puts it back in its place"):
      y = self.rows(reader).nth(1).bounding_box()["y"] + 25
      reader.drag([(370 - step * 14, y) for step in range(25)])
      self.expect_rows(reader, [titles[0], titles[2]])
      expect(reader.top.get_by_text(f"已删除“{titles[1]}”")).to_be_visible()
      reader.wait_until_idle()
      self.check_accessibility(reader)
      self.undo(reader).click()
      self.expect_rows(reader, titles)
      expect(self.undo(reader)).to_be_hidden()
      reader.wait_until_idle()
    with self.subTest("the edit button works while actions are revealed"):
      self.swipe_a_little(reader, self.rows(reader).first)
      reader.tap("button", "编辑")
      expect(reader.top.get_by_role("button", name="完成", exact=True)).to_be_visible()
      expect(reader.top.locator(".swiped")).to_have_count(0)
      self.expect_rows(reader, titles)
      reader.wait_until_idle()
      self.check_accessibility(reader)
    with self.subTest("edit mode deletes a confirmed row"):
      self.rows(reader).first.get_by_role("button", name="删除").first.click()
      self.expect_rows(reader, titles)
      self.rows(reader).first.locator(".cell-action").click()
      self.expect_rows(reader, titles[1:])
      reader.tap("button", "完成")
      expect(reader.top.get_by_role("button", name="编辑", exact=True)).to_be_visible()
      self.undo(reader).click()
      self.expect_rows(reader, titles)
      reader.wait_until_idle()
    with self.subTest("a short swipe shows the button first"):
      self.swipe_a_little(reader, self.rows(reader).first)
      self.expect_rows(reader, titles)
      self.delete(reader).click()
      self.expect_rows(reader, titles[1:])
      reader.page.reload()
      self.expect_rows(reader, titles[1:])

  def test_keys_delete_the_last_row_and_focus_moves_to_the_row_above(self):
    reader, titles = self.with_favourites()
    self.rows(reader).last.locator(".cell-hit").focus()
    reader.page.keyboard.press("Delete")
    expect(self.delete(reader)).to_be_focused()
    reader.page.keyboard.press("Enter")
    self.expect_rows(reader, titles[:1])
    expect(self.rows(reader).last.locator(".cell-hit")).to_be_focused()
