package import UIKitHosting

/// A bar of buttons, at the foot of a screen as a rule.
///
/// A navigation controller shows each screen's `toolbarItems` in one while its toolbar is not hidden.
open class UIToolbar: UIView {
  private var buttons: [_BarButtonView] = []

  package override var _kind: NodeKind { .toolbar }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  open var items: [UIBarButtonItem]? {
    get { buttons.isEmpty ? nil : buttons.map(\.item) }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    buttons = _showBarButtons((items ?? []).map { ($0, nil) }, insteadOf: buttons)
  }
}
