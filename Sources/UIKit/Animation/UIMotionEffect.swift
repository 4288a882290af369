public import Foundation

/// An abstract effect that changes a view's appearance when the user tilts the device.
///
/// Displays do not report tilts: effects are stored but nothing moves, as with reduced motion.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
  }

  /// Returns the values to add to properties, by key path.
  ///
  /// - Parameter viewerOffset: The position of the viewer, from -1 to 1 on each axis.
  /// - Returns: Nil for no values.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// An effect that interpolates a property between two relative values by the tilt along an axis.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis
    case tiltAlongVerticalAxis
  }

  /// The key path of the view's property, such as `center.x`.
  public let keyPath: String
  public let type: UIInterpolatingMotionEffect.EffectType
  /// The number that is added to the property when the device is fully tilted to one side.
  open var minimumRelativeValue: Any?
  /// The number that is added to the property when the device is fully tilted to the other side.
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

/// A group of motion effects.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  /// Returns the values of all effects; values for the same property are added.
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
    get { _lazyState?.motionEffects ?? [] }
    set { if !newValue.isEmpty || _lazyState != nil { _makeLazyState().motionEffects = newValue } }
  }
}
