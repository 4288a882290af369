public import Foundation
package import UIKitHosting

/// A bar of buttons, at the foot of a screen as a rule.
///
/// A navigation controller shows each screen's `toolbarItems` in one while its toolbar is not hidden.
open class UIToolbar: UIView {
  private var buttons: [_BarButtonView] = []

  open weak var delegate: (any UIToolbarDelegate)?

  package override var _kind: NodeKind { .toolbar }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: traitCollection._barHeight)
  }

  open var items: [UIBarButtonItem]? {
    get { buttons.isEmpty ? nil : buttons.map(\.item) }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    buttons = _showBarButtons((items ?? []).map { ($0, nil) }, insteadOf: buttons)
    if dress != nil { showLooks() }
  }

  // MARK: Looks

  private var styles = _BarStyles<UIToolbarAppearance>()
  private var dress: BarDressValue?

  /// While content lies below the bar.
  open var standardAppearance: UIToolbarAppearance {
    get { styles.standard ?? startingAppearance }
    set { change { $0.standard = newValue._copied() } }
  }

  /// While the content's edge is at the bar; nil for the standard one's buttons over nothing.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { styles.edge }
    set { change { $0.edge = newValue?._copied() } }
  }

  open var barStyle: UIBarStyle {
    get { styles.style ?? .default }
    set { change { $0.style = newValue } }
  }

  /// The colour of the background where the app has set no standard appearance.
  open var barTintColor: UIColor? {
    get { styles.tint }
    set { change { $0.tint = newValue } }
  }

  /// Whether what lies below is seen through the bar, where the app has set no standard appearance.
  open var isTranslucent: Bool {
    get { styles.isTranslucent ?? true }
    set { change { $0.isTranslucent = newValue } }
  }

  /// Sets the line at the bar's edge, where the app has set no standard appearance: an empty image stands for no line,
  /// of any other the line keeps its colour.
  ///
  /// - Parameters:
  ///   - shadowImage: Nil for the line of the system.
  ///   - topOrBottom: Makes no difference, as a toolbar has one line.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    change { $0.shadowImage = shadowImage }
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    styles.shadowImage
  }

  /// Sets the image in place of the background, where the app has set no standard appearance; an empty one leaves
  /// nothing of it.
  ///
  /// - Parameters:
  ///   - backgroundImage: As large as the bar; a symbol is not drawn.
  ///   - topOrBottom: Makes no difference.
  ///   - barMetrics: The bar heights that it applies to.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    change { styles in
      if barMetrics.isCompact {
        styles.compactBackground = backgroundImage
      } else {
        styles.background = backgroundImage
      }
    }
  }

  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    barMetrics.isCompact ? styles.compactBackground : styles.background
  }

  /// What is there before the app sets one; it becomes the app's with its first change.
  private var startingAppearance: UIToolbarAppearance {
    if let starting { return starting }
    let made = UIToolbarAppearance()
    styles.dressOldWays(made)
    made._changed = { [weak self, weak made] in self?.change { $0.standard = made } }
    starting = made
    return made
  }

  private var starting: UIToolbarAppearance?

  private func change(_ change: (inout _BarStyles<UIToolbarAppearance>) -> Void) {
    change(&styles)
    starting = nil
    styles.follow { [weak self] in self?.showLooks() }
    showLooks()
  }

  private func showLooks() {
    guard styles.saysSomething || dress != nil else { return }
    let standard = styles.standard ?? startingAppearance
    let edge = styles.edge ?? standard._transparent()
    dress = BarDressValue(edge: edge._look, standard: standard._look)
    _invalidate(.bar)
    for button in buttons {
      button.looks = { (edge._buttons($0), standard._buttons($0)) }
    }
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    key == .bar ? .bar(isHidden: false, dress: dress) : super._attribute(key)
  }
}

extension UIToolbar: UIAppearance, _Styled {
  final func _takeStyle(of proxy: NSObject) {
    guard let proxy = proxy as? UIToolbar else { return }
    change { $0.fill(from: proxy.styles) }
    if _rare?.tintColor == nil, let tint = proxy._rare?.tintColor { tintColor = tint }
  }
}
