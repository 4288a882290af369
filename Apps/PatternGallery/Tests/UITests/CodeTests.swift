import Testing
import UIKit

@testable import PatternGalleryUI

struct CodeTests {
  @Test func codeRunsFromLeftToRightInEveryLanguage() throws {
    let code = NSAttributedString(code: "{\n  }", font: .systemFont(ofSize: 13))
    for position in [0, 4] {
      let style = try #require(
        code.attribute(.paragraphStyle, at: position, effectiveRange: nil) as? NSParagraphStyle
      )
      #expect(style.alignment == .left)
      #expect(style.baseWritingDirection == .leftToRight)
    }
  }
}
