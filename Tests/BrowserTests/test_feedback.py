"""Haptic and audible feedback: vibrations and sounds."""
from test_controls import ControlsTestCase

# Records the vibrations that the page requests.
WATCH = """() => {
  window.vibrations = [];
  navigator.vibrate = (times) => { vibrations.push(times); return true; };
}"""


class FeedbackTests(ControlsTestCase):
  def test_the_device_vibrates(self):
    reader = self.at("Feedback")
    reader.page.evaluate(WATCH)
    reader.tap("button", "Impact")
    reader.wait_for("vibrations.length == 1")
    reader.tap("button", "Success")
    reader.wait_for("vibrations.length == 2")
    self.assertEqual(reader.page.evaluate("vibrations"), [[25], [15, 80, 25]])

  def test_an_alarm_sounds_and_vibrates(self):
    reader = self.at("Feedback")
    reader.page.evaluate(WATCH)
    reader.tap("button", "Alarm")
    reader.wait_for("document.body.dataset.sounded == 'alarm'")
    self.assertEqual(reader.page.evaluate("vibrations"), [[400, 150, 400]])
