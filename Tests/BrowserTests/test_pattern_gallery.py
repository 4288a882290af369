"""Pattern Gallery from a user's view: the list, a pattern with its card, and the comparison."""
import re

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase

# The addresses of patterns, with the part that receives a tap on the card.
PATTERNS = {
  "mvc": "Controller", "mvc-with-a-knowing-view": "Controller", "mvp-historical": "Presenter",
  "mvp": "Presenter", "mvvm": "View Model", "viper": "Presenter", "vip": "Interactor",
  "mvp-c": "Presenter",
}


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

  def test_the_home_screen_leads_to_every_pattern(self):
    reader = self.reader().open("/")
    reader.page.get_by_role("link", name="Pattern Gallery").click()
    reader.expect_heading("Pattern Gallery")
    reader.tap_row("VIPER")
    expect(reader.page).to_have_url(re.compile("/pattern-gallery/patterns/viper$"))
    reader.tap("button", "Pattern Gallery")
    reader.expect_path("/pattern-gallery")

  def test_the_large_title_shrinks_to_fit_in_large_text(self):
    reader = self.at("")
    title = reader.page.locator(".bar-large-title")
    reader.page.evaluate("document.documentElement.style.fontSize = '32px'")
    size = "title => parseFloat(getComputedStyle(title).fontSize)"
    reader.wait_for(f"() => ({size})(document.querySelector('.bar-large-title')) < 60")
    self.assertGreater(title.evaluate(size), 34)
    self.assertLessEqual(title.evaluate("title => title.scrollWidth - title.clientWidth"), 0)
    reader.page.evaluate("document.documentElement.style.fontSize = ''")
    reader.wait_for(f"() => ({size})(document.querySelector('.bar-large-title')) === 34")

  def test_a_tap_on_the_card_shows_its_receiver(self):
    for address, hearer in PATTERNS.items():
      with self.subTest(address):
        reader = self.at(f"patterns/{address}")
        self.tap(reader, "Weather")
        self.expect_row(reader, "Picture tap received by", hearer)
        # The steps may be below the screen; the graph has their numbers.
        part = reader.page.get_by_role("button", name=re.compile(f"^{hearer}, steps? "))
        expect(part).to_be_attached()

  def test_every_pattern_takes_a_new_name(self):
    for address in PATTERNS:
      with self.subTest(address):
        reader = self.at(f"patterns/{address}")
        self.tap(reader, "Rename")
        field = reader.page.get_by_role("textbox", name="Name")
        # The former name is selected: typing replaces it.
        reader.wait_for(
          "() => { const { value, selectionStart, selectionEnd } = document.activeElement;"
          " return value?.slice(selectionStart, selectionEnd) === 'Weather'; }")
        reader.page.keyboard.type("Sky")
        # MVP-C has a form, and the others an alert.
        save = "Done" if address == "mvp-c" else "Save"
        reader.page.get_by_role("button", name=save).click()
        expect(reader.page.get_by_role("button", name="Sky")).to_be_visible()
        expect(field).to_have_count(0)
        expect(reader.page.get_by_role("button", name=re.compile("^View, steps? "))).to_be_attached()

  def test_every_pattern_follows_a_change_from_elsewhere(self):
    for address in PATTERNS:
      with self.subTest(address):
        reader = self.at(f"patterns/{address}")
        row = reader.page.get_by_role("listitem").filter(has_text="Rename Elsewhere")
        row.get_by_role("button").first.click()
        expect(reader.page.get_by_role("button", name="Forecast")).to_be_visible()

  def test_each_part_of_the_graph_is_a_button_that_names_what_it_holds(self):
    reader = self.at("patterns/mvc")
    for sentence in ("Controller holds View strongly", "View holds Controller weakly"):
      expect(reader.page.get_by_role("button", name=sentence)).to_be_attached()

  def test_a_part_shows_its_code_and_lights_its_steps(self):
    reader = self.at("patterns/mvp")
    part = reader.page.get_by_role("button", name=re.compile("^Presenter, step"))
    part.click()
    expect(reader.page.get_by_text("private let repository: any CardRepository")).to_be_visible()
    expect(reader.page.get_by_text("Presenter holds Model strongly").last).to_be_attached()

  def test_the_comparison_has_every_pattern(self):
    reader = self.at("compare")
    for name in ("MVC", "MVVM", "VIPER", "VIP (Clean Swift)", "MVP-C"):
      self.expect_row(reader, name)

  def test_the_screens_are_accessible(self):
    for path in ["", "compare"] + [f"patterns/{address}" for address in PATTERNS]:
      for scheme in ("light", "dark"):
        with self.subTest(f"{path} {scheme}"):
          reader = self.at(path, scheme=scheme)
          reader.wait_until_idle()
          self.check_accessibility(reader)

  def test_the_app_is_localized_in_chinese(self):
    reader = self.at("patterns/mvp-c", locale="zh-CN")
    self.tap(reader, "天气")
    expect(reader.page.get_by_role("button", name=re.compile("^Presenter，第"))).to_be_attached()

