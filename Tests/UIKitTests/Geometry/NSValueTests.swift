import Testing
import UIKit

/// Apple: the additions of UIKit to `NSValue`.
struct NSValueTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func valuesAreReturnedUnchanged() {
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
  }

  @Test func geometryIsCastToNSValueAndBack() {
    let boxed: Any = NSValue(cgRect: rect)
    #expect(boxed as? CGRect == rect)
    #expect(boxed as? CGPoint == nil)
    #expect(boxed as? UIEdgeInsets == nil)
    #expect((rect as Any) as? NSValue == NSValue(cgRect: rect))
    #expect((NSValue(cgPoint: rect.origin) as Any) as? CGPoint == rect.origin)
    #expect((NSValue(cgSize: rect.size) as Any) as? CGSize == rect.size)
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    #expect((NSValue(cgAffineTransform: transform) as Any) as? CGAffineTransform == transform)
    #expect((NSNumber(value: 1) as Any) as? CGRect == nil)
  }

  @Test func equalValuesAreEqualObjects() {
    #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
    #expect(NSValue(cgRect: rect) != NSValue(cgRect: .zero))
  }
}
