public import Foundation

/// How tabs look in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  private let changed: () -> Void

  init(changed: @escaping () -> Void) {
    self.changed = changed
    super.init()
  }

  /// How the title is set; what is not said is the system's.
  @_Told open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }

  /// The distance by which the title is moved.
  @_Told open var titlePositionAdjustment: UIOffset = .zero {
    didSet { if titlePositionAdjustment != oldValue { changed() } }
  }

  /// The image's colour; nil for the system's.
  @_Told open var iconColor: UIColor? {
    didSet { if iconColor != oldValue { changed() } }
  }

  /// Of items that do not say their own; nil for that of normal ones, and there for red.
  @_Told open var badgeBackgroundColor: UIColor? {
    didSet { if badgeBackgroundColor != oldValue { changed() } }
  }

  final func _take(_ other: UITabBarItemStateAppearance?) {
    titleTextAttributes = other?.titleTextAttributes ?? [:]
    titlePositionAdjustment = other?.titlePositionAdjustment ?? .zero
    iconColor = other?.iconColor
    badgeBackgroundColor = other?.badgeBackgroundColor
  }
}
