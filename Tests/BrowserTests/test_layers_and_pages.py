"""Rounded corners and borders, overridden interface styles, page controls and paging scroll
views."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase


class LayerTests(ControlsTestCase):
  def press(self, reader, name):
    reader.top.get_by_role("button", name=name, exact=True).tap()

  def test_layers_are_drawn_in_styles_of_their_own(self):
    reader = self.at("Layers")
    with self.subTest("corners and edges"):
      box = reader.top.locator("[data-identifier=box]")
      for scheme in ["dark", "light"]:
        reader.page.emulate_media(color_scheme=scheme)
        reader.wait_until_idle()
        self.check_accessibility(reader)
        expect(box).to_have_css("border-radius", "10px")
        edge = box.evaluate("box => getComputedStyle(box, '::after').borderWidth")
        self.assertEqual(edge, "4px")
    with self.subTest("only clipping views clip their picture"):
      for name, overflow in [("clipped", "clip"), ("hanging", "visible")]:
        view = reader.top.locator(f"[data-identifier={name}]")
        expect(view).to_have_css("overflow", overflow)
        expect(view).to_have_css("border-radius", "16px")
      expect(reader.top.locator("[data-identifier=hanging] > img")).to_have_css("overflow", "visible")
    with self.subTest("a view has a style of its own"):
      self.press(reader, "Box dark")
      label = reader.top.get_by_text("Within an edge")
      expect(label).to_have_css("color", "rgb(255, 255, 255)")
      self.check_accessibility(reader)
      self.press(reader, "Box auto")
      expect(label).to_have_css("color", "rgb(0, 0, 0)")
    with self.subTest("a screen receives changes of its interface style"):
      self.press(reader, "Screen dark")
      self.expect_message(reader, "Heard dark")
      self.press(reader, "Screen light")
      self.expect_message(reader, "Heard light")

  def test_a_window_with_all_that_is_in_it(self):
    for scheme, other in [("light", "dark"), ("dark", "light")]:
      reader = self.at("Layers", scheme=scheme)
      page = reader.page.frame_locator("iframe.web-page")
      expect(page.get_by_text(f"{scheme.capitalize()} page")).to_be_visible()
      self.press(reader, f"Window {other}")
      self.expect_message(reader, f"Heard {other}")
      expect(page.get_by_text(f"{other.capitalize()} page")).to_be_visible()
      expect(page.locator("body")).to_have_css(
        "background-color", "rgb(34, 34, 34)" if other == "dark" else "rgb(238, 238, 238)")
      self.check_accessibility(reader)
      self.press(reader, "Sheet")
      reader.wait_until_idle()
      expect(reader.page.locator(".sheet-panel .bar-title")).to_have_css(
        "color", "rgb(255, 255, 255)" if other == "dark" else "rgb(0, 0, 0)")
      self.check_accessibility(reader)


class PageTests(ControlsTestCase):
  FLING = "begins scrolls flung scrolls rests"

  def banners(self, **wishes):
    reader = self.at("Pages", **wishes)
    return reader, reader.top.get_by_label("Banners")

  def drag(self, reader, by, down=0, at=(195, 250)):
    """Drags by a distance in ten steps."""
    session = reader.context.new_cdp_session(reader.page)
    x, y = at
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 11):
      point = {"x": x + by * step / 10, "y": y + down * step / 10}
      session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
      reader.page.wait_for_timeout(16)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

  def expect_shown(self, banners, index):
    expect(banners).to_have_js_property("scrollLeft", index * banners.evaluate("b => b.clientWidth"))

  def scrolled_down(self, reader):
    expect(reader.top.locator(".table")).not_to_have_js_property("scrollTop", 0)

  def turned(self, reader, index):
    expect(reader.top.get_by_text(f"page {index}: ")).to_be_visible()
    expect(reader.top.get_by_role("slider", name="Banner")).to_have_attribute(
      "aria-valuetext", f"page {index + 1} of 4")

  def test_a_finger_keys_and_dots_turn_pages(self):
    reader, banners = self.banners()
    with self.subTest("a finger turns one page at a time"):
      self.drag(reader, -250)
      self.expect_shown(banners, 1)
      self.turned(reader, 1)
      self.expect_message(reader, f"page 1: {self.FLING}")
      self.drag(reader, 250)
      self.expect_shown(banners, 0)
      self.turned(reader, 0)
      self.check_accessibility_in_both_styles(reader)
    with self.subTest("keys"):
      banners.focus()
      reader.page.keyboard.press("ArrowRight")
      self.expect_shown(banners, 1)
      self.turned(reader, 1)
      reader.page.keyboard.press("ArrowLeft")
      self.turned(reader, 0)
      self.expect_shown(banners, 0)
    with self.subTest("dots"):
      reader.wait_until_idle()
      dots = reader.top.get_by_role("slider", name="Banner")
      dots.focus()
      reader.page.keyboard.press("ArrowRight")
      self.expect_message(reader, "page 1: arrived")
      self.expect_shown(banners, 1)
      box = dots.bounding_box()
      reader.page.touchscreen.tap(box["x"] + box["width"] - 8, box["y"] + box["height"] / 2)
      self.expect_message(reader, "page 2: arrived")
      self.expect_shown(banners, 2)
      reader.page.touchscreen.tap(box["x"] + 8, box["y"] + box["height"] / 2)
      self.expect_shown(banners, 1)
      reader.page.keyboard.press("End")
      self.expect_shown(banners, 3)
    with self.subTest("a finger on a banner scrolls the rows"):
      reader.wait_until_idle()
      self.drag(reader, 0, down=-150)
      self.scrolled_down(reader)
      self.expect_shown(banners, 3)

  def test_a_wheel_goes_both_ways(self):
    reader, banners = self.banners(screen="desktop")
    box = banners.bounding_box()
    reader.page.mouse.move(box["x"] + 100, box["y"] + 100)
    reader.page.mouse.wheel(300, 0)
    self.expect_shown(banners, 1)
    self.turned(reader, 1)
    reader.page.mouse.wheel(-300, 0)
    self.expect_shown(banners, 0)
    self.turned(reader, 0)
    reader.page.mouse.wheel(0, 200)
    self.scrolled_down(reader)
    self.expect_shown(banners, 0)

  def test_offsets_are_from_the_left_in_both_layout_directions(self):
    reader, banners = self.banners(locale="ar")
    width = banners.evaluate("b => b.clientWidth")
    expect(banners).to_have_js_property("scrollLeft", -3 * width)
    self.drag(reader, -250)
    expect(banners).to_have_js_property("scrollLeft", -2 * width)
    self.turned(reader, 1)
    reader.top.get_by_role("slider", name="Banner").focus()
    reader.page.keyboard.press("ArrowLeft")
    expect(banners).to_have_js_property("scrollLeft", -width)
