import Testing
import ZhihuDailyModel

struct ImageHueTests {
  @Test(arguments: ["0x75527F", "#75527f", "0X75527F"])
  func isReadInEitherForm(_ text: String) {
    #expect(ImageHue(text) == ImageHue(red: 0x75, green: 0x52, blue: 0x7F))
  }

  @Test(arguments: ["", "0x", "75527F", "0x75527", "0x75527F0", "#75527G", "0x+5527F", "0x７5527F"])
  func otherTextsAreNoHues(_ text: String) {
    #expect(ImageHue(text) == nil)
  }
}
