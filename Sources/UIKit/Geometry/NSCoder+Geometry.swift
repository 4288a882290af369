public import Foundation

// Texts of geometric values, such as "{{1, 2}, {3, 4}}", and their values: 0 for numbers that a text lacks.

extension NSCoder {
  public class func string(for point: CGPoint) -> String { text(point.x, point.y) }
  public class func string(for vector: CGVector) -> String { text(vector.dx, vector.dy) }
  public class func string(for size: CGSize) -> String { text(size.width, size.height) }

  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  public class func string(for transform: CGAffineTransform) -> String {
    let (t, numbers) = (transform, [transform.a, transform.b, transform.c, transform.d])
    return "[" + (numbers + [t.tx, t.ty]).map(number).joined(separator: ", ") + "]"
  }

  public class func string(for insets: UIEdgeInsets) -> String {
    text(insets.top, insets.left, insets.bottom, insets.right)
  }

  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text(insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  public class func string(for offset: UIOffset) -> String {
    text(offset.horizontal, offset.vertical)
  }

  public class func cgPoint(for string: String) -> CGPoint {
    let (x, y) = numbers(in: string, 2).pair
    return CGPoint(x: x, y: y)
  }

  public class func cgVector(for string: String) -> CGVector {
    let (dx, dy) = numbers(in: string, 2).pair
    return CGVector(dx: dx, dy: dy)
  }

  public class func cgSize(for string: String) -> CGSize {
    let (width, height) = numbers(in: string, 2).pair
    return CGSize(width: width, height: height)
  }

  public class func cgRect(for string: String) -> CGRect {
    let all = numbers(in: string, 4)
    return CGRect(x: all[0], y: all[1], width: all[2], height: all[3])
  }

  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let all = numbers(in: string, 6)
    return CGAffineTransform(a: all[0], b: all[1], c: all[2], d: all[3], tx: all[4], ty: all[5])
  }

  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let all = numbers(in: string, 4)
    return UIEdgeInsets(top: all[0], left: all[1], bottom: all[2], right: all[3])
  }

  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let all = numbers(in: string, 4)
    return NSDirectionalEdgeInsets(top: all[0], leading: all[1], bottom: all[2], trailing: all[3])
  }

  public class func uiOffset(for string: String) -> UIOffset {
    let (horizontal, vertical) = numbers(in: string, 2).pair
    return UIOffset(horizontal: horizontal, vertical: vertical)
  }

  private class func text(_ numbers: CGFloat...) -> String {
    "{" + numbers.map(number).joined(separator: ", ") + "}"
  }

  private class func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
  }

  private class func numbers(in text: String, _ count: Int) -> [CGFloat] {
    let found = text.split { !"+-.0123456789eE".contains($0) }.map { CGFloat(Double($0) ?? 0) }
    return Array((found + Array(repeating: 0, count: count)).prefix(count))
  }
}

extension [CGFloat] {
  fileprivate var pair: (CGFloat, CGFloat) { (self[0], self[1]) }
}
