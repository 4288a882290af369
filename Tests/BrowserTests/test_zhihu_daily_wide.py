"""Zhihu Daily in two columns, and its photo viewer."""
import re

from playwright.sync_api import expect

from test_zhihu_daily_story import StoryTestCase

WIDE = {"width": 1280, "height": 900}
NARROW = {"width": 390, "height": 844}


class WideTests(StoryTestCase):
  def rows(self, reader):
    return reader.page.get_by_role("listitem").filter(has_text="分钟阅读")

  def test_a_story_is_read_beside_the_list_shared_and_kept_at_another_width(self):
    reader = self.at_home(screen="desktop")
    expect(reader.page.get_by_text("未选择文章", exact=True)).to_be_visible()
    self.check_accessibility(reader)
    story = self.story_with(reader, "text", "picture")
    self.rows(reader).filter(has_text=story["title"]).first.click()
    web = reader.page.locator("iframe.web-page")
    expect(web).to_have_attribute("aria-label", story["title"])
    expect(self.rows(reader).first).to_be_visible()
    reader.wait_until_idle()
    self.check_accessibility(reader)
    with self.subTest("it is shared from a popover at its button"):
      share = reader.page.get_by_role("button", name="分享", exact=True)
      share.press("Enter")
      panel = reader.page.get_by_role("alertdialog")
      expect(panel).to_be_visible()
      reader.wait_until_idle()
      box, source = panel.bounding_box(), share.bounding_box()
      self.assertAlmostEqual(box["y"] + box["height"] + 12, source["y"], delta=2)
      middle = source["x"] + source["width"] / 2
      self.assertLess(box["x"], middle)
      self.assertGreater(box["x"] + box["width"], middle)
      self.check_accessibility(reader)
      reader.page.keyboard.press("Escape")
      expect(panel).to_have_count(0)
      expect(share).to_be_focused()
    with self.subTest("another width keeps it"):
      reader.page.set_viewport_size(NARROW)
      expect(reader.page.locator(".secondary-column")).to_have_count(0)
      expect(web).to_have_attribute("aria-label", story["title"])
      reader.page.set_viewport_size(WIDE)
      expect(reader.page.locator(".secondary-column")).to_have_count(1)
      expect(web).to_have_attribute("aria-label", story["title"])
      expect(self.rows(reader).first).to_be_visible()

  def test_the_popover_stands_out_from_a_dark_story(self):
    reader = self.at_home(screen="desktop", scheme="dark")
    story = self.story_with(reader, "text", "picture")
    self.rows(reader).filter(has_text=story["title"]).first.click()
    expect(reader.page.locator("iframe.web-page")).to_have_attribute("aria-label", story["title"])
    reader.wait_until_idle()
    reader.page.get_by_role("button", name="分享", exact=True).press("Enter")
    panel = reader.page.get_by_role("alertdialog")
    expect(panel).to_be_visible()
    reader.wait_until_idle()
    box = panel.bounding_box()
    middle = box["y"] + box["height"] / 2
    inside, edge = reader.colors_at([(int(box["x"] + 4), int(middle)), (int(box["x"]) - 1, int(middle))])
    # Elevated content, such as the page of the story, is 0x1C1C1E.
    self.assertGreater(min(inside), 0x24)
    self.assertGreater(min(edge), min(inside))


class PictureTests(StoryTestCase):
  def open_picture(self, reader):
    picture = self.page(reader).locator("a.picture").first
    expect(picture).to_have_attribute("aria-label", re.compile("查看图片：.+，作者手绘"))
    picture.click()
    self.expect_open(reader)
    reader.wait_until_idle()

  def expect_open(self, reader):
    expect(reader.page.get_by_role("img", name=re.compile("作者手绘")).last).to_be_visible()

  def button(self, reader, name):
    return reader.page.get_by_role("button", name=name, exact=True)

  def width(self, reader):
    return reader.page.get_by_role("img", name=re.compile("作者手绘")).last.bounding_box()["width"]

  def expect_closed(self, reader, story):
    expect(self.button(reader, "放大")).to_have_count(0)
    self.expect_shown(reader, story)

  def test_two_taps_buttons_and_keys_zoom_and_a_button_or_a_key_leaves(self):
    reader, story = self.at_story()
    self.open_picture(reader)
    fitted = self.width(reader)
    with self.subTest("two taps zoom, and the button leaves"):
      reader.page.mouse.dblclick(195, 420)
      reader.wait_until_idle()
      self.assertGreater(self.width(reader), fitted * 1.8)
      self.button(reader, "关闭").click()
      self.expect_closed(reader, story)
    reader.wait_until_idle()
    self.open_picture(reader)
    self.check_accessibility(reader)
    with self.subTest("the button and the key zoom, and escape leaves"):
      self.assertAlmostEqual(self.width(reader), fitted, delta=1)
      self.button(reader, "放大").click()
      reader.wait_until_idle()
      by_button = self.width(reader)
      self.assertGreater(by_button, fitted * 1.4)
      reader.page.keyboard.press("+")
      reader.wait_until_idle()
      self.assertGreater(self.width(reader), by_button * 1.3)
      reader.page.keyboard.press("Escape")
      self.expect_closed(reader, story)
