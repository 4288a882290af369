public import Foundation

/// A bar with a title and buttons: that of a navigation controller, or one of the app's own, which
/// the app adds to a view.
///
/// Each screen of a navigation controller draws its own bar; the settings here apply to all of them.
/// A bar of the app's own shows the last of its ``items``.
open class UINavigationBar: UIView {
  package final weak var _navigationController: UINavigationController?
  final var _styles = _BarStyles<UINavigationBarAppearance>()
  /// The items of a bar of the app's own.
  final var _ownItems: [UINavigationItem] = []
  /// The shown content of a bar of the app's own.
  final var _content: _NavigationBarView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
  }

  /// A Boolean value indicating whether titles are large unless a screen's item specifies
  /// otherwise.
  @_Observed open var prefersLargeTitles: Bool = false {
    didSet { if prefersLargeTitles != oldValue { changed() } }
  }

  // MARK: Items

  /// The delegate of a bar of the app's own; a navigation controller's bar has none but that, if it
  /// conforms.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { _navigationController.map { $0 as? any UINavigationBarDelegate } ?? ownDelegate }
    set {
      requireNoController()
      ownDelegate = newValue
      setNeedsLayout()
    }
  }
  private weak var ownDelegate: (any UINavigationBarDelegate)?

  /// The items, of which the last is shown; the back button leads to the one before.
  ///
  /// Those of a navigation controller's bar are its screens', and it alone changes them.
  open var items: [UINavigationItem]? {
    get { _shownItems.isEmpty ? nil : _shownItems }
    set { _setItems(newValue ?? []) }
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    _setItems(items ?? [])
  }

  /// Pushes an item, unless the delegate refuses.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    _push(item, animated: animated)
  }

  /// Pops the last item, unless the delegate refuses.
  ///
  /// - Parameter animated: Whether the delegate is notified after an animation.
  /// - Returns: The item; nil if there is none, or the delegate refuses.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    _pop(animated: animated)
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { _shownItems.last }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { _shownItems.dropLast().last }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: _ownHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: _ownHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    _layOutContent()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if _superview != nil { _itemsChanged() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    _itemsChanged()
  }

  package override var _appearanceContainer: NSObject? {
    _navigationController ?? super._appearanceContainer
  }

  package override func _takeStyle(of proxy: NSObject) {
    super._takeStyle(of: proxy)
    takeOwnStyle(of: proxy)
  }

  open override var tintColor: UIColor! {
    didSet { changed() }
  }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { changed() } }
  }

  private func changed() {
    _navigationController?._barChanged()
    _itemsChanged()
  }

  // MARK: Appearances, which a screen's item can override

  /// The appearance while content lies below the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get { _styles.standard ?? startingAppearance }
    set { change { $0.standard = newValue._copied() } }
  }

  /// The appearance while the edge of the content is at the bar; by default a transparent bar with
  /// the titles of the standard appearance.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { _styles.edge }
    set { change { $0.edge = newValue?._copied() } }
  }

  /// The standard appearance in compact height.
  open var compactAppearance: UINavigationBarAppearance? {
    get { _styles.compact }
    set { change { $0.compact = newValue?._copied() } }
  }

  /// The scroll-edge appearance in compact height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { _styles.compactEdge }
    set { change { $0.compactEdge = newValue?._copied() } }
  }

  /// The appearance before the app sets one; its first change makes it the app's standard
  /// appearance.
  private var startingAppearance: UINavigationBarAppearance {
    if let starting { return starting }
    let made = _standard(isCompact: false)
    made._changed = { [weak self, weak made] in self?.change { $0.standard = made } }
    starting = made
    return made
  }

  private var starting: UINavigationBarAppearance?

  private func change(_ change: (inout _BarStyles<UINavigationBarAppearance>) -> Void) {
    change(&_styles)
    starting = nil
    _styles.follow { [weak self] in self?.changed() }
    changed()
  }

  // MARK: Settings used unless the app has set a standard appearance

  open var barStyle: UIBarStyle {
    get { _styles.style ?? .default }
    set { change { $0.style = newValue } }
  }

  /// The background colour.
  open var barTintColor: UIColor? {
    get { _styles.tint }
    set { change { $0.tint = newValue } }
  }

  /// A Boolean value indicating whether content below the bar shows through it.
  open var isTranslucent: Bool {
    get { _styles.isTranslucent ?? true }
    set { change { $0.isTranslucent = newValue } }
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { _styles.titleAttributes }
    set { change { $0.titleAttributes = newValue } }
  }

  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { _styles.largeTitleAttributes }
    set { change { $0.largeTitleAttributes = newValue } }
  }

  /// The image of the line at the bar's edge: an empty image hides the line, any other keeps its
  /// colour.
  open var shadowImage: UIImage? {
    get { _styles.shadowImage }
    set { change { $0.shadowImage = newValue } }
  }

  /// Sets an image in place of the background; an empty image hides the background.
  ///
  /// - Parameters:
  ///   - backgroundImage: An image of the size of the bar. A symbol image is not drawn.
  ///   - barMetrics: The bar heights that the image applies to; a prompt makes no difference.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    change { styles in
      if barMetrics.isCompact {
        styles.compactBackground = backgroundImage
      } else {
        styles.background = backgroundImage
      }
    }
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics.isCompact ? _styles.compactBackground : _styles.background
  }

  /// Moves the title vertically; large titles are not affected.
  ///
  /// - Parameters:
  ///   - adjustment: The distance to move down, in points.
  ///   - barMetrics: The bar heights that the adjustment applies to; a prompt makes no
  ///     difference.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    change { styles in
      if barMetrics.isCompact {
        styles.compactTitleShift = adjustment
      } else {
        styles.titleShift = adjustment
      }
    }
  }

  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    (barMetrics.isCompact ? _styles.compactTitleShift : _styles.titleShift) ?? 0
  }

  /// The image of the back button, used only if ``backIndicatorTransitionMaskImage`` is set as
  /// well.
  open var backIndicatorImage: UIImage? {
    get { _styles.backIndicator }
    set { change { $0.backIndicator = newValue } }
  }

  /// The mask for titles that move below the back button.
  ///
  /// Titles move without a mask in this implementation.
  open var backIndicatorTransitionMaskImage: UIImage? {
    get { _styles.backIndicatorMask }
    set { change { $0.backIndicatorMask = newValue } }
  }

  // MARK: For displays

  /// Returns the appearances of the bar over a screen, or nil for the system's own.
  ///
  /// - Parameters:
  ///   - item: The screen's item, which takes precedence over the bar.
  ///   - isCompact: Whether the height is compact.
  /// - Returns: The appearances at the scroll edge and elsewhere.
  final func _appearances(
    for item: UINavigationItem,
    isCompact: Bool
  ) -> (edge: UINavigationBarAppearance, standard: UINavigationBarAppearance)? {
    guard _styles.isCustomized || item._styles != nil else { return nil }
    let standard =
      (isCompact ? item._styles?.compact : nil) ?? item._styles?.standard
      ?? (isCompact ? _styles.compact : nil) ?? _styles.standard
      ?? _standard(isCompact: isCompact)
    let edge =
      (isCompact ? item._styles?.compactEdge : nil) ?? item._styles?.edge
      ?? (isCompact ? _styles.compactEdge : nil) ?? _styles.edge ?? standard._transparent()
    return (edge, standard)
  }

  /// Returns the appearance that the properties older than `UINavigationBarAppearance` describe.
  private func _standard(isCompact: Bool) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    _styles.applyLegacyProperties(appearance, isCompact: isCompact)
    let own: [NSAttributedString.Key: Any] =
      _styles.style?.isBlack == true ? [.foregroundColor: UIColor.white] : [:]
    appearance.titleTextAttributes = own.merging(_styles.titleAttributes ?? [:]) { $1 }
    let shift = (isCompact ? _styles.compactTitleShift : nil) ?? _styles.titleShift
    appearance.titlePositionAdjustment.vertical = shift ?? 0
    appearance.setBackIndicatorImage(
      _styles.backIndicator,
      transitionMaskImage: _styles.backIndicatorMask
    )
    appearance.largeTitleTextAttributes = own.merging(_styles.largeTitleAttributes ?? [:]) { $1 }
    return appearance
  }
}

extension UINavigationBar {
  private func takeOwnStyle(of proxy: NSObject) {
    guard let proxy = proxy as? UINavigationBar else { return }
    change { $0.fill(from: proxy._styles) }
    if proxy.prefersLargeTitles { prefersLargeTitles = true }
  }
}
