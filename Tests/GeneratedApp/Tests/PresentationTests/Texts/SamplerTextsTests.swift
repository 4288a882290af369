import SamplerPresentation
import Testing

struct SamplerTextsTests {
  @Test(arguments: [
    (["zh-CN", "en"], "重试"), (["zh-Hans"], "重试"), (["en-GB"], "Try Again"),
    (["de", "zh-Hans-CN"], "重试"), (["de"], "Try Again"), ([], "Try Again"),
  ])
  func followTheLanguagesOfTheReader(_ languages: [String], _ text: String) {
    #expect(SamplerTexts.best(for: languages).tryAgain == text)
  }
}
