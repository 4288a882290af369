"""The app that `rostrum new` generates, from a user's view: the program in Tests/GeneratedApp."""
from playwright.sync_api import expect

from browser_test_case import BrowserTestCase
from showcase import Program


class Sampler(Program):
  """A generated program reads its port and its folder from the environment."""

  def __init__(self):
    super().__init__("sampler")

  def start(self):
    self.environment |= {"PORT": str(self.port), "DATA": str(self.data / "devices")}
    super().start()


class GeneratedAppTests(BrowserTestCase):
  @classmethod
  def setUpClass(cls):
    cls.program = Sampler()
    cls.addClassCleanup(cls.program.stop)

  def at(self, path, **wishes):
    reader = self.reader(self.program.address, **wishes).open(path)
    reader.waits_for_the_connection()
    return reader

  def test_the_list_leads_to_an_item_and_back(self):
    reader = self.at("/sampler")
    reader.tap_row("Coordinator")
    reader.sees_heading("Coordinator")
    reader.is_at("/sampler/items/coordinator")
    reader.tap("button", "Sampler")
    reader.sees_row("Presenter")

  def test_a_screen_and_a_flow_have_addresses(self):
    reader = self.at("/sampler/settings")
    reader.sees_heading("Settings")
    reader.tap("button", "Done")
    reader.sees_row("Presenter")
    reader = self.at("/sampler/onboarding")
    reader.sees_heading("Onboarding")
    reader.tap("button", "Cancel")
    reader.sees_row("Presenter")

  def test_the_app_is_localized(self):
    reader = self.at("/sampler/items/missing", locale="zh-CN")
    expect(reader.page.get_by_text("未找到项目")).to_be_visible()

  def test_every_screen_is_accessible(self):
    for path in ["", "/items/view", "/settings", "/onboarding"]:
      with self.subTest(path):
        reader = self.at(f"/sampler{path}")
        reader.comes_to_rest()
        self.check_accessibility(reader)
