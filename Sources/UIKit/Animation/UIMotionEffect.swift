public import Foundation

/// A change of a view's looks that follows how a person tilts the device.
///
/// Displays do not report tilts: effects are kept, and nothing moves, as with reduced motion.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
  }

  /// Returns what to add to properties, by their key paths.
  ///
  /// - Parameter viewerOffset: The place that the viewer looks from, from -1 to 1 along each axis.
  /// - Returns: Nil for nothing.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A property that changes with the tilt along an axis, from one relative value to another.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis
    case tiltAlongVerticalAxis
  }

  /// The property of the view, as `center.x`.
  public let keyPath: String
  public let type: UIInterpolatingMotionEffect.EffectType
  /// A number, which is added to the property where the device is tilted fully to one side.
  open var minimumRelativeValue: Any?
  /// A number, which is added to the property where the device is tilted fully to the other side.
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let least = AnimatedValue(minimumRelativeValue),
      let most = AnimatedValue(maximumRelativeValue)
    else { return nil }
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let part = (min(max(offset, -1), 1) + 1) / 2
    return [keyPath: least.mixed(with: most, part).any]
  }
}

/// Several effects that belong together.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  /// The values of all effects; those for the same property add up.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let all = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    guard !all.isEmpty else { return nil }
    return all.reduce(into: [:]) { values, more in
      values.merge(more) { first, second in
        guard let first = AnimatedValue(first), let second = AnimatedValue(second) else {
          return second
        }
        return first.plus(second).any
      }
    }
  }
}

extension UIView {
  /// Adds an effect that follows the tilt of the device.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(where: { $0 === effect }) else { return }
    motionEffects.append(effect)
  }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  public var motionEffects: [UIMotionEffect] {
    get { _rare?.motionEffects ?? [] }
    set { if !newValue.isEmpty || _rare != nil { _makeRare().motionEffects = newValue } }
  }
}
