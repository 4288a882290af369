public import Foundation
import UIKitHosting

/// The appearance of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  /// The closure that is called after every change.
  final var _changed: (() -> Void)?

  public override convenience init() {
    self.init(style: .plain)
  }

  /// Creates an appearance with the system's defaults for a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// Restores the system's defaults for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled] { state._take(nil) }
  }

  open var normal: UIBarButtonItemStateAppearance { normalState }
  /// The appearance of highlighted buttons; displays ignore it, and dim these buttons.
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

  /// A Boolean value that indicates whether any title property is set.
  final var _isCustomized: Bool {
    [normal, disabled].contains {
      !$0.titleTextAttributes.isEmpty || $0.titlePositionAdjustment != .zero
    }
  }

  /// Returns the title attributes; disabled titles inherit the normal attributes except the colour.
  final func _attributes(isEnabled: Bool) -> [NSAttributedString.Key: Any] {
    let usual = normal.titleTextAttributes
    guard !isEnabled else { return usual }
    return usual.filter { $0.key != .foregroundColor }
      .merging(disabled.titleTextAttributes) { $1 }
  }
}
