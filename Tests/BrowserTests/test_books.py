"""Page view controllers: turning pages by touches, keys and dots, and resizing the window."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase


class BookTests(ControlsTestCase):
  def book(self, title="Book", **wishes):
    reader = self.reader(address=self.program.address, **wishes).open(f"/controls/{title}")
    reader.wait_for_connection()
    reader.expect_heading("Book")
    reader.wait_until_idle()
    return reader, reader.top.locator(".scroll.paging")

  def expect_shown(self, reader, name):
    """Waits until only this page is visible, from edge to edge."""
    text = reader.top.get_by_text(f"Page {name}", exact=True)
    expect(text).to_be_in_viewport()
    reader.wait_for("""text => {
      const slot = text.closest('.view:has(> .view)').parentElement.closest('.scroll');
      const box = text.getBoundingClientRect(), area = slot.getBoundingClientRect();
      return Math.abs(box.left + box.width / 2 - area.left - area.width / 2) < 2;
    }""", arg=text.element_handle())
    expect(reader.top.get_by_role("button", name="Mark")).to_have_count(1)
    expect(reader.top.get_by_role("button", name=f"Mark {name}")).to_be_visible()

  def drag(self, reader, across=0, down=0):
    steps = 12
    x, y = 195 - across / 2, 460 - down / 2
    reader.drag([(x + across * step / steps, y + down * step / steps) for step in range(steps + 1)])

  def test_a_finger_turns_pages_and_lets_one_fall_back(self):
    reader, _ = self.book()
    with self.subTest("a page that is let fall back stays"):
      steps = [300 - 10 * step for step in range(12)]
      reader.drag([(x, 500) for x in [*steps, *reversed(steps)]])
      self.expect_message(reader, "stayed at One")
      self.expect_shown(reader, "One")
    for name, before in [("Two", "One"), ("Three", "Two"), ("Four", "Three")]:
      self.drag(reader, -250)
      self.expect_message(reader, f"turned from {before}")
      self.expect_shown(reader, name)
    self.drag(reader, -250)
    self.expect_shown(reader, "Four")
    for name in ["Three", "Two", "One"]:
      self.drag(reader, 250)
      self.expect_shown(reader, name)
    reader.top.get_by_role("button", name="Mark One").tap()
    expect(reader.top.get_by_role("button", name="Marked")).to_be_visible()
    for scheme in ["light", "dark"]:
      with self.subTest(scheme=scheme):
        reader.page.emulate_media(color_scheme=scheme)
        self.check_accessibility(reader)

  def test_a_finger_turns_pages_up_and_down(self):
    reader, _ = self.book("Scroll")
    bar = reader.top.locator(".bar").first.bounding_box()
    below = bar["y"] + bar["height"] + 30
    for name in ["One", "Two", "Three"]:
      self.expect_shown(reader, name)
      top = reader.top.get_by_text(f"Top of {name}", exact=True).bounding_box()["y"]
      self.assertAlmostEqual(top, below, delta=2)
      if name == "Three": break
      self.drag(reader, down=-500)
      self.expect_message(reader, f"turned from {name}")
    self.drag(reader, down=500)
    self.expect_shown(reader, "Two")
    self.drag(reader, down=500)
    self.expect_message(reader, "turned from Two")
    self.expect_shown(reader, "One")

  def test_keys_dots_and_the_app_turn_pages_which_keep_their_place_in_another_window(self):
    reader, pages = self.book()
    with self.subTest("keys and dots turn pages"):
      pages.focus()
      reader.page.keyboard.press("ArrowRight")
      self.expect_message(reader, "turned from One")
      self.expect_shown(reader, "Two")
      dots = reader.top.get_by_role("slider")
      expect(dots).to_have_attribute("aria-valuetext", "page 2 of 4")
      dots.focus()
      reader.page.keyboard.press("End")
      self.expect_message(reader, "turned from Two")
      self.expect_shown(reader, "Four")
      box = dots.bounding_box()
      reader.page.touchscreen.tap(box["x"] + 8, box["y"] + box["height"] / 2)
      self.expect_shown(reader, "Three")
    with self.subTest("pages that are set move in from their side"):
      reader.tap("button", "Last")
      self.expect_message(reader, "set Four: true")
      self.expect_shown(reader, "Four")
      reader.tap("button", "First")
      self.expect_message(reader, "set One: true")
      self.expect_shown(reader, "One")
      self.drag(reader, -250)
      self.expect_shown(reader, "Two")
    with self.subTest("a page keeps its place when the window is resized"):
      reader.page.set_viewport_size({"width": 420, "height": 700})
      self.expect_message(reader, "will be 420 wide")
      self.expect_shown(reader, "Two")
      self.drag(reader, -250)
      self.expect_shown(reader, "Three")

  def test_right_to_left_pages_turn_to_the_right(self):
    reader, pages = self.book(locale="ar")
    self.expect_shown(reader, "One")
    self.drag(reader, 250)
    self.expect_message(reader, "turned from One")
    self.expect_shown(reader, "Two")
    self.drag(reader, 250)
    self.expect_shown(reader, "Three")
    self.drag(reader, -250)
    self.expect_shown(reader, "Two")
    pages.focus()
    reader.page.keyboard.press("ArrowLeft")
    self.expect_shown(reader, "Three")
