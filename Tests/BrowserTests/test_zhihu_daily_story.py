"""Stories of Zhihu Daily in a real browser, from the server of the same program."""
import re

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase, shared
from paper import paper, stories_in_a_row, story_with

# Returns the size of the first text in a frame, 0 while there is none.
SIZE_IN_FRAME = """(frame, selector) => {
  const text = frame.contentDocument?.querySelector(selector);
  return text ? parseFloat(frame.contentWindow.getComputedStyle(text).fontSize) : 0;
}"""


class StoryTestCase(BrowserTestCase):
  # Tests evaluate scripts in a page that runs none.
  expected_problem = "Blocked "

  def paper(self, reader, path):
    return paper(reader, shared.showcase.address, path)

  def story_with(self, reader, *needs):
    return story_with(reader, shared.showcase.address, *needs)

  def at_home(self, address=None, **wishes):
    reader = self.reader(address, locale="zh-CN", **wishes).open("/zhihu-daily")
    reader.wait_for_connection()
    return reader

  def at_story(self, *needs, address=None, **wishes):
    """Opens the first of today's stories with the properties that a test needs, an ordinary one by
    default."""
    reader = self.at_home(address, **wishes)
    return reader, self.open_story(
      reader, self.story_with(reader, *(needs or ("text", "picture", "address"))))

  def at_first_story(self, **wishes):
    reader = self.at_home(**wishes)
    return reader, self.open_story(reader, self.paper(reader, "news/latest")["stories"][0])

  def at_stories(self, count, address=None, **wishes):
    """Opens the first of several consecutive stories of today with texts and images."""
    reader = self.at_home(address, **wishes)
    stories = stories_in_a_row(reader, shared.showcase.address, count)
    self.open_story(reader, stories[0])
    return reader, stories

  def open_story(self, reader, story):
    if reader.page.locator(".secondary-column").count():
      reader.page.get_by_role("listitem").filter(has_text=story["title"]).first.click()
    else:
      reader.tap_row(story["title"])
    self.expect_shown(reader, story)
    reader.wait_until_idle()
    return story

  def expect_shown(self, reader, story):
    reader.expect_path(f"/stories/{story['id']}")
    expect(reader.top.locator("iframe.web-page")).to_have_attribute("aria-label", story["title"])

  def page(self, reader):
    return reader.top.frame_locator("iframe.web-page")

  def button(self, reader, name):
    return reader.top.get_by_role("button", name=name)

  def next(self, reader):
    former = reader.page.url
    self.button(reader, "下一篇").click()
    expect(reader.page).not_to_have_url(former)
    reader.wait_until_idle()


class StoryTests(StoryTestCase):
  def test_a_story_is_read_in_two_text_sizes(self):
    reader, story = self.at_story()
    page = self.page(reader)
    with self.subTest("it has picture, title, credit and text"):
      expect(reader.top.get_by_role("heading", name=story["title"])).to_be_visible()
      expect(reader.top.get_by_text("图片：")).to_be_visible()
      expect(page.locator(".content p").first).to_be_visible()
      expect(page.locator(".img-place-holder")).to_be_hidden()
      self.check_accessibility(reader)
    with self.subTest("text and picture scroll as one to the end of the text"):
      link = page.get_by_role("link", name="查看知乎讨论")
      link.scroll_into_view_if_needed()
      reader.page.mouse.move(195, 400)
      reader.page.mouse.wheel(0, 5000)
      frame = reader.top.locator("iframe.web-page")
      reader.eventually(
        lambda: abs(frame.bounding_box()["height"] - page.locator("html").bounding_box()["height"]) < 2,
        "expected the view to be as high as its page")
      bar = self.button(reader, "分享").bounding_box()["y"]
      box = link.bounding_box()
      self.assertLess(box["y"] + box["height"], bar)
    with self.subTest("the text follows the text size of the browser"):
      # The document of the web view is replaced meanwhile.
      measure = lambda text: reader.top.locator("iframe.web-page").evaluate(SIZE_IN_FRAME, text)
      former = {text: measure(text) for text in (".content p", ".author")}
      self.assertEqual(former[".content p"], 17)
      reader.page.evaluate("document.documentElement.style.fontSize = '32px'")
      reader.eventually(
        lambda: all(measure(text) > former[text] * 1.5 for text in former),
        "expected the text and its author to grow")
    with self.subTest("all buttons have room in large text"):
      reader.wait_until_idle()
      bar = reader.page.locator(".page").last.bounding_box()
      for name in ["评论", "点赞", "收藏", "分享"]:
        box = self.button(reader, name).bounding_box()
        self.assertGreaterEqual(box["x"], bar["x"])
        self.assertLessEqual(box["x"] + box["width"], bar["x"] + bar["width"] + 1)
      self.check_accessibility(reader)

  def test_no_story_precedes_the_first_one_and_the_next_has_no_entry_of_its_own(self):
    reader, first = self.at_first_story()
    with self.subTest("its button is disabled, and a drag shows a hint"):
      expect(self.button(reader, "上一篇")).to_be_disabled()
      expect(self.button(reader, "下一篇")).to_be_enabled()
      self.check_accessibility(reader)
      reader.drag([(200 + step * 16, 200) for step in range(9)])
      expect(reader.top.get_by_text("已经是第一篇了")).to_be_visible()
      expect(reader.top.get_by_text("已经是第一篇了")).to_be_hidden()
    with self.subTest("one step back leaves all stories"):
      for story in self.paper(reader, "news/latest")["stories"][1:3]:
        self.next(reader)
        reader.expect_path(f"/stories/{story['id']}")
      for _ in range(2):
        former = reader.page.url
        self.button(reader, "上一篇").click()
        expect(reader.page).not_to_have_url(former)
        reader.wait_until_idle()
      reader.expect_path(f"/stories/{first['id']}")
      reader.page.go_back()
      reader.expect_path("/zhihu-daily")

  def strokes(self, reader, place, by, meanwhile=None):
    x, y = place
    former = reader.page.url
    reader.drag([(x + by * step / 8, y) for step in range(9)], meanwhile)
    expect(reader.page).not_to_have_url(former)
    reader.wait_until_idle()

  def test_a_finger_turns_to_the_next_and_back_on_the_picture_and_in_the_text(self):
    reader, [story, other] = self.at_stories(2)
    frame = reader.top.locator("iframe.web-page").bounding_box()
    for place in [(220, 200), (220, frame["y"] + 100)]:
      self.assertLess(place[1], 780)
      self.strokes(reader, place, -140)
      self.expect_shown(reader, other)
      self.strokes(reader, place, 140)
      self.expect_shown(reader, story)
    with self.subTest("a finger that is lifted late turns pages on"):
      # The story on which the finger was put is removed by then, with its document.
      frame = "document.querySelector('iframe.web-page')"
      document = f"{frame}.contentDocument"
      for by in (-140, 140, -140, 140):
        reader.wait_for(f"() => {frame}.clientHeight > 300")
        reader.page.evaluate(f"() => {{ {document}.isOld = true; }}")
        self.strokes(
          reader, place, by,
          lambda: reader.wait_for(f"() => !{document}.isOld && {document}.isWatched"))
      self.expect_shown(reader, story)

  def test_a_finger_from_the_leading_edge_leaves_it_on_the_picture_and_in_the_text(self):
    reader, [_, story] = self.at_stories(2)
    for y in [200, 700]:
      reader.open("/zhihu-daily")
      self.open_story(reader, story)
      reader.swipe_back(y=y)
      reader.wait_for("location.pathname === '/zhihu-daily'")

  def test_liking_and_keeping(self):
    reader, story = self.at_story()
    like = self.button(reader, "点赞")
    expect(like).to_contain_text(re.compile(r"\d+"))
    count = int(re.sub(r"\D", "", like.inner_text()))
    like.click()
    expect(reader.top.get_by_text("已点赞")).to_be_visible()
    expect(like).to_contain_text(str(count + 1))
    expect(like).to_have_attribute("aria-pressed", "true")
    self.button(reader, "收藏").click()
    expect(self.button(reader, "收藏")).to_have_attribute("aria-pressed", "true")
    self.check_accessibility(reader)
    reader.page.reload()
    self.expect_shown(reader, story)
    reader.wait_for_connection()
    expect(self.button(reader, "点赞")).to_have_attribute("aria-pressed", "true")
    self.button(reader, "点赞").click()
    expect(self.button(reader, "点赞")).to_contain_text(str(count))

  def test_dark_and_in_english(self):
    reader = self.reader(scheme="dark").open("/zhihu-daily")
    reader.wait_for_connection()
    self.open_story(reader, self.story_with(reader, "text"))
    colour = self.page(reader).locator("body").evaluate("body => getComputedStyle(body).backgroundColor")
    self.assertEqual(colour, "rgb(26, 26, 26)")
    expect(self.button(reader, "Like")).to_be_visible()
    self.check_accessibility(reader)
