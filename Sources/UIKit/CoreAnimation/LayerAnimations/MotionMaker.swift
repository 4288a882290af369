import Foundation
import UIKitHosting
import VectorDrawing

/// Converts a layer's animations to those that displays play.
///
/// Displays interpolate linear segments themselves; other animations are sampled.
@MainActor
struct MotionMaker {
  /// The number of samples per second, and the maximum number.
  private static let samplesPerSecond = 30.0
  private static let maximumSamples = 180.0

  private let layer: CALayer
  private let model: CALayer
  /// The view that the layer masks; nil for a layer that is shown itself.
  private let masked: UIView?

  init(_ layer: CALayer) {
    self.layer = layer
    model = layer._presentation(at: nil)
    masked = layer._view == nil ? layer._maskedView : nil
  }

  /// Returns the motion of an animation.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - covered: Key paths of properties that later animations override.
  ///   - number: The number of the animation in the layer.
  ///   - elapsed: The layer time since the beginning, in seconds.
  ///   - rate: The speed of the layer's time.
  ///   - epoch: The number of changes of the layer's time mapping.
  /// - Returns: Nil if the animation has no visible effect.
  func motion(
    of animation: CAAnimation,
    without covered: [String],
    number: UInt32,
    elapsed: TimeInterval,
    rate: Double,
    epoch: UInt32
  ) -> MotionValue? {
    let keyPaths = animation._keyPaths.filter { path in
      !covered.contains { path == $0 || path.hasPrefix("\($0).") }
    }
    let properties = properties(of: keyPaths)
    guard !properties.isEmpty, animation.duration > 0, elapsed.isFinite else { return nil }
    let active = animation._activeDuration
    let stops = needsSamples(properties) ? nil : animation._stops
    let whole = wholeDuration(of: animation, active)
    let places = rising(stops ?? evenStops(over: whole))
    let samples = places.map { stop in
      sample(
        stops == nil
          ? values(of: animation, at: stop.place * whole)
          : animation._values(on: model, at: stop.place, round: 0),
        of: properties
      )
    }
    let tracks = properties.map { property in
      MotionValue.Track(
        property: property,
        frames: zip(places, samples).map { stop, sample in
          MotionValue.Frame(
            place: stop.place,
            curve: stop.curve,
            value: value(of: property, sample)
          )
        }
      )
    }
    let fill = animation.fillMode
    let speed = animation._pace
    return MotionValue(
      number: number,
      epoch: epoch,
      elapsed: elapsed * speed,
      rate: rate * speed,
      duration: whole,
      // Modulo two cycles, because every second one may be reversed.
      firstRound: (animation.timeOffset / whole).truncatingRemainder(dividingBy: 2)
        + (animation.timeOffset < 0 ? 2 : 0),
      rounds: active / whole,
      alternates: animation.autoreverses,
      fillsBefore: fill == .backwards || fill == .both,
      fillsAfter: (fill == .forwards || fill == .both) && !animation.isRemovedOnCompletion,
      curve: stops == nil ? .linear : animation._curve,
      tracks: tracks
    )
  }

  /// Returns the duration of a played cycle, in seconds: all cycles of a cumulative animation count
  /// as one.
  private func wholeDuration(of animation: CAAnimation, _ active: TimeInterval) -> TimeInterval {
    let isCumulative = (animation as? CAPropertyAnimation)?.isCumulative == true
    return isCumulative && active.isFinite && !animation.autoreverses
      ? max(active, animation.duration) : animation.duration
  }

  private func evenStops(over duration: TimeInterval) -> [(place: Double, curve: Animation.Curve)] {
    let count = min(max((duration * Self.samplesPerSecond).rounded(.up), 2), Self.maximumSamples)
    return (0...Int(count)).map { (Double($0) / count, .linear) }
  }

  /// Returns whether sampling is required: displays do not interpolate gradients, masks and
  /// singular transforms.
  private func needsSamples(_ properties: [MotionValue.Property]) -> Bool {
    properties.contains(.gradient) || properties.contains(.mask)
      || properties.contains(.transform) && isCollapsed
  }

  /// A Boolean value that indicates whether the layer's own transform has a zero scale on an axis.
  private var isCollapsed: Bool {
    TransformComponents(model.transform).scale.contains(0)
  }

  /// Returns the stops with nondecreasing positions.
  private func rising(
    _ stops: [(place: Double, curve: Animation.Curve)]
  ) -> [(place: Double, curve: Animation.Curve)] {
    var last = 0.0
    return stops.map { stop in
      last = stop.place.isFinite ? min(max(stop.place, last), 1) : last
      return (last, stop.curve)
    }
  }

  /// Returns the values at a time of the whole animation.
  private func values(
    of animation: CAAnimation,
    at time: TimeInterval
  ) -> [(String, AnimatedValue)] {
    var (place, round) = (time / animation.duration, 0)
    if place > 1 {
      round = Int(min(place.rounded(.up), 1e9)) - 1
      place -= Double(round)
    }
    place = animation._curve.place(after: place, over: .seconds(animation.duration))
    return animation._values(on: model, at: place, round: round)
  }

  // MARK: - Properties

  private func properties(of keyPaths: [String]) -> [MotionValue.Property] {
    var all: [MotionValue.Property] = []
    for keyPath in keyPaths {
      for property in properties(of: keyPath) where !all.contains(property) {
        all.append(property)
      }
    }
    return all
  }

  private func properties(of keyPath: String) -> [MotionValue.Property] {
    let path = keyPath.split(separator: ".")
    if masked != nil { return Self.isSeenInMask(path.first) ? [.mask] : [] }
    switch path.first {
    case "opacity": return [.opacity]
    case "position": return [.position]
    // The rendering of a path has the size of the path.
    case "bounds": return layer is CAShapeLayer ? [.position] : [.position, .size]
    case "transform": return [transformProperty(path.dropFirst().first)]
    case "backgroundColor": return [.background]
    case "borderColor": return [.borderColor]
    case "borderWidth": return [.borderWidth]
    case "cornerRadius": return [.cornerRadius]
    case "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius": return [.shadow]
    case "colors", "locations", "startPoint", "endPoint": return [.gradient]
    case "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
      "lineDashPhase":
      return [.shape]
    default: return []
    }
  }

  private static func isSeenInMask(_ key: Substring?) -> Bool {
    switch key {
    case "position", "bounds", "transform", "cornerRadius", "path", "colors", "locations",
      "startPoint", "endPoint", "backgroundColor", "fillColor":
      true
    default: false
    }
  }

  private func transformProperty(_ part: Substring?) -> MotionValue.Property {
    // Relative scale factors have no effect on a zero scale.
    if isCollapsed { return .transform }
    return switch part {
    case "rotation": .rotation
    case "scale": .scale
    case "translation": .translation
    default: .transform
    }
  }

  // MARK: - Values

  /// The values at a time, and a layer that has them.
  private struct Sample {
    let values: [(String, AnimatedValue)]
    let layer: CALayer
  }

  /// Returns a sample; components of transforms need no separate layer.
  private func sample(
    _ values: [(String, AnimatedValue)],
    of properties: [MotionValue.Property]
  ) -> Sample {
    let needsNone = properties.allSatisfy { [.rotation, .scale, .translation].contains($0) }
    guard !needsNone else { return Sample(values: values, layer: model) }
    let copy = model._presentation(at: nil)
    for (keyPath, value) in values { copy._setAnimatedValue(value, keyPath) }
    return Sample(values: values, layer: copy)
  }

  private func value(
    of property: MotionValue.Property,
    _ sample: Sample
  ) -> MotionValue.Value {
    let copy = sample.layer
    switch property {
    case .opacity: return .number(Double(copy.opacity))
    case .position:
      return .numbers([
        Double(copy._plainFrame.minX - model._plainFrame.minX),
        Double(copy._plainFrame.minY - model._plainFrame.minY),
      ])
    case .size: return .numbers([Double(copy._plainFrame.width), Double(copy._plainFrame.height)])
    case .transform: return .numbers(copy.transform.numbers.map(Double.init))
    case .background: return .color(copy.backgroundColor?._rgba ?? 0)
    case .borderColor: return .color(copy.borderColor?._rgba ?? 0)
    case .borderWidth: return .number(Double(max(0, copy.borderWidth)))
    case .cornerRadius:
      return .corners(
        LayerValue(
          cornerRadius: Double(max(0, copy.cornerRadius)),
          corners: copy._value.corners
        )
      )
    case .shadow: return .shadow(shadow(of: copy))
    case .gradient: return .gradient((copy as? CAGradientLayer)?._gradient)
    case .shape: return .shape(shape(of: copy))
    case .mask: return .mask(masked?._displayed(copy._asMask) ?? copy._asMask)
    case .rotation, .scale, .translation: return part(property, sample.values)
    }
  }

  /// Returns the shadow, also if invisible, so that all frames have the same type.
  private func shadow(of copy: CALayer) -> ShadowValue {
    var shadow =
      copy._shadow
      ?? ShadowValue(
        color: (copy.shadowColor?._rgba ?? 0) & 0xFFFF_FF00,
        x: Double(copy.shadowOffset.width),
        y: Double(copy.shadowOffset.height),
        radius: Double(max(0, copy.shadowRadius))
      )
    shadow.isOfContent = copy.shadowPath == nil && layer._view?._fillsItsRectangle != true
    return shadow
  }

  /// Returns a component of the transform relative to the layer's own, as numbers because a matrix
  /// loses full rotations.
  private func part(
    _ property: MotionValue.Property,
    _ values: [(String, AnimatedValue)]
  ) -> MotionValue.Value {
    let own = TransformComponents(model.transform)
    var changed = own
    for (keyPath, value) in values {
      let path = keyPath.split(separator: ".")
      guard path.first == "transform", path.count > 1 else { continue }
      _ = changed.set(path[1], path.dropFirst(2).first, to: value)
    }
    func numbers(
      _ path: KeyPath<TransformComponents, [CGFloat]>,
      _ combine: @Sendable (CGFloat, CGFloat) -> CGFloat
    ) -> MotionValue.Value {
      .numbers(zip(changed[keyPath: path], own[keyPath: path]).map { Double(combine($0, $1)) })
    }
    return switch property {
    case .rotation: numbers(\.rotation, -)
    case .scale: numbers(\.scale, /)
    default: numbers(\.translation, -)
    }
  }

  private func shape(of copy: CALayer) -> ShapeValue {
    guard let copy = copy as? CAShapeLayer else { return ShapeValue(path: .init(), line: .init()) }
    let bounds = (layer._view as? _LayerView)?.shapeBounds ?? .zero
    return copy._shape(originX: -Double(bounds.minX), y: -Double(bounds.minY))
  }
}
