"""Pattern Gallery from a user's view: the list, a pattern with its card, and the comparison."""
import re

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase

class PatternGalleryTests(BrowserTestCase):
  def at(self, path, **wishes):
    reader = self.reader(**wishes).open(f"/pattern-gallery/{path}")
    reader.wait_for_connection()
    return reader

  def tap(self, reader, name):
    reader.wait_for_connection()
    reader.page.get_by_role("button", name=name, exact=True).click()

  def expect_row(self, reader, *texts):
    # The card of MVP-C is a separate stack, and therefore the topmost screen.
    rows = reader.page.get_by_role("listitem")
    for text in texts:
      rows = rows.filter(has_text=text)
    expect(rows.first).to_be_visible()

  def test_the_home_screen_leads_to_every_pattern_and_the_large_title_shrinks_to_fit(self):
    reader = self.reader().open("/")
    reader.page.get_by_role("link", name="Pattern Gallery").click()
    reader.expect_heading("Pattern Gallery")
    reader.wait_for_connection()
    title = reader.page.locator(".bar-large-title")
    reader.page.evaluate("document.documentElement.style.fontSize = '32px'")
    size = "title => parseFloat(getComputedStyle(title).fontSize)"
    reader.wait_for(f"() => ({size})(document.querySelector('.bar-large-title')) < 60")
    self.assertGreater(title.evaluate(size), 34)
    self.assertLessEqual(title.evaluate("title => title.scrollWidth - title.clientWidth"), 0)
    reader.page.evaluate("document.documentElement.style.fontSize = ''")
    reader.wait_for(f"() => ({size})(document.querySelector('.bar-large-title')) === 34")
    reader.wait_until_idle()
    reader.tap_row("VIPER")
    expect(reader.page).to_have_url(re.compile("/pattern-gallery/patterns/viper$"))
    reader.tap("button", "Pattern Gallery")
    reader.expect_path("/pattern-gallery")

  def test_a_card_is_tapped_and_renamed_and_a_part_shows_its_code(self):
    # MVP-C has a form, and the others an alert.
    for address, save in [("mvp", "Save"), ("mvp-c", "Done")]:
      with self.subTest(address):
        reader = self.at(f"patterns/{address}")
        self.tap(reader, "Weather")
        self.expect_row(reader, "Picture tap received by", "Presenter")
        # The steps may be below the screen; the graph has their numbers.
        part = reader.page.get_by_role("button", name=re.compile("^Presenter, steps? "))
        expect(part).to_be_attached()
        self.rename(reader, save)
        expect(reader.page.get_by_role("button", name=re.compile("^View, steps? "))).to_be_attached()
        part.click()
        expect(reader.page.get_by_text("private let repository: any CardRepository")).to_be_visible()
        expect(reader.page.get_by_text("Presenter holds Model strongly").last).to_be_attached()

  def rename(self, reader, save):
    self.tap(reader, "Rename")
    field = reader.page.get_by_role("textbox", name="Name")
    # The former name is selected: typing replaces it.
    reader.wait_for(
      "() => { const { value, selectionStart, selectionEnd } = document.activeElement;"
      " return value?.slice(selectionStart, selectionEnd) === 'Weather'; }")
    reader.page.keyboard.type("Sky")
    reader.page.get_by_role("button", name=save).click()
    expect(reader.page.get_by_role("button", name="Sky")).to_be_visible()
    expect(field).to_have_count(0)

  def test_the_screens_are_accessible_and_in_chinese(self):
    # The largest pattern, and the one whose card is a separate stack.
    for path, locale in [
      ("", "en-US"), ("compare", "en-US"), ("patterns/viper", "en-US"), ("patterns/mvp-c", "zh-CN"),
    ]:
      reader = self.at(path, locale=locale)
      if locale == "zh-CN":
        self.tap(reader, "天气")
        expect(reader.page.get_by_role("button", name=re.compile("^Presenter，第"))).to_be_attached()
      for scheme in ("light", "dark"):
        with self.subTest(f"{path} {scheme}"):
          reader.page.emulate_media(color_scheme=scheme)
          reader.wait_until_idle()
          self.check_accessibility(reader)
