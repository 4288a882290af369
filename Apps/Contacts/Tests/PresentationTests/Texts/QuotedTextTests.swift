import Testing

@testable import ContactsPresentation

struct QuotedTextTests {
  @Test func aNameIsIsolatedFromTheDirectionOfTheSentence() {
    let text = ContactsTexts.english.deleted("ليلى".quoted)
    #expect(text == "Deleted “\u{2068}ليلى\u{2069}”")
  }

  @Test func aNameCannotEndItsIsolate() {
    #expect("a\u{2069}b\u{2067}c".quoted == "\u{2068}abc\u{2069}")
  }

  @Test func aLongTextIsShortened() {
    let text = String(repeating: "長", count: 9_000).quoted
    #expect(text.count == 63)
    #expect(text.hasSuffix("…\u{2069}"))
  }
}
