public import Foundation
package import UIKitHosting

/// A bar of buttons, usually at the bottom of a screen.
///
/// A navigation controller shows each screen's `toolbarItems` in a toolbar unless it is hidden.
open class UIToolbar: UIView {
  private var buttons: [_BarButtonView] = []
  /// The controller with whose settings this is, rather than a bar in a view.
  final weak var _navigationController: UINavigationController?

  open weak var delegate: (any UIToolbarDelegate)?

  package override func _takeStyle(of proxy: NSObject) {
    super._takeStyle(of: proxy)
    takeOwnStyle(of: proxy)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
  }

  package override var _kind: NodeKind { .toolbar }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: traitCollection._barHeight)
  }

  open var items: [UIBarButtonItem]? {
    get {
      if let _navigationController { return _navigationController.topViewController?.toolbarItems }
      return buttons.isEmpty ? nil : buttons.map(\.item)
    }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    precondition(
      _navigationController == nil,
      """
      Expected a UIToolbar of the app's own, got that of a navigation controller. Set toolbarItems of \
      the view controllers instead.
      """
    )
    buttons = _showBarButtons((items ?? []).map { ($0, nil) }, insteadOf: buttons)
    if appearance != nil { showLooks() }
  }

  // MARK: Appearance

  private var styles = _BarStyles<UIToolbarAppearance>()
  private var appearance: BarAppearanceValue?

  /// The appearance while content lies below the bar.
  open var standardAppearance: UIToolbarAppearance {
    get { styles.standard ?? startingAppearance }
    set { change { $0.standard = newValue._copied() } }
  }

  /// The appearance while the edge of the content is at the bar; by default a transparent bar with
  /// the standard buttons.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { styles.edge }
    set { change { $0.edge = newValue?._copied() } }
  }

  open var barStyle: UIBarStyle {
    get { styles.style ?? .default }
    set { change { $0.style = newValue } }
  }

  /// The background colour, used unless the app has set a standard appearance.
  open var barTintColor: UIColor? {
    get { styles.tint }
    set { change { $0.tint = newValue } }
  }

  /// A Boolean value indicating whether content below shows through the bar, used unless the app
  /// has set a standard appearance.
  open var isTranslucent: Bool {
    get { styles.isTranslucent ?? true }
    set { change { $0.isTranslucent = newValue } }
  }

  /// Sets the image of the line at the bar's edge, used unless the app has set a standard
  /// appearance.
  ///
  /// An empty image hides the line; any other keeps its colour.
  ///
  /// - Parameters:
  ///   - shadowImage: The image, or nil for the system's line.
  ///   - topOrBottom: Ignored, as a toolbar has one line.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    change { $0.shadowImage = shadowImage }
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    styles.shadowImage
  }

  /// Sets an image in place of the background, used unless the app has set a standard appearance.
  ///
  /// An empty image hides the background.
  ///
  /// - Parameters:
  ///   - backgroundImage: An image of the size of the bar. A symbol image is not drawn.
  ///   - topOrBottom: Ignored.
  ///   - barMetrics: The bar heights that the image applies to.
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

  /// The appearance before the app sets one; its first change makes it the app's standard
  /// appearance.
  private var startingAppearance: UIToolbarAppearance {
    if let starting { return starting }
    let made = UIToolbarAppearance()
    styles.applyLegacyProperties(made)
    made._changed = { [weak self, weak made] in self?.change { $0.standard = made } }
    starting = made
    return made
  }

  private var starting: UIToolbarAppearance?

  private func change(_ change: (inout _BarStyles<UIToolbarAppearance>) -> Void) {
    change(&styles)
    starting = nil
    styles.follow { [weak self] in self?.stylesChanged() }
    stylesChanged()
  }

  private func stylesChanged() {
    showLooks()
    _navigationController?._barChanged()
  }

  open override var tintColor: UIColor! {
    didSet { _navigationController?._barChanged() }
  }

  /// Adopts the settings of a navigation controller's toolbar.
  final func _follow(_ settings: UIToolbar) {
    if settings._lazyState?.tintColor != _lazyState?.tintColor {
      tintColor = settings._lazyState?.tintColor
    }
    guard settings.styles.isCustomized || styles.isCustomized else { return }
    styles = settings.styles
    starting = nil
    showLooks()
  }

  private func showLooks() {
    guard styles.isCustomized || appearance != nil else { return }
    let standard = styles.standard ?? startingAppearance
    let edge = styles.edge ?? standard._transparent()
    appearance = BarAppearanceValue(edge: edge._look, standard: standard._look)
    _invalidate(.bar)
    for button in buttons {
      button.looks = { (edge._buttons($0), standard._buttons($0)) }
    }
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    key == .bar ? .bar(isHidden: false, appearance: appearance) : super._attribute(key)
  }
}

extension UIToolbar {
  private func takeOwnStyle(of proxy: NSObject) {
    guard let proxy = proxy as? UIToolbar else { return }
    change { $0.fill(from: proxy.styles) }
  }
}
