"""Stories of Zhihu Daily in a real browser, from the server of the same program."""
import re

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase, shared
from paper import paper, stories_in_a_row, story_with


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
  def test_a_story_has_picture_title_credit_and_text(self):
    reader, story = self.at_story()
    expect(reader.top.get_by_role("heading", name=story["title"])).to_be_visible()
    expect(reader.top.get_by_text("图片：")).to_be_visible()
    expect(self.page(reader).locator(".content p").first).to_be_visible()
    expect(self.page(reader).locator(".img-place-holder")).to_be_hidden()
    self.check_accessibility(reader)

  def test_the_text_of_a_story_follows_the_text_size_of_the_browser(self):
    reader, _ = self.at_story()
    size = "text => parseFloat(getComputedStyle(text).fontSize)"
    measure = lambda text: self.page(reader).locator(text).first.evaluate(size)
    former = {text: measure(text) for text in (".content p", ".author")}
    self.assertEqual(former[".content p"], 17)
    reader.page.evaluate("document.documentElement.style.fontSize = '32px'")
    reader.eventually(
      lambda: all(measure(text) > former[text] * 1.5 for text in former),
      "expected the text and its author to grow")

  def test_text_and_picture_scroll_as_one_to_the_end_of_the_text(self):
    reader, _ = self.at_story()
    link = self.page(reader).get_by_role("link", name="查看知乎讨论")
    link.scroll_into_view_if_needed()
    reader.page.mouse.move(195, 400)
    reader.page.mouse.wheel(0, 5000)
    frame = reader.top.locator("iframe.web-page")
    inner = self.page(reader).locator("html")
    reader.eventually(
      lambda: abs(frame.bounding_box()["height"] - inner.bounding_box()["height"]) < 2,
      "expected the view to be as high as its page")
    bar = self.button(reader, "分享").bounding_box()["y"]
    box = link.bounding_box()
    self.assertLess(box["y"] + box["height"], bar)

  def test_the_next_one_and_the_next_across_a_day(self):
    reader, story = self.at_first_story()
    day = self.paper(reader, "news/latest")
    for story in day["stories"][1:]:
      self.next(reader)
      reader.expect_path(f"/stories/{story['id']}")
    before = self.paper(reader, f"news/before/{day['date']}")["stories"][0]
    self.next(reader)
    reader.expect_path(f"/stories/{before['id']}")
    self.button(reader, "上一篇").click()
    reader.expect_path(f"/stories/{day['stories'][-1]['id']}")
    reader.wait_until_idle()
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

  def test_a_finger_from_the_leading_edge_leaves_it_on_the_picture_and_in_the_text(self):
    reader, [_, story] = self.at_stories(2)
    for y in [200, 700]:
      reader.open("/zhihu-daily")
      self.open_story(reader, story)
      reader.swipe_back(y=y)
      reader.wait_for("location.pathname === '/zhihu-daily'")

  def test_a_finger_that_is_lifted_late_turns_pages_on(self):
    """The story on which the finger was put is removed by then, with its document."""
    reader, [story, _] = self.at_stories(2)
    frame = reader.top.locator("iframe.web-page").bounding_box()
    place = (220, frame["y"] + 100)

    frame = "document.querySelector('iframe.web-page')"
    document = f"{frame}.contentDocument"
    for by in (-140, 140, -140, 140):
      reader.wait_for(f"() => {frame}.clientHeight > 300")
      reader.page.evaluate(f"() => {{ {document}.isOld = true; }}")
      self.strokes(
        reader, place, by,
        lambda: reader.wait_for(f"() => !{document}.isOld && {document}.isWatched"))
    self.expect_shown(reader, story)

  def test_an_old_story_by_a_link_has_its_neighbours(self):
    reader = self.reader(locale="zh-CN").open("/")
    latest = self.paper(reader, "news/latest")
    date = latest["date"]
    for _ in range(20):
      newer, date = date, self.paper(reader, f"news/before/{date}")["date"]
    stories = self.paper(reader, f"news/before/{newer}")["stories"]
    older = self.paper(reader, f"news/before/{date}")["stories"]
    # A story without a text is a page without a name: its address identifies it.
    reader.open(f"/zhihu-daily/stories/{stories[-1]['id']}")
    reader.wait_for_connection()
    reader.expect_path(f"/stories/{stories[-1]['id']}")
    self.next(reader)
    reader.expect_path(f"/stories/{older[0]['id']}")
    for story in reversed(stories):
      self.button(reader, "上一篇").click()
      reader.expect_path(f"/stories/{story['id']}")
      reader.wait_until_idle()
    self.button(reader, "上一篇").click()
    expect(reader.page).not_to_have_url(re.compile(str(stories[0]["id"])))
    expect(reader.top.get_by_text("已经是第一篇了")).to_have_count(0)

  def test_no_story_precedes_the_first_one_and_a_drag_shows_a_hint(self):
    reader, _ = self.at_first_story()
    expect(self.button(reader, "上一篇")).to_be_disabled()
    expect(self.button(reader, "下一篇")).to_be_enabled()
    self.check_accessibility(reader)
    reader.drag([(200 + step * 16, 200) for step in range(9)])
    expect(reader.top.get_by_text("已经是第一篇了")).to_be_visible()
    expect(reader.top.get_by_text("已经是第一篇了")).to_be_hidden()

  def test_no_story_follows_the_last_one_of_a_list(self):
    reader = self.at_home()
    stories = self.paper(reader, "news/latest")["top_stories"]
    reader.open(f"/zhihu-daily/banner/{stories[-1]['id']}")
    reader.wait_for_connection()
    reader.expect_path(f"/banner/{stories[-1]['id']}")
    expect(self.button(reader, "下一篇")).to_be_disabled()
    self.button(reader, "上一篇").click()
    reader.expect_path(f"/banner/{stories[-2]['id']}")
    expect(self.button(reader, "下一篇")).to_be_enabled()

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

  def test_the_text_size_of_the_settings(self):
    reader, story = self.at_story()
    self.assertEqual(self.size(reader), 17)
    reader.open("/zhihu-daily/settings")
    reader.tap_row("特大")
    expect(reader.row("特大")).to_have_attribute("data-row", re.compile(r"\bcheck\b"))
    reader.open(f"/zhihu-daily/stories/{story['id']}").wait_for_connection()
    self.expect_shown(reader, story)
    expect(self.page(reader).locator(".content p").first).to_be_visible()
    self.assertAlmostEqual(self.size(reader), 1.4 * 17, places=1)

  def size(self, reader):
    # The document of the web view may be replaced once while the page goes live.
    reader.wait_until_idle()
    return self.page(reader).locator("body").evaluate("body => parseFloat(getComputedStyle(body).fontSize)")

  def test_large_text(self):
    reader, story = self.at_story()
    reader.page.evaluate("document.documentElement.style.fontSize = '32px'")
    reader.page.wait_for_timeout(500)
    bar = reader.page.locator(".page").last.bounding_box()
    for name in ["评论", "点赞", "收藏", "分享"]:
      box = self.button(reader, name).bounding_box()
      self.assertGreaterEqual(box["x"], bar["x"])
      self.assertLessEqual(box["x"] + box["width"], bar["x"] + bar["width"] + 1)
    self.check_accessibility(reader)
