import Foundation
import Testing
import UIKit

/// Apple: `NSCoder`, "Converting geometry values to strings".
struct NSCoderGeometryTests {
  @Test func valuesHaveTexts() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
    #expect(NSCoder.string(for: CGVector(dx: 3, dy: 4)) == "{3, 4}")
    #expect(NSCoder.string(for: CGSize(width: 5, height: 6)) == "{5, 6}")
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(
      NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}"
    )
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
  }

  @Test func textsHaveValues() {
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3.5, 4}}") == CGRect(x: 1, y: 2, width: 3.5, height: 4))
    #expect(NSCoder.cgPoint(for: "{-1, 2e1}") == CGPoint(x: -1, y: 20))
    #expect(NSCoder.cgSize(for: "{1}") == CGSize(width: 1, height: 0))
    #expect(NSCoder.cgAffineTransform(for: "[1, 0, 0, 1, 5, 6]").ty == 6)
    #expect(NSCoder.uiOffset(for: "nothing") == UIOffset.zero)
  }
}
