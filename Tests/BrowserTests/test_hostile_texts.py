"""Markup and scripts in every text that an app shows: user input, and responses of services."""
import json
import re
import uuid

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase, shared
from paper_proxy import PaperProxy
from showcase import Showcase
from test_football_gather import PASSWORD, FootballGatherTestCase

# Closes an attribute and an element, and then tries each way of running a script.
MARKUP = "'\"></p><img src=x onerror=alert(1)><svg onload=alert(2)></svg><script>alert(3)</script>"
BODY = MARKUP + """
  <a id="bad" href="javascript:alert(4)">Bad link</a>
  <meta http-equiv="refresh" content="0;url=http://evil.example/refresh">
  <form action="http://evil.example/form"><input name="a"><button id="post">Post</button></form>
  <iframe srcdoc="<script>parent.alert(5)</script>"></iframe>
  <object data="http://evil.example/object"></object>
  <embed src="http://evil.example/embed">
  <link rel="stylesheet" href="javascript:alert(7)">
  <base href="http://evil.example/base/">
  <details open ontoggle=alert(6)>Open</details>
  """
# Elements that exist only if a text was interpreted as markup.
TAKEN_FOR_MARKUP = "[onerror], [onload], [ontoggle], script:not([src]), img[src=x], p > svg:not([class])"
IS_MACHINE_TEXT = re.compile(r"(https?://|/)\S*$|[\d.#:x -]*$|0x[0-9a-f]+$", re.I)


def hostile(value, key=""):
  """Returns the same response with markup at the end of each visible text."""
  if isinstance(value, dict):
    return {name: hostile(inner, name) for name, inner in value.items()}
  if isinstance(value, list):
    return [hostile(inner, key) for inner in value]
  if not isinstance(value, str) or IS_MACHINE_TEXT.fullmatch(value):
    return value
  return value + (BODY if key == "body" else MARKUP)


def hostile_answer(body, media_type):
  if media_type != "application/json":
    return body
  return json.dumps(hostile(json.loads(body))).encode()


class HostileTextTestCase(BrowserTestCase):
  def tearDown(self):
    # The browser reports everything that the content security policy refuses, which these tests
    # expect.
    for reader in self.readers:
      reader.problems = [
        problem for problem in reader.problems if not problem.startswith(("console:", "status"))]
    super().tearDown()

  def watched(self, address=None, **wishes):
    reader = self.reader(address, **wishes)
    reader.page.on("dialog", lambda dialog: reader.problems.append(f"dialog: {dialog.message}"))
    reader.page.on("request", lambda request: self.note(reader, request.url))
    return reader

  def note(self, reader, url):
    if "evil.example" in url:
      reader.problems.append(f"asked a foreign host: {url}")

  def expect_no_script_ran(self, reader):
    reader.wait_until_idle()
    self.assertEqual(reader.page.locator(TAKEN_FOR_MARKUP).count(), 0)

  def expect_markup_as_text(self, reader):
    """Checks that the text is shown unchanged, so that the test covers it."""
    expect(reader.top.get_by_text("onerror=alert(1)").first).to_be_attached()


class ServiceTests(HostileTextTestCase):
  def served(self, option, path):
    proxy = PaperProxy(shared.showcase.address, hostile_answer)
    self.addCleanup(proxy.stop)
    program = Showcase(option, proxy.address + path)
    self.addCleanup(program.stop)
    return program

  def test_texts_of_the_paper(self):
    program = self.served("--zhihu-base-url", "/zhihu/api/4")
    reader = self.watched(program.address).open("/zhihu-daily")
    reader.wait_for_connection()
    self.expect_markup_as_text(reader)
    self.expect_no_script_ran(reader)
    stories = reader.page.request.get(f"{shared.showcase.address}/zhihu/api/4/news/latest").json()
    for story in stories["stories"]:
      for path in [f"stories/{story['id']}", f"stories/{story['id']}/comments"]:
        with self.subTest(path):
          reader.open(f"/zhihu-daily/{path}")
          reader.wait_for_connection()
          content = reader.top.locator("iframe.web-page, [role=listitem]")
          nothing = reader.top.get_by_role("heading", name="No Comments")
          expect(content.or_(nothing).first).to_be_attached()
          self.expect_no_script_ran(reader)
    # The first paint contains the same texts.
    painted = reader.page.request.get(f"{program.address}/zhihu-daily").text()
    self.assertNotIn("<img src=x", painted)

  def test_the_body_of_a_story_runs_sends_and_embeds_nothing(self):
    program = self.served("--zhihu-base-url", "/zhihu/api/4")
    reader = self.watched(program.address)
    answer = f"{shared.showcase.address}/zhihu/api/4"
    stories = reader.page.request.get(f"{answer}/news/latest").json()["stories"]
    story = next(
      story for story in stories
      if "body" in reader.page.request.get(f"{answer}/news/{story['id']}").json())
    reader.open(f"/zhihu-daily/stories/{story['id']}")
    reader.wait_for_connection()
    page = reader.top.frame_locator("iframe.web-page")
    expect(page.locator("#bad")).to_be_attached()
    for name in ["#bad", "#post"]:
      page.locator(name).evaluate("element => element.click()")
    reader.page.wait_for_timeout(500)
    expect(page.locator("#bad")).to_be_attached()
    reader.expect_path(f"/zhihu-daily/stories/{story['id']}")

  def test_texts_of_the_categories(self):
    program = self.served("--categories-base-url", "/categories/api")
    reader = self.watched(program.address).open("/categories")
    reader.wait_for_connection()
    self.expect_markup_as_text(reader)
    self.expect_no_script_ran(reader)
    reader.top.get_by_role("listitem").first.get_by_role("button").first.click()
    expect(reader.top.get_by_role("button", name=re.compile("^Follow")).first).to_be_visible()
    self.expect_markup_as_text(reader)
    self.expect_no_script_ran(reader)


class TypedTests(HostileTextTestCase, FootballGatherTestCase):
  def fill_all(self, reader):
    """Types markup into every field of the top screen."""
    for field in reader.top.get_by_role("textbox").all():
      field.fill(MARKUP)

  def test_every_field_of_contacts(self):
    reader = self.watched().open("/contacts")
    reader.tap("button", "Add Contact")
    expect(reader.top.get_by_role("textbox", name="Name", exact=True)).to_be_visible()
    self.fill_all(reader)
    self.expect_no_script_ran(reader)
    # Invalid addresses and numbers are refused, and shown as they were typed.
    reader.tap("button", "Done")
    self.expect_no_script_ran(reader)
    for name, text in [("Email", "ana@example.com"), ("Phone", "+49 30 1234567")]:
      reader.top.get_by_role("textbox", name=name, exact=True).fill(text)
    reader.tap("button", "Done")
    expect(reader.top.get_by_text("ana@example.com").first).to_be_visible()
    self.expect_markup_as_text(reader)
    self.expect_no_script_ran(reader)
    reader.page.reload()
    reader.wait_for_connection()
    self.expect_markup_as_text(reader)
    self.expect_no_script_ran(reader)

  def test_every_field_of_football_gather(self):
    reader = self.watched().open("/football-gather")
    reader.wait_for_connection()
    self.fill_all(reader)
    reader.page.locator("input[aria-label=Password]").fill(PASSWORD)
    reader.tap("button", "Register")
    reader.tap("button", "Register")
    self.expect_no_script_ran(reader)
    self.enter(reader, f"ana-{uuid.uuid4().hex[:8]}", "Register")
    reader.expect_heading("Players")
    reader.tap("button", "Add Player")
    expect(reader.top.get_by_role("textbox", name="First name", exact=True)).to_be_visible()
    self.fill_all(reader)
    for label, text in [("First name", "<img src=x onerror=alert(1)>"), ("Last name", MARKUP[:70]),
                        ("Age", "33"), ("Favorite team", MARKUP[:90])]:
      field = reader.top.get_by_role("textbox", name=label, exact=True)
      field.fill(text)
      expect(field).to_have_value(text)
    reader.tap("button", "Done")
    self.expect_markup_as_text(reader)
    self.expect_no_script_ran(reader)
    reader.tap_row("onerror=alert(1)")
    reader.expect_row("Skill")
    self.expect_no_script_ran(reader)

  def test_an_empty_search_result_shows_the_query_as_text(self):
    reader = self.watched().open("/contacts")
    reader.page.get_by_role("textbox", name="Search").first.fill(MARKUP)
    expect(reader.top.get_by_text("No Results")).to_be_visible()
    self.expect_no_script_ran(reader)
