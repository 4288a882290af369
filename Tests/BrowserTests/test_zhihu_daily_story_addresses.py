"""Addresses of stories of Zhihu Daily: links, history and sharing."""
import base64
import re

from playwright.sync_api import expect

from browser_test_case import shared
from paper import has
from test_swipes_and_sharing import SHARES
from test_zhihu_daily_story import StoryTestCase


class AddressTests(StoryTestCase):
  def open_address(self, reader, story):
    """Opens a story by its address, and checks that no other takes its place."""
    reader.open(f"/zhihu-daily/stories/{story['id']}")
    reader.wait_for_connection()
    self.expect_shown(reader, story)
    reader.wait_until_idle()
    reader.page.wait_for_timeout(500)
    self.expect_shown(reader, story)

  def open_comments(self, reader):
    self.button(reader, "评论").click()
    reader.expect_path("/comments")
    expect(reader.top.get_by_role("listitem").first).to_be_visible()

  def test_the_address_of_a_story_leads_to_it_from_the_comments_on_this_one_or_another(self):
    for screen in ["phone", "desktop"]:
      with self.subTest(screen):
        reader, story = self.at_story("text", "comments", screen=screen)
        self.open_comments(reader)
        self.open_address(reader, story)
        if screen == "phone":
          self.open_comments(reader)
          latest = self.paper(reader, "news/latest")["stories"]
          self.open_address(reader, next(
            other for other in latest if other["id"] != story["id"]
            and has(reader, shared.showcase.address, other, ["text", "picture"])))


# Returns the brightness of an image, from 0 to 255.
BRIGHTNESS = """async (picture) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + picture;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) sum += data[i] + data[i + 1] + data[i + 2];
  return sum / data.length * 4 / 3;
}"""


class SharingTests(StoryTestCase):
  def brightness(self, reader, box):
    picture = reader.page.screenshot(clip=box)
    return reader.page.evaluate(BRIGHTNESS, base64.b64encode(picture).decode())

  def test_an_offer_dims_the_bar_as_it_dims_the_story_and_copies_the_link(self):
    reader, story = self.at_story()
    expect(self.page(reader).locator(".content p").first).to_be_visible()
    reader.context.grant_permissions(["clipboard-read", "clipboard-write"])
    reader.page.mouse.move(195, 400)
    reader.page.mouse.wheel(0, 700)
    reader.page.wait_for_timeout(600)
    reader.page.evaluate("delete Navigator.prototype.share")
    places = [{"x": 0, "y": 0, "width": 390, "height": 44}, {"x": 0, "y": 300, "width": 390, "height": 100}]
    before = [self.brightness(reader, box) for box in places]
    self.button(reader, "分享").click()
    alert = reader.page.get_by_role("alertdialog", name=story["title"])
    expect(alert).to_be_visible()
    reader.wait_until_idle()
    with self.subTest("bar and story are dimmed alike"):
      for box, bright in zip(places, before):
        self.assertAlmostEqual(self.brightness(reader, box) / bright, 0.8, delta=0.03)
    self.check_accessibility(reader)
    with self.subTest("the link is copied"):
      alert.get_by_role("button", name="拷贝").click()
      expect(alert).to_have_count(0)
      reader.expect_copied("\n".join(self.shared(reader, story)))

  def shared(self, reader, story):
    return [story["title"], f"{shared.showcase.address}/zhihu-daily/stories/{story['id']}"]

  def test_the_browser_shares_an_address_that_shows_another_reader_the_story_with_a_way_home(self):
    reader, story = self.at_story()
    reader.page.evaluate(SHARES)
    self.button(reader, "分享").click()
    expect(reader.page.locator(".alert.handed-over")).to_have_count(1)
    [data] = reader.page.evaluate("shared")
    self.assertEqual([data["text"], data["url"]], self.shared(reader, story))
    reader.page.evaluate("answer(null)")
    expect(reader.page.locator(".alert")).to_have_count(0)
    other = self.reader(locale="zh-CN")
    other.page.goto(data["url"])
    other.wait_for_connection()
    self.expect_shown(other, story)
    other.wait_until_idle()
    other.top.get_by_role("button", name="知乎日报").first.click()
    expect(other.top.get_by_role("listitem").filter(has_text="分钟阅读").first).to_be_visible()


class CommentsTests(StoryTestCase):
  def test_comments_are_liked_and_read_to_the_end(self):
    reader, story = self.at_story("text", "comments")
    counts = self.paper(reader, f"story-extra/{story['id']}")
    self.button(reader, "评论").click()
    reader.expect_path(f"/stories/{story['id']}/comments")
    reader.expect_heading(f"{counts['comments']} 条评论")
    reader.expect_heading(f"{counts['short_comments']} 条短评")
    self.check_accessibility(reader)
    with self.subTest("one is liked"):
      # The row is also a button, and named by all of its texts.
      like = reader.top.get_by_role("button", name=re.compile("^点赞")).first
      expect(like).to_be_visible()
      reader.wait_until_idle()
      like.click()
      expect(like).to_have_attribute("aria-pressed", "true")
    reader.expect_row_after_scrolling("没有更多评论了")
    self.check_accessibility(reader)
