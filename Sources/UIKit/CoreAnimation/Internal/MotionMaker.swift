import Foundation
import UIKitHosting
import VectorDrawing

/// Makes of a layer's animations what displays play.
///
/// Where the values between two stops lie on a straight line, the display finds them itself; everything else becomes
/// many pictures.
@MainActor
struct MotionMaker {
  /// Pictures a second, and at most.
  private static let samplesPerSecond = 30.0
  private static let mostSamples = 180.0

  private let layer: CALayer
  private let model: CALayer

  init(_ layer: CALayer) {
    self.layer = layer
    model = layer._presentation(at: nil)
  }

  /// - Parameters:
  ///   - animation: The animation.
  ///   - number: Its number among the layer's.
  ///   - elapsed: Seconds of the layer's time since it began.
  ///   - rate: How fast the layer's time is.
  /// - Returns: Nil where nothing is seen of it.
  func motion(
    of animation: CAAnimation,
    number: UInt32,
    elapsed: TimeInterval,
    rate: Double
  ) -> MotionValue? {
    let properties = properties(of: animation)
    guard !properties.isEmpty, animation.duration > 0 else { return nil }
    let active = animation._activeDuration
    // Displays mix no gradients.
    let stops = properties.contains(.gradient) ? nil : animation._stops
    let whole = wholeDuration(of: animation, active)
    let places = stops ?? samples(over: whole)
    let values = places.map { stop in
      self.values(of: animation, at: stop.place * whole, isExact: stops != nil)
    }
    let tracks = properties.map { property in
      MotionValue.Track(
        property: property,
        frames: zip(places, values).map { stop, values in
          MotionValue.Frame(
            place: stop.place,
            curve: stop.curve,
            value: value(of: property, values)
          )
        }
      )
    }
    let fill = animation.fillMode
    let speed = Double(animation.speed)
    return MotionValue(
      number: number,
      elapsed: elapsed * speed,
      rate: rate * speed,
      duration: whole,
      firstRound: animation.timeOffset / whole,
      rounds: active / whole,
      alternates: animation.autoreverses,
      fillsBefore: fill == .backwards || fill == .both,
      fillsAfter: (fill == .forwards || fill == .both) && !animation.isRemovedOnCompletion,
      curve: stops == nil ? .linear : animation._curve,
      tracks: tracks
    )
  }

  /// Seconds of what is played as one round: all rounds of an animation each of which begins where the last ended.
  private func wholeDuration(of animation: CAAnimation, _ active: TimeInterval) -> TimeInterval {
    let isCumulative = (animation as? CAPropertyAnimation)?.isCumulative == true
    return isCumulative && active.isFinite && !animation.autoreverses
      ? max(active, animation.duration) : animation.duration
  }

  private func samples(over duration: TimeInterval) -> [(place: Double, curve: Animation.Curve)] {
    let count = min(max((duration * Self.samplesPerSecond).rounded(.up), 2), Self.mostSamples)
    return (0...Int(count)).map { (Double($0) / count, .linear) }
  }

  /// The values at a time; those of exact stops are left to the display's curve.
  private func values(
    of animation: CAAnimation,
    at time: TimeInterval,
    isExact: Bool
  ) -> [(String, AnimatedValue)] {
    var (place, round) = (time / animation.duration, 0)
    if place > 1 {
      round = Int(place.rounded(.up)) - 1
      place -= Double(round)
    }
    if !isExact {
      place = animation._curve.place(after: place, over: .seconds(animation.duration))
    }
    return animation._values(on: model, at: place, round: round)
  }

  // MARK: - Properties

  private func properties(of animation: CAAnimation) -> [MotionValue.Property] {
    var all: [MotionValue.Property] = []
    for keyPath in animation._keyPaths {
      for property in Self.properties(of: keyPath) where !all.contains(property) {
        all.append(property)
      }
    }
    return all
  }

  private static func properties(of keyPath: String) -> [MotionValue.Property] {
    let path = keyPath.split(separator: ".")
    switch path.first {
    case "opacity": return [.opacity]
    case "position": return [.position]
    case "bounds": return [.position, .size]
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

  private static func transformProperty(_ part: Substring?) -> MotionValue.Property {
    switch part {
    case "rotation": .rotation
    case "scale": .scale
    case "translation": .translation
    default: .transform
    }
  }

  // MARK: - Values

  private func value(
    of property: MotionValue.Property,
    _ values: [(String, AnimatedValue)]
  ) -> MotionValue.Value {
    switch property {
    case .rotation, .scale, .translation: return part(property, values)
    default: break
    }
    let copy = model._presentation(at: nil)
    for (keyPath, value) in values { copy._setAnimatedValue(value, keyPath) }
    switch property {
    case .opacity: return .number(Double(copy.opacity))
    case .position:
      return .numbers([
        Double(copy.frame.minX - model.frame.minX), Double(copy.frame.minY - model.frame.minY),
      ])
    case .size: return .numbers([Double(copy.frame.width), Double(copy.frame.height)])
    case .transform: return .numbers(copy.transform.numbers.map(Double.init))
    case .background: return .color(copy.backgroundColor?._rgba ?? 0)
    case .borderColor: return .color(copy.borderColor?._rgba ?? 0)
    case .borderWidth: return .number(Double(max(0, copy.borderWidth)))
    case .cornerRadius: return .number(Double(max(0, copy.cornerRadius)))
    case .shadow:
      var shadow = copy._shadow
      shadow?.isOfContent = layer._view?._fillsItsRectangle != true
      return .shadow(shadow)
    case .gradient: return .gradient((copy as? CAGradientLayer)?._gradient)
    case .shape: return .shape(shape(of: copy))
    case .rotation, .scale, .translation:
      preconditionFailure("Expected parts of transforms to be handled, got \(property).")
    }
  }

  /// What a part of the transform is besides the layer's own: numbers and not a matrix, as turns may be whole ones.
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
      _ combine: (CGFloat, CGFloat) -> CGFloat
    ) -> MotionValue.Value {
      .numbers(zip(changed[keyPath: path], own[keyPath: path]).map { Double(combine($0, $1)) })
    }
    return switch property {
    case .rotation: numbers(\.rotation, -)
    case .scale: numbers(\.scale) { $1 == 0 ? 0 : $0 / $1 }
    default: numbers(\.translation, -)
    }
  }

  private func shape(of copy: CALayer) -> ShapeValue {
    guard let copy = copy as? CAShapeLayer else { return ShapeValue(path: .init(), line: .init()) }
    let bounds = (layer._view as? _LayerView)?.shapeBounds ?? .zero
    return copy._shape(originX: -Double(bounds.minX), y: -Double(bounds.minY))
  }
}
