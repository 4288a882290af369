public import Foundation
import UIKitHosting
import VectorDrawing

/// The interpolation between two keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value remains until the time of the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Constant speed, independent of key times.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve at constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// A rotation opposite to the tangent.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, of the types in ``CABasicAnimation``.
  open var values: [Any]?

  /// The path that a point follows, instead of values.
  open var path: CGPath?

  /// The times of the values as fractions of the duration, from 0 to 1; nil for even steps.
  open var keyTimes: [NSNumber]?

  /// The timing function of each segment between two values.
  open var timingFunctions: [CAMediaTimingFunction]?

  open var calculationMode: CAAnimationCalculationMode = .linear

  // These parameters of cubic interpolation have no effect.
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?

  open var rotationMode: CAAnimationRotationMode?

  override func _take(_ other: CAAnimation) {
    super._take(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
    track = nil
  }

  override var _keyPaths: [String] {
    super._keyPaths + (rotationMode != nil && path != nil ? ["transform.rotation.z"] : [])
  }

  override func _value(at place: Double, own: AnimatedValue) -> AnimatedValue? {
    keyframes.value(at: place)
  }

  override func _values(on layer: CALayer, at place: Double, round: Int) -> [(
    String, AnimatedValue
  )] {
    let values = super._values(on: layer, at: place, round: round)
    guard let rotationMode, path != nil, let direction = keyframes.direction(at: place) else {
      return values
    }
    let turn = rotationMode == .rotateAutoReverse ? CGFloat.pi : 0
    return values + [("transform.rotation.z", .number(direction + turn))]
  }

  override var _firstValue: AnimatedValue? { keyframes.values.first }

  override var _stops: [(place: Double, curve: Animation.Curve)]? {
    isCumulative && _activeDuration > duration || rotationMode != nil ? nil : keyframes.stops
  }

  /// The keyframes, computed once.
  private var track: Keyframes?

  final var keyframes: Keyframes {
    if let track { return track }
    let made = Keyframes(self)
    track = made
    return made
  }
}

/// The frames of a keyframe animation, with validated times.
struct Keyframes {
  private(set) var values: [AnimatedValue]
  /// The ascending times of the values as fractions of a cycle; for discrete frames, their starts.
  private(set) var times: [Double]
  private let curves: [Animation.Curve]
  private let isDiscrete: Bool
  private let isCubic: Bool
  /// The direction of each segment of a path in radians, continuous across full rotations.
  private var directions: [CGFloat] = []

  @MainActor
  init(_ animation: CAKeyframeAnimation) {
    let mode = animation.calculationMode
    isDiscrete = mode == .discrete
    isCubic = (mode == .cubic || mode == .cubicPaced) && animation.path == nil
    curves = animation.timingFunctions?.map(\._curve) ?? []
    let isPaced = mode == .paced || mode == .cubicPaced
    if let path = animation.path {
      var timing = PathTiming(along: path._path, isEven: isPaced)
      if !isPaced, let own = animation.keyTimes { timing.retime(own.map(\.doubleValue)) }
      values = timing.points.map { .point(CGPoint(_drawing: $0)) }
      times = timing.places
      directions = Self.directions(of: values.compactMap(\.asPoint))
      return
    }
    values = (animation.values ?? []).compactMap { AnimatedValue($0) }
    let count = values.count
    let own = animation.keyTimes?.map(\.doubleValue) ?? []
    if isPaced {
      times = Self.evenTimes(of: values)
    } else if own.count >= count {
      times = Array(own.prefix(count))
    } else {
      let steps = Double(isDiscrete ? max(count, 1) : max(count - 1, 1))
      times = (0..<count).map { Double($0) / steps }
    }
  }

  /// Returns times for constant speed.
  private static func evenTimes(of values: [AnimatedValue]) -> [Double] {
    var lengths = [0.0]
    for (a, b) in zip(values, values.dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + a.distance(to: b))
    }
    guard let whole = lengths.last, whole > 0 else {
      return values.indices.map { Double($0) / Double(max(values.count - 1, 1)) }
    }
    return values.isEmpty ? [] : lengths.map { $0 / whole }
  }

  func value(at place: Double) -> AnimatedValue? {
    guard let first = values.first, let last = values.last else { return nil }
    guard let next = times.firstIndex(where: { $0 > place }) else { return last }
    guard next > 0 else { return first }
    if isDiscrete { return values[next - 1] }
    let (part, index) = part(at: place, next)
    if isCubic, let value = cubic(index, CGFloat(part)) { return value }
    return values[index].mixed(with: values[index + 1], CGFloat(part))
  }

  private func part(at place: Double, _ next: Int) -> (Double, Int) {
    let index = next - 1
    let even = (place - times[index]) / max(times[next] - times[index], 1e-9)
    let part =
      curves.indices.contains(index) ? curves[index].place(after: even, over: .seconds(1)) : even
    return (part, index)
  }

  /// Returns a value on the Catmull-Rom curve through the neighbouring values.
  private func cubic(_ index: Int, _ part: CGFloat) -> AnimatedValue? {
    func points(_ index: Int) -> [CGFloat]? {
      values[min(max(index, 0), values.count - 1)].asPoint.map { [$0.x, $0.y] }
        ?? values[min(max(index, 0), values.count - 1)].asNumber.map { [$0] }
    }
    guard let a = points(index - 1), let b = points(index), let c = points(index + 1),
      let d = points(index + 2), Set([a.count, b.count, c.count, d.count]).count == 1
    else { return nil }
    let (t, t2, t3) = (part, part * part, part * part * part)
    let result = b.indices.map { axis -> CGFloat in
      let even = 2 * b[axis] + (c[axis] - a[axis]) * t
      let second = (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t2
      let third = (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t3
      return (even + second + third) / 2
    }
    return result.count == 2 ? .point(CGPoint(x: result[0], y: result[1])) : .number(result[0])
  }

  /// The stops of the values, with the curve from each to the next; nil if interpolation is not
  /// linear.
  var stops: [(place: Double, curve: Animation.Curve)]? {
    guard !isCubic, values.count > 1, times.count == values.count else { return nil }
    var stops: [(place: Double, curve: Animation.Curve)] = []
    for (index, time) in times.enumerated() {
      // A discrete value ends just before the next one.
      if isDiscrete, index > 0 { stops.append((time - 1e-6, .linear)) }
      stops.append((time, curves.indices.contains(index) ? curves[index] : .linear))
    }
    if let first = stops.first, first.place > 0 { stops.insert((0, .linear), at: 0) }
    if let last = stops.last, last.place < 1 { stops.append((1, .linear)) }
    return stops
  }

  /// Returns the direction of a path at a fraction, in radians.
  func direction(at place: Double) -> CGFloat? {
    guard !directions.isEmpty else { return nil }
    let next = times.firstIndex { $0 > place } ?? values.count - 1
    return directions[min(max(next - 1, 0), directions.count - 1)]
  }

  private static func directions(of points: [CGPoint]) -> [CGFloat] {
    var all: [CGFloat?] = zip(points, points.dropFirst()).map { a, b in
      a == b ? nil : atan2(b.y - a.y, b.x - a.x)
    }
    guard var last = all.lazy.compactMap({ $0 }).first else { return [] }
    for index in all.indices {
      if let angle = all[index] { last += (angle - last).remainder(dividingBy: 2 * .pi) }
      all[index] = last
    }
    return all.compactMap { $0 }
  }
}

extension AnimatedValue {
  fileprivate func distance(to other: AnimatedValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): Double(abs(b - a))
    case (.point(let a), .point(let b)): Double(hypot(b.x - a.x, b.y - a.y))
    case (.size(let a), .size(let b)): Double(hypot(b.width - a.width, b.height - a.height))
    default: self == other ? 0 : 1
    }
  }
}
