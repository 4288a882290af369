import Foundation
import Testing
import UIKit

struct CGGeometryTests {
  @Test func equalRectanglesHaveTheSameArea() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.equalTo(CGRect(x: 10, y: 10, width: -10, height: -10)))
    #expect(!rect.equalTo(.zero))
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
  }

  @Test func debugDescriptionsHaveTheNumbers() {
    let rect = CGRect(x: 1, y: -2.5, width: 3, height: 4)
    #expect(rect.debugDescription == "(1.0, -2.5, 3.0, 4.0)")
    #expect(rect.origin.debugDescription == "(1.0, -2.5)")
    #expect(rect.size.debugDescription == "(3.0, 4.0)")
  }

  @Test func aPoolReturnsWhatItsClosureReturns() {
    #expect(autoreleasepool { 3 } == 3)
    #expect(NSMutableAttributedString().length == 0)
    #expect(URL(fileURLWithPath: "/tmp").startAccessingSecurityScopedResource())
  }
}
