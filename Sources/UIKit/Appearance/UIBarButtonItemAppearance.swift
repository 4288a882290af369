public import Foundation
import UIKitHosting

/// How a bar's buttons look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  /// Told of every change.
  final var _changed: (() -> Void)?

  public override convenience init() {
    self.init(style: .plain)
  }

  /// With what the system has for buttons of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// Goes back to what the system has for buttons of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled] { state._take(nil) }
  }

  open var normal: UIBarButtonItemStateAppearance { normalState }
  /// Displays dim what is held, and say nothing else of it.
  open var highlighted: UIBarButtonItemStateAppearance { highlightedState }
  open var disabled: UIBarButtonItemStateAppearance { disabledState }

  private lazy var normalState = makeState()
  private lazy var highlightedState = makeState()
  private lazy var disabledState = makeState()

  private func makeState() -> UIBarButtonItemStateAppearance {
    UIBarButtonItemStateAppearance { [weak self] in self?._changed?() }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    _duplicate()
  }

  final func _duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal._take(normal)
    copy.highlighted._take(highlighted)
    copy.disabled._take(disabled)
    return copy
  }

  /// Whether anything is said of a title.
  final var _saysSomething: Bool {
    [normal, disabled].contains {
      !$0.titleTextAttributes.isEmpty || $0.titlePositionAdjustment != .zero
    }
  }

  /// How a title is set; a disabled one's font is that of others, its colour its own.
  final func _attributes(isEnabled: Bool) -> [NSAttributedString.Key: Any] {
    let usual = normal.titleTextAttributes
    guard !isEnabled else { return usual }
    return usual.filter { $0.key != .foregroundColor }
      .merging(disabled.titleTextAttributes) { $1 }
  }
}
