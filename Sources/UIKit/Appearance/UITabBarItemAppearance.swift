public import Foundation

/// How tabs look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// How image and title stand to each other.
  public enum Style: Int, Sendable {
    /// The title below the image.
    case stacked
    /// Side by side.
    case inline
    /// Side by side, where there is little room.
    case compactInline
  }

  /// Told of every change.
  final var _changed: (() -> Void)?

  public override convenience init() {
    self.init(style: .stacked)
  }

  /// With what the system has for tabs of a style.
  public init(style: UITabBarItemAppearance.Style) {
    super.init()
  }

  /// Goes back to what the system has for tabs of a style.
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
