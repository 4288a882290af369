"""Football Gather against the real server: from registration to statistics in a second browser."""
import base64
import json
import re
import urllib.request
import uuid

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase, shared
from reader import PHONE

PASSWORD = "a good password"


class FootballGatherTestCase(BrowserTestCase):
  def at_login(self, path="/football-gather", **wishes):
    reader = self.reader(**wishes).open(path)
    reader.wait_for_connection()
    expect(reader.page.get_by_role("button", name="Register", exact=True)).to_be_visible()
    return reader

  def enter(self, reader, name, button):
    new_account = reader.page.get_by_role("heading", name="New Account", exact=True)
    if button == "Register" and new_account.count() == 0:
      reader.tap("button", "Register")
      expect(new_account).to_be_visible()
    reader.page.get_by_role("textbox", name="Username", exact=True).fill(name)
    reader.page.locator("input[aria-label=Password]").fill(PASSWORD)
    reader.tap("button", button)
    expect(reader.page.get_by_role("button", name="Register", exact=True)).to_have_count(0)

  def registered(self, name, **wishes):
    reader = self.at_login(**wishes)
    self.check_accessibility(reader)
    self.enter(reader, name, "Register")
    reader.expect_heading("Players")
    return reader

  def send(self, path, authorization=None, **value):
    """Posts to the server's interface, and returns the answer's JSON."""
    headers = {"Content-Type": "application/json"}
    if authorization:
      headers["Authorization"] = authorization
    request = urllib.request.Request(
      f"{shared.showcase.address}/api/{path}", json.dumps(value).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
      return json.loads(answer.read() or "null")

  def logged_in_with(self, *players, **wishes):
    """Returns a user of a new account with players."""
    name = f"ana-{uuid.uuid4().hex[:8]}"
    self.send("users", username=name, password=PASSWORD)
    credentials = base64.b64encode(f"{name}:{PASSWORD}".encode()).decode()
    token = self.send("users/login", f"Basic {credentials}")["token"]
    for player in players:
      self.send("players", f"Bearer {token}", name=player)
    reader = self.at_login(**wishes)
    self.enter(reader, name, "Log In")
    reader.expect_row(players[0])
    return reader

  def add(self, reader, name):
    reader.tap("button", "Add Player")
    reader.page.get_by_role("textbox", name="First name", exact=True).fill(name)
    reader.tap("button", "Done")
    reader.expect_row(name)
    reader.wait_until_idle()

  def move(self, reader, name, *keys):
    """Lifts a row with the keyboard, moves it, and drops it."""
    grip = reader.top.get_by_role("button", name=f"Reorder {name}")
    grip.focus()
    for key in ["Space", *keys, "Space"]:
      reader.page.keyboard.press(key)
      reader.page.wait_for_timeout(50)
    reader.wait_until_idle()

  def open_teams(self, reader):
    """Adds Ana and Bo, and opens the teams, with both on the bench."""
    for player in ["Ana", "Bo"]:
      self.add(reader, player)
    reader.tap("button", "Select")
    reader.tap_row("Ana")
    reader.tap_row("Bo")
    reader.tap("button", "Make Teams")
    reader.expect_row("Bo")
    reader.wait_until_idle()

  def start_first_match(self, reader):
    """Adds Ana and Bo, and starts a match of one against the other."""
    self.open_teams(reader)
    # From the end of the bench past the empty teams.
    self.move(reader, "Bo", "ArrowDown", "ArrowDown")
    self.move(reader, "Ana", "ArrowDown")
    reader.tap("button", "Start Match")
    expect(reader.page.get_by_role("button", name="End Match", exact=True)).to_be_visible()


class LeavingTests(FootballGatherTestCase):
  def begin_typing_an_age(self, address=None):
    reader = self.reader(address=address).open("/football-gather")
    reader.tap("button", "Continue Without an Account")
    reader.expect_heading("Players")
    self.add(reader, "Ana")
    reader.tap_row("Ana")
    reader.expect_row("Age")
    reader.tap_row("Age")
    reader.top.get_by_role("textbox").fill("30")
    reader.wait_until_idle()
    return reader

  def test_a_swipe_back_from_unsaved_work_moves_the_page_back_under_the_question(self):
    for address, edge in [(None, 4), (self.turned().address, 386)]:
      with self.subTest(edge=edge):
        reader = self.begin_typing_an_age(address)
        touch = reader.context.new_cdp_session(reader.page)
        send = lambda kind, points: touch.send(
          "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        send("touchStart", [{"x": edge, "y": 400}])
        for step in range(1, 26):
          send("touchMove", [{"x": edge + (10 if edge < 100 else -10) * step, "y": 400}])
          reader.page.wait_for_timeout(10)
        # While the finger still is down.
        expect(reader.page.get_by_role("alertdialog")).to_be_visible()
        expect(reader.page.locator(".page.moving")).to_have_count(0)
        self.assertEqual(reader.page.locator(".page").last.bounding_box()["x"], 0)
        send("touchEnd", [])
        reader.page.get_by_role("alertdialog").get_by_role("button").last.click()
        expect(reader.page.get_by_role("alertdialog")).to_have_count(0)


class FormTests(FootballGatherTestCase):
  def test_a_wrong_field_is_shown_with_its_whole_row(self):
    # A phone's browser scrolls to a field by its own rules.
    reader = self.at_login(screen="desktop")
    reader.page.set_viewport_size(PHONE["viewport"])
    reader.page.evaluate("document.documentElement.style.fontSize = '32px'")
    reader.tap("button", "Continue Without an Account")
    reader.tap("button", "Add Player")
    name = reader.page.get_by_role("textbox", name="First name", exact=True)
    expect(name).to_be_focused()
    name.fill("Ana")
    age = reader.page.get_by_role("textbox", name="Age", exact=True)
    age.fill("150")
    reader.wait_until_idle()
    # The field is below the bar, which covers the label.
    age.evaluate("""(field) => {
      field.blur();
      const table = field.closest(".table");
      const bar = table.getBoundingClientRect().top + parseFloat(getComputedStyle(table).scrollPaddingTop);
      table.scrollBy(0, field.getBoundingClientRect().top - bar);
    }""")
    reader.wait_until_idle()
    reader.tap("button", "Done")
    expect(age).to_be_focused()
    reader.eventually(lambda: self.shows_row(age), "expected the row of the age below the bar")
    # The keyboard of a small phone.
    age.evaluate("(field) => field.closest('.table').scrollTo(0, 0)")
    reader.page.set_viewport_size({"width": 390, "height": 440})
    reader.eventually(lambda: self.shows_row(age), "expected the row of the age above the keyboard")

  def shows_row(self, field):
    return field.evaluate("""(field) => {
      const row = field.closest(".cell").getBoundingClientRect();
      const table = field.closest(".table");
      const { top, bottom } = table.getBoundingClientRect();
      const bar = top + parseFloat(getComputedStyle(table).scrollPaddingTop);
      return row.top >= bar - 1 && row.bottom <= Math.min(bottom, innerHeight) + 1;
    }""")


class WholeFlowTests(FootballGatherTestCase):
  def test_from_registration_to_statistics_in_a_second_browser(self):
    name = f"ana-{uuid.uuid4().hex[:8]}"
    reader = self.registered(name)
    for player in ["Ana", "Bo", "Cleo", "Dan", "Eve", "Fay"]:
      self.add(reader, player)

    reader.tap_row("Ana")
    reader.expect_row("Skill")
    reader.tap_row("Skill")
    reader.tap_row("Professional")
    reader.page.go_back()
    expect(reader.row("Skill")).to_contain_text("Professional")
    reader.wait_until_idle()
    reader.tap("button", "Players")
    expect(reader.row("Ana")).to_contain_text("Skill: Professional")

    reader.tap("button", "Select")
    for player in ["Ana", "Bo", "Cleo", "Dan"]:
      reader.tap_row(player)
    reader.expect_heading("4 Selected")
    reader.tap("button", "Make Teams")
    reader.expect_row("Dan")
    start = reader.top.get_by_role("button", name="Start Match", exact=True)
    expect(start).to_be_disabled()
    reader.wait_until_idle()
    # From the end of the bench past the empty teams.
    self.move(reader, "Dan", "ArrowDown", "ArrowDown")
    expect(start).to_be_disabled()
    self.move(reader, "Cleo", "ArrowDown")
    expect(start).to_be_enabled()
    start.click()

    expect(reader.page.get_by_role("button", name="End Match", exact=True)).to_be_visible()
    reader.wait_until_idle()
    for _ in range(2):
      reader.tap("button", "Goal for Team A")
    for button, following in [("Start", "Pause"), ("Pause", "Resume"), ("Resume", "Pause")]:
      reader.tap("button", button)
      expect(reader.top.get_by_role("button", name=following, exact=True)).to_be_visible()
    reader.page.reload()
    expect(reader.page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    reader.tap("button", "End Match")
    reader.page.get_by_role("alertdialog").get_by_role("button", name="End Match").click()
    reader.expect_heading("Match Ended")
    reader.wait_until_idle()
    self.check_accessibility(reader)
    reader.page.keyboard.press("Escape")
    reader.expect_heading("Players")

    other = self.at_login()
    self.enter(other, name, "Log In")
    other.expect_row("Ana")
    other.page.get_by_role("tab", name=re.compile("^Matches")).click()
    other.expect_row("2–\u20600")
    other.page.get_by_role("radio", name="Statistics", exact=True).click()
    expect(other.row("Cleo")).to_contain_text("1 won")
    expect(other.row("Dan")).to_contain_text("1 lost")
    expect(other.row("Bo")).to_contain_text("No matches yet")
    other.wait_until_idle()
    self.check_accessibility(other)


class DragTests(FootballGatherTestCase):
  def at_teams(self, **wishes):
    reader = self.at_login(**wishes)
    reader.tap("button", "Continue Without an Account")
    reader.expect_heading("Players")
    self.open_teams(reader)
    return reader

  def middle(self, element):
    box = element.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

  def way(self, reader, name, team):
    """Returns the points from a row's reorder control into a team, whose heading moves up by the
    height of the row when the row has passed it."""
    x, start = self.middle(reader.top.get_by_role("button", name=f"Reorder {name}"))
    heading = reader.top.get_by_role("heading", name=re.compile(f"^{team} ")).bounding_box()
    end = heading["y"]
    return [(x, start + (end - start) * step / 14) for step in range(15)]

  def start_match(self, reader):
    start = reader.top.get_by_role("button", name="Start Match", exact=True)
    expect(start).to_be_enabled()
    start.click()
    expect(reader.page.get_by_role("button", name="End Match", exact=True)).to_be_visible()

  def test_a_finger_drags_players_into_teams(self):
    reader = self.at_teams()
    for name, team in [("Ana", "Team A"), ("Bo", "Team B")]:
      reader.drag(self.way(reader, name, team))
      reader.wait_until_idle()
    self.start_match(reader)


class TeamTests(FootballGatherTestCase):
  NAMES = ["Ana", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou", "Max",
           "Nia", "Oto", "Pia"]

  def at_teams(self, names, **wishes):
    reader = self.logged_in_with(*names, **wishes)
    reader.tap("button", "Select")
    reader.tap("button", "Select All")
    reader.expect_heading(f"{len(names)} Selected")
    reader.tap("button", "Make Teams")
    reader.expect_heading(f"Bench ({len(names)})")
    reader.wait_until_idle()
    return reader

  def focused(self, reader):
    return reader.page.evaluate(
      "document.activeElement.closest('[role=radiogroup]')?.getAttribute('aria-label')")

  def test_sixteen_taps_at_one_place_make_two_teams_of_sixteen_players(self):
    reader = self.at_teams(self.NAMES)
    first = reader.top.get_by_role("radiogroup", name="Team for Ana", exact=True)
    places = [first.get_by_role("radio", name=team, exact=True).bounding_box() for team in ["A", "B"]]
    for number in range(len(self.NAMES)):
      box = places[number % 2]
      reader.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
      # The teams lie below the bench, where their rows may not be loaded.
      reader.expect_heading(f"Bench ({len(self.NAMES) - 1 - number})")
      reader.wait_until_idle()
    reader.expect_heading("Team A (8)")
    reader.expect_heading("Team B (8)")
    reader.tap("button", "Shuffle")
    reader.tap("button", "Undo")
    expect(reader.top.get_by_role("radiogroup", name="Team for Ana").get_by_role("radio", name="A")
      ).to_be_checked()
    self.check_accessibility(reader)

  def test_arrows_assign_one_player_after_the_other(self):
    reader = self.at_teams(["Ana", "Bo", "Cleo"], screen="desktop")
    reader.top.get_by_role("radiogroup", name="Team for Ana").get_by_role("radio", checked=True).focus()
    for key, name in [("ArrowLeft", "Bo"), ("ArrowRight", "Cleo")]:
      reader.page.keyboard.press(key)
      reader.wait_for(f"document.activeElement.closest('[aria-label=\"Team for {name}\"]')")
      reader.wait_until_idle()
    reader.page.keyboard.press("ArrowLeft")
    reader.expect_heading("Team A (2)")
    reader.expect_heading("Team B (1)")
    # The last row of the bench keeps focus in its team.
    reader.wait_until_idle()
    self.assertEqual(self.focused(reader), "Team for Cleo")
    expect(reader.top.get_by_role("button", name="Start Match", exact=True)).to_be_enabled()


class TwoPhonesTests(FootballGatherTestCase):
  def test_two_phones_show_one_score_as_it_changes_and_one_end(self):
    name = f"ana-{uuid.uuid4().hex[:8]}"
    first = self.registered(name)
    self.start_first_match(first)

    second = self.at_login()
    self.enter(second, name, "Log In")
    second.page.get_by_role("tab", name=re.compile("^Matches")).click()
    second.tap_row("0–\u20600")
    second.tap_row("Join")
    expect(second.page.get_by_role("button", name="End Match", exact=True)).to_be_visible()
    for here, there, goals in [(first, second, "1"), (second, first, "2"), (first, second, "3")]:
      here.wait_until_idle()
      here.tap("button", "Goal for Team A")
      for reader in [here, there]:
        expect(reader.top.get_by_text(goals, exact=True)).to_be_visible()
    self.check_accessibility(second)
    first.tap("button", "End Match")
    first.page.get_by_role("alertdialog").get_by_role("button", name="End Match").click()
    first.expect_heading("Match Ended")
    second.expect_heading("Match Ended")
    expect(second.top.get_by_text("The match was ended on another device.")).to_be_visible()
    expect(second.page.get_by_role("button", name="End Match", exact=True)).to_have_count(0)


class LoginTests(FootballGatherTestCase):
  def test_keys_go_through_the_login_in_its_order(self):
    for screen in ["phone", "desktop"]:
      reader = self.at_login(screen=screen)
      # The logo is an image without any content to hide.
      expect(reader.page.locator("[data-hides]")).to_have_count(0)
      stops = []
      for _ in range(6):
        reader.page.keyboard.press("Tab")
        stops.append(reader.page.evaluate(
          "document.activeElement.ariaLabel ?? document.activeElement.textContent"))
      self.assertEqual(stops, [
        "Username", "Password", "Remember Me", "Log In", "Register", "Continue Without an Account"])
      for _ in range(5):
        reader.page.keyboard.press("Shift+Tab")
      self.assertEqual(reader.page.evaluate("document.activeElement.ariaLabel"), "Username")
      self.check_accessibility(reader)
