import Foundation
import UIKitHosting
import VectorDrawing

/// A value of a layer's property that an animation can interpolate.
enum AnimatedValue: Equatable {
  case number(CGFloat)
  case numbers([CGFloat])
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case colors([CGColor])
  case path(CGPath)

  /// Creates a value; nil for a type that cannot be interpolated.
  init?(_ value: Any?) {
    switch value {
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(CGFloat(value))
    case let value as Float: self = .number(CGFloat(value))
    case let value as Int: self = .number(CGFloat(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3D(value))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    case let value as [CGColor]: self = .colors(value)
    case let value as [Any]:
      let all = value.map { AnimatedValue($0) }
      if let colors = all.map(\.?.asColor) as? [CGColor] {
        self = .colors(colors)
      } else if let numbers = all.map(\.?.asNumber) as? [CGFloat] {
        self = .numbers(numbers)
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// The value in the type that apps use.
  var any: Any {
    switch self {
    case .number(let value): NSNumber(value: Double(value))
    case .numbers(let value): value.map { NSNumber(value: Double($0)) }
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .colors(let value): value
    case .path(let value): value
    }
  }

  var asNumber: CGFloat? { if case .number(let value) = self { value } else { nil } }
  var asNumbers: [CGFloat]? { if case .numbers(let value) = self { value } else { nil } }
  var asPoint: CGPoint? { if case .point(let value) = self { value } else { nil } }
  var asSize: CGSize? { if case .size(let value) = self { value } else { nil } }
  var asRect: CGRect? { if case .rect(let value) = self { value } else { nil } }
  var asTransform: CATransform3D? { if case .transform(let value) = self { value } else { nil } }
  var asColor: CGColor? { if case .color(let value) = self { value } else { nil } }
  var asColors: [CGColor]? { if case .colors(let value) = self { value } else { nil } }
  var asPath: CGPath? { if case .path(let value) = self { value } else { nil } }
}

// MARK: - Arithmetic

extension AnimatedValue {
  /// Returns the value at a fraction to another one; values of different types switch at one half.
  func mixed(with end: AnimatedValue, _ part: CGFloat) -> AnimatedValue {
    if part == 0 { return self }
    if part == 1 { return end }
    switch (self, end) {
    case (.color(let a), .color(let b)):
      return .color(.between(a, b, part))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { .between($0, $1, part) })
    case (.transform(let a), .transform(let b)):
      return .transform(TransformComponents.mix(a, b, part))
    case (.path(let a), .path(let b)):
      return .path(
        CGPath(_path: a._path.mixed(with: b._path, Double(part)) ?? (part < 0.5 ? a : b)._path)
      )
    default:
      guard let result = combined(with: end, { $0 + ($1 - $0) * part }) else {
        return part < 0.5 ? self : end
      }
      return result
    }
  }

  func plus(_ other: AnimatedValue) -> AnimatedValue {
    if case (.transform(let a), .transform(let b)) = (self, other) {
      return .transform(b.concatenating(a))
    }
    return combined(with: other, +) ?? self
  }

  func minus(_ other: AnimatedValue) -> AnimatedValue {
    if case (.transform(let a), .transform(let b)) = (self, other) {
      return .transform(a.concatenating(b.inverse ?? .identity))
    }
    return combined(with: other, -) ?? self
  }

  /// Returns a multiple of the value; of whole transforms at most a hundredfold.
  func times(_ count: Int) -> AnimatedValue {
    if case .transform(let map) = self {
      let all = (0..<min(max(count, 0), 100)).reduce(CATransform3D.identity) { all, _ in
        all.concatenating(map)
      }
      return .transform(all)
    }
    return combined(with: self) { value, _ in value * CGFloat(count) } ?? self
  }

  /// Combines the numbers of two values; nil for different types.
  private func combined(
    with other: AnimatedValue,
    _ operation: (CGFloat, CGFloat) -> CGFloat
  ) -> AnimatedValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(operation(a, b))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map(operation))
    case (.point(let a), .point(let b)):
      .point(CGPoint(x: operation(a.x, b.x), y: operation(a.y, b.y)))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: operation(a.width, b.width), height: operation(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: operation(a.origin.x, b.origin.x),
          y: operation(a.origin.y, b.origin.y),
          width: operation(a.size.width, b.size.width),
          height: operation(a.size.height, b.size.height)
        )
      )
    default: nil
    }
  }
}

extension CGColor {
  fileprivate static func between(_ a: CGColor, _ b: CGColor, _ part: CGFloat) -> CGColor {
    let (start, end) = (UIColor(cgColor: a), UIColor(cgColor: b))
    return UIColor._between(start, end, Double(part))?.cgColor ?? b
  }
}

// MARK: - Parts of values

extension AnimatedValue {
  /// Returns a component for the rest of a key path: `x` of a point, `rotation.z` of a transform.
  func component(_ path: ArraySlice<Substring>) -> AnimatedValue? {
    guard let name = path.first else { return self }
    let rest = path.dropFirst()
    switch (self, name) {
    case (.point(let point), "x"): return .number(point.x)
    case (.point(let point), "y"): return .number(point.y)
    case (.size(let size), "width"): return .number(size.width)
    case (.size(let size), "height"): return .number(size.height)
    case (.rect(let rect), "origin"): return AnimatedValue.point(rect.origin).component(rest)
    case (.rect(let rect), "size"): return AnimatedValue.size(rect.size).component(rest)
    case (.transform(let map), _):
      return TransformComponents(map).component(name, rest.first).map { .number($0) }
        ?? TransformComponents(map).group(name)
    default: return nil
    }
  }

  /// Returns the value with a changed component.
  func setting(_ path: ArraySlice<Substring>, to part: AnimatedValue) -> AnimatedValue? {
    guard let name = path.first else { return part }
    let rest = path.dropFirst()
    switch self {
    case .point(var point):
      guard let number = part.asNumber else { return nil }
      if name == "x" {
        point.x = number
      } else if name == "y" {
        point.y = number
      } else {
        return nil
      }
      return .point(point)
    case .size(var size):
      guard let number = part.asNumber else { return nil }
      if name == "width" {
        size.width = number
      } else if name == "height" {
        size.height = number
      } else {
        return nil
      }
      return .size(size)
    case .rect(var rect):
      if name == "origin" {
        guard let point = AnimatedValue.point(rect.origin).setting(rest, to: part)?.asPoint else {
          return nil
        }
        rect.origin = point
      } else if name == "size" {
        guard let size = AnimatedValue.size(rect.size).setting(rest, to: part)?.asSize else {
          return nil
        }
        rect.size = size
      } else {
        return nil
      }
      return .rect(rect)
    case .transform(let map):
      var components = TransformComponents(map)
      guard components.set(name, rest.first, to: part) else { return nil }
      return .transform(components.transform)
    default: return nil
    }
  }
}
