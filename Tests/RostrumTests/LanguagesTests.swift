import Rostrum
import Testing

struct LanguagesTests {
  @Test(arguments: [
    (["zh-CN"], "zh-Hans"),
    (["zh"], "zh-Hans"),
    (["zh_Hans_CN"], "zh-Hans"),
    (["zh-SG", "en"], "zh-Hans"),
    (["zh-TW", "en"], "en"),
    (["zh-Hant"], "en"),
    (["de", "zh-CN"], "zh-Hans"),
    (["de", "fr"], "en"),
    (["en-GB", "zh-CN"], "en"),
    (["EN"], "en"),
    ([], "en"),
  ])
  func theFirstAvailablePreferenceIsChosen(preferred: [String], best: String) {
    #expect(Languages.best(of: ["en", "zh-Hans"], preferred: preferred) == best)
  }

  @Test(arguments: [
    (["pt-BR"], "pt-BR"), (["pt-PT"], "pt"), (["pt"], "pt"), (["zh-HK"], "zh-Hant"),
    (["zh"], "zh-Hans"),
  ])
  func theClosestVariantOfALanguageIsChosen(preferred: [String], best: String) {
    let available = ["en", "pt-BR", "pt", "zh-Hant", "zh-Hans"]
    #expect(Languages.best(of: available, preferred: preferred) == best)
  }
}
