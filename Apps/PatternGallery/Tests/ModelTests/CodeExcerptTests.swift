import PatternGalleryModel
import Testing

struct CodeExcerptTests {
  @Test(arguments: Pattern.allCases)
  func everyPartButTheModelShowsItsProperties(_ pattern: Pattern) throws {
    let roles = Set(pattern.holds.flatMap { [$0.holder, $0.held] }).subtracting([.model])
    for role in roles {
      let excerpt = try #require(pattern.properties(of: role), "\(pattern) \(role)")
      #expect(excerpt.code.contains("class "), "\(pattern) \(role)")
      #expect(excerpt.code.split(separator: "\n").count < 20, "\(pattern) \(role)")
    }
    #expect(pattern.properties(of: .model) == nil)
  }

  @Test func aStepShowsTheMethodThatNotesIt() throws {
    let excerpt = try #require(Pattern.mvc.methods(noting: .init(.controller, .receivedChange)))
    #expect(excerpt.name == "CardViewController")
    #expect(
      excerpt.code == """
        private func cardChanged() {
          trace.note(.controller, .receivedChange)
          fill()
        }
        """
    )
  }
}
