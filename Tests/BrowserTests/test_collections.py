"""Collection views in a real browser: frames, existing items, keys, and orthogonal scrolling."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase

BOX = "element => { const b = element.getBoundingClientRect(); return [b.left, b.top, b.width, b.height]; }"


class CollectionTests(ControlsTestCase):
  def item(self, reader, name):
    return reader.page.get_by_role("button", name=name, exact=True)

  def box(self, reader, name):
    return self.item(reader, name).evaluate(BOX)

  def count(self, reader):
    return reader.page.locator(".item").count()


class PhotosTests(CollectionTests):
  def test_items_stand_in_columns_and_exist_near_the_viewport(self):
    reader = self.at("Photos")
    with self.subTest("they can be opened"):
      boxes = [self.box(reader, f"Photo {number}") for number in (1, 2, 3, 4)]
      self.assertEqual([round(box[0]) for box in boxes], [0, 130, 261, 0])
      self.assertAlmostEqual(boxes[3][1] - boxes[0][1], boxes[0][2] + 1, delta=0.1)
      self.check_accessibility(reader)
      self.item(reader, "Photo 5").tap()
      reader.expect_heading("Photo 5")
      reader.wait_until_idle()
      reader.page.go_back()
      reader.expect_heading("Photos")
      reader.wait_until_idle()
    with self.subTest("only items near the viewport exist"):
      self.assertLess(self.count(reader), 60)
      expect(self.item(reader, "Photo 120")).to_have_count(0)
      reader.page.locator(".collection").evaluate("element => element.scrollTo(0, 1e6)")
      expect(self.item(reader, "Photo 120")).to_be_in_viewport()
      self.assertLess(self.count(reader), 70)
      expect(reader.page.get_by_role("listitem").filter(has=self.item(reader, "Photo 120"))) \
        .to_have_attribute("aria-setsize", "100")

  def test_keys_go_from_item_to_item_and_open_them(self):
    reader = self.at("Photos", screen="desktop")
    self.item(reader, "Photo 1").focus()
    for key, name in [
      ("ArrowRight", 2), ("ArrowDown", 5), ("ArrowRight", 6), ("ArrowRight", 7), ("ArrowUp", 4),
      ("ArrowDown", 7), ("ArrowDown", 10),
    ]:
      reader.page.keyboard.press(key)
      expect(self.item(reader, f"Photo {name}")).to_be_focused()
    for _ in range(12):
      reader.page.keyboard.press("ArrowDown")
    expect(reader.page.locator(".item > .cell-hit:focus")).to_be_in_viewport()
    reader.page.keyboard.press("Enter")
    expect(reader.page.get_by_role("heading", name="Photos", exact=True).last).not_to_be_visible()


class GalleryTests(CollectionTests):
  def test_strips_scroll_by_themselves_and_keep_their_items(self):
    reader = self.at("Gallery")
    self.check_accessibility(reader)
    strips = reader.page.locator(".collection .collection")
    expect(strips).to_have_count(2)
    with self.subTest("a centered group comes to rest in the middle"):
      strip = strips.first
      strip.evaluate("element => element.scrollTo({ left: 300, behavior: 'instant' })")
      expect(self.item(reader, "Photo 2")).to_be_in_viewport()
      reader.wait_for(
        "element => Math.abs(element.scrollLeft - Number(element.dataset.page)) < 2",
        arg=strip.element_handle())
      left, _, width, _ = self.box(reader, "Photo 2")
      self.assertAlmostEqual(left + width / 2, 195, delta=1)
    with self.subTest("a strip makes its items"):
      top = self.box(reader, "Photo 9")[1]
      expect(self.item(reader, "Photo 20")).to_have_count(0)
      strips.nth(1).evaluate("element => element.scrollTo(1e6, 0)")
      expect(self.item(reader, "Photo 20")).to_be_in_viewport()
      self.assertEqual(self.box(reader, "Photo 20")[1], top)

  def test_a_change_keeps_the_elements_of_items(self):
    reader = self.at("Gallery")
    # The seventh of its line before, and the sixth afterwards: it is created when the line is
    # scrolled.
    strip = reader.page.locator(".collection .collection").nth(1)
    strip.evaluate("element => element.scrollTo({ left: 200, behavior: 'instant' })")
    handle = self.item(reader, "Photo 15").element_handle()
    reader.tap("button", "Reverse")
    reader.wait_until_idle()
    expect(self.item(reader, "Photo 6")).to_be_in_viewport()
    self.assertEqual(
      handle.evaluate("e => e.isConnected && e.getAttribute('aria-label')"), "Photo 15")
    self.assertLess(self.box(reader, "Photo 16")[0], self.box(reader, "Photo 15")[0])
