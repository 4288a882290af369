"""Several windows in a scene, and a navigation bar of the app's own, in a real browser."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase


class WindowTests(ControlsTestCase):
  def windows(self, reader):
    return reader.page.locator("#app > .window")

  def test_a_toast_in_a_window_lets_taps_through(self):
    reader = self.at("Windows")
    expect(self.windows(reader)).to_have_count(1)
    reader.tap("button", "Toast")
    expect(self.windows(reader)).to_have_count(2)
    with self.subTest("elements of both windows can be reached"):
      self.check_accessibility_in_both_styles(reader)
      expect(reader.page.get_by_role("button", name="Close")).to_be_visible()
    with self.subTest("a tap beside the toast reaches the window behind"):
      # Playwright checks that the button receives the tap.
      reader.page.get_by_role("button", name="Behind").tap()
      self.expect_message(reader, "Behind tapped")
      expect(self.windows(reader)).to_have_count(2)
    with self.subTest("a tap on the toast itself does not"):
      box = reader.page.locator("[data-identifier=toast]").bounding_box()
      under = reader.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.window') "
        "=== document.querySelector('#app > .window:last-child')",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
      self.assertTrue(under)
    with self.subTest("a released window disappears"):
      reader.page.get_by_role("button", name="Close").tap()
      self.expect_message(reader, "Toast closed")
      expect(self.windows(reader)).to_have_count(1)

  def test_an_alert_in_a_window_covers_the_others(self):
    reader = self.at("Windows")
    field = self.field(reader, "Note")
    field.tap()
    reader.page.keyboard.type("Hello")
    reader.tap("button", "Alert")
    ok = reader.page.get_by_role("button", name="OK")
    expect(ok).to_be_visible()
    with self.subTest("the screen behind is inert"):
      expect(self.windows(reader).first.locator("> *").first).to_have_js_property("inert", True)
      self.check_accessibility(reader)
    ok.tap()
    self.expect_message(reader, "Alert closed")
    expect(self.windows(reader)).to_have_count(1)
    expect(self.windows(reader).first.locator("> *").first).to_have_js_property("inert", False)
    expect(field).to_have_value("Hello")

  def test_windows_survive_a_reload(self):
    reader = self.at("Windows")
    reader.tap("button", "Toast")
    expect(self.windows(reader)).to_have_count(2)
    reader.page.reload()
    reader.wait_for_connection()
    expect(self.windows(reader)).to_have_count(2)
    reader.page.get_by_role("button", name="Behind").tap()
    self.expect_message(reader, "Behind tapped")

  def test_a_bar_of_the_apps_own_pushes_and_pops_items(self):
    reader = self.at("Windows")
    bar = reader.top.locator(".bar.own")
    expect(bar.locator(".bar-title")).to_have_text("Photos")
    self.assertEqual(bar.bounding_box()["height"], 44)
    with self.subTest("its row has the height of the bar"):
      button = bar.get_by_role("button", name="Push")
      box = button.bounding_box()
      middle = box["y"] + box["height"] / 2
      self.assertAlmostEqual(middle, bar.bounding_box()["y"] + 22, delta=0.5)
      button.tap()
    expect(bar.locator(".bar-title")).to_have_text("Album")
    bar.get_by_role("button", name="Photos").tap()
    self.expect_message(reader, "Popped")
    expect(bar.locator(".bar-title")).to_have_text("Photos")
