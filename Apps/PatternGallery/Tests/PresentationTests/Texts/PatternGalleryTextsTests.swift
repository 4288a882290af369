import PatternGalleryModel
import Testing

@testable import PatternGalleryPresentation

struct PatternGalleryTextsTests {
  @Test func aReaderGetsTheirLanguageOrEnglish() {
    #expect(PatternGalleryTexts.best(for: ["zh-Hans-CN"]).title == "架构图鉴")
    #expect(PatternGalleryTexts.best(for: ["fr"]).title == "Pattern Gallery")
  }

  @Test(arguments: ["en", "zh-Hans"])
  func patternsRolesAndLayersHaveNamesOfTheirOwn(_ language: String) {
    let texts = PatternGalleryTexts.best(for: [language])
    let patterns = Pattern.allCases
    #expect(Set(patterns.map { texts.name(of: $0) }).count == patterns.count)
    #expect(Set(patterns.map { texts.use(of: $0) }).count == patterns.count)
    #expect(Set(CardRole.allCases.map { texts.name(of: $0) }).count == CardRole.allCases.count)
    #expect(
      Set(CardAction.allCases.map { texts.sentence(for: $0) }).count == CardAction.allCases.count
    )
    #expect(
      Set(SourceLayer.allCases.map { texts.name(of: $0) }).count == SourceLayer.allCases.count
    )
  }

  @Test(arguments: ["en", "zh-Hans"])
  func theNamesGivenElsewhereAreTaken(_ language: String) async throws {
    for name in PatternGalleryTexts.best(for: [language]).names {
      let store = await CardStore(card: AppCard(id: "1", name: "", symbol: nil))
      try await store.rename(to: name)
    }
  }
}
