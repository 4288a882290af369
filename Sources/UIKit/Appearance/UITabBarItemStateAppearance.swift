public import Foundation

/// The appearance of tabs in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  private let changed: () -> Void

  init(changed: @escaping () -> Void) {
    self.changed = changed
    super.init()
  }

  /// The attributes of the title; the system's defaults apply to others.
  @_Observed open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }

  /// The offset of the title.
  @_Observed open var titlePositionAdjustment: UIOffset = .zero {
    didSet { if titlePositionAdjustment != oldValue { changed() } }
  }

  /// The colour of the image; nil for the system's.
  @_Observed open var iconColor: UIColor? {
    didSet { if iconColor != oldValue { changed() } }
  }

  /// The badge colour of items without their own; nil for that of the normal state, whose default
  /// is red.
  @_Observed open var badgeBackgroundColor: UIColor? {
    didSet { if badgeBackgroundColor != oldValue { changed() } }
  }

  final func _take(_ other: UITabBarItemStateAppearance?) {
    titleTextAttributes = other?.titleTextAttributes ?? [:]
    titlePositionAdjustment = other?.titlePositionAdjustment ?? .zero
    iconColor = other?.iconColor
    badgeBackgroundColor = other?.badgeBackgroundColor
  }
}
