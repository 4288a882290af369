"""Navigation from home to a contact and back, in every screen size, colour scheme and language."""
from playwright.sync_api import expect

from browser_test_case import BrowserTestCase

LANGUAGES = {
  "en-US": {"title": "Contacts", "name": "Abena Mensah", "field": "Email"},
  "zh-CN": {"title": "通讯录", "name": "陈静怡", "field": "电子邮件"},
}


class MatrixTests(BrowserTestCase):
  def walk(self, screen, scheme, locale):
    texts = LANGUAGES[locale]
    reader = self.reader(screen=screen, scheme=scheme, locale=locale).open("/")
    link = reader.page.get_by_role("link", name=texts["title"])
    expect(link).to_be_visible()
    self.check_page(reader)
    link.click()
    reader.expect_heading(texts["title"])
    reader.expect_row_after_scrolling(texts["name"])
    self.check_page(reader)
    reader.tap_row(texts["name"])
    reader.expect_screen_of(texts["name"])
    expect(reader.top.get_by_text(texts["field"]).first).to_be_visible()
    self.check_page(reader)
    # In a wide window the list is beside the contact.
    if screen == "phone": reader.tap("button", texts["title"])
    reader.expect_heading(texts["title"])

  def check_page(self, reader):
    """Checks that axe finds no violation, nothing is wider than the window, and the language is
    right."""
    reader.wait_until_idle()
    self.check_accessibility(reader)
    width = reader.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    self.assertLessEqual(width, 0, "the page is wider than the window")


def add_tests():
  # Each two of the three together.
  for screen, scheme, locale in [
    ("phone", "light", "en-US"), ("phone", "dark", "zh-CN"),
    ("desktop", "light", "zh-CN"), ("desktop", "dark", "en-US"),
  ]:
    name = f"test_walk_on_{screen}_in_{scheme}_{locale.replace('-', '_')}"
    setattr(
      MatrixTests, name,
      lambda self, wishes=(screen, scheme, locale): self.walk(*wishes))


add_tests()
