public import Foundation

/// The appearance of tabs.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// The layout of image and title.
  public enum Style: Int, Sendable {
    /// The title below the image.
    case stacked
    /// The title beside the image.
    case inline
    /// The title beside the image, in compact height.
    case compactInline
  }

  /// The closure that is called after every change.
  final var _changed: (() -> Void)?

  public override convenience init() {
    self.init(style: .stacked)
  }

  /// Creates an appearance with the system's defaults for a style.
  public init(style: UITabBarItemAppearance.Style) {
    super.init()
  }

  /// Restores the system's defaults for a style.
  open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
    for state in [normal, selected, disabled] { state._take(nil) }
  }

  open var normal: UITabBarItemStateAppearance { normalState }
  open var selected: UITabBarItemStateAppearance { selectedState }
  open var disabled: UITabBarItemStateAppearance { disabledState }

  private lazy var normalState = makeState()
  private lazy var selectedState = makeState()
  private lazy var disabledState = makeState()

  private func makeState() -> UITabBarItemStateAppearance {
    UITabBarItemStateAppearance { [weak self] in self?._changed?() }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    _duplicate()
  }

  final func _duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal._take(normal)
    copy.selected._take(selected)
    copy.disabled._take(disabled)
    return copy
  }
}
