import Rostrum
import Testing

struct AccessibilityPartsTests {
  @Test func partsAreSeparated() {
    #expect(label("Anna", "Defender", "Skilled") == "Anna, Defender, Skilled")
  }

  @Test func absentAndEmptyPartsAreLeftOut() {
    #expect(label(nil, "Anna", "", nil, "Defender") == "Anna, Defender")
    #expect(label(nil, "") == "")
  }

  @Test(arguments: ["Why?", "Stop!", "Is “it” so?”", "(It is.)", "\u{2068}Why?\u{2069}", "So…"])
  func aPartThatEndsWithAMarkNeedsNoComma(part: String) {
    #expect(label(part, "Anna") == "\(part) Anna")
  }

  @Test(arguments: ["是什么？", "“早就知道。”", "（完）。", "说："])
  func chineseMarksAreFollowedByNoSpace(part: String) {
    #expect(String(accessibilityParts: [part, "04:53"], separator: "，") == "\(part)04:53")
  }

  @Test func quotationMarksAndBracketsAloneAreNoEnd() {
    #expect(label("Team “A”", "Team (B)", "2") == "Team “A”, Team (B), 2")
  }

  private func label(_ parts: String?...) -> String {
    String(accessibilityParts: parts, separator: ", ")
  }
}
