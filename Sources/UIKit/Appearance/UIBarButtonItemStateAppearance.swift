public import Foundation

/// How a bar's buttons look in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
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

  final func _take(_ other: UIBarButtonItemStateAppearance?) {
    titleTextAttributes = other?.titleTextAttributes ?? [:]
    titlePositionAdjustment = other?.titlePositionAdjustment ?? .zero
  }
}
