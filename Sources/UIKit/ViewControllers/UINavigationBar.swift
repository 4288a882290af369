public import Foundation

/// The bar of a navigation controller.
///
/// Each screen draws its own; what is set here holds for all of them.
open class UINavigationBar: UIView {
  package final weak var _navigationController: UINavigationController?
  final var _styles = _BarStyles<UINavigationBarAppearance>()

  /// Whether titles are large where a screen's item does not say otherwise.
  @_Told open var prefersLargeTitles: Bool = false {
    didSet { if prefersLargeTitles != oldValue { changed() } }
  }

  /// The item of the screen on top.
  open var topItem: UINavigationItem? {
    _navigationController?.topViewController?.navigationItem
  }

  /// The item of the screen that "back" leads to.
  open var backItem: UINavigationItem? {
    _navigationController?.stack.dropLast().last?.navigationItem
  }

  open override var tintColor: UIColor! {
    didSet { changed() }
  }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { changed() } }
  }

  private func changed() {
    _navigationController?._barChanged()
  }

  // MARK: Appearances, which a screen's item may have of its own

  /// While content lies below the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get { _styles.standard ?? startingAppearance }
    set { change { $0.standard = newValue._copied() } }
  }

  /// While the content's edge is at the bar; nil for the standard one's titles over nothing.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { _styles.edge }
    set { change { $0.edge = newValue?._copied() } }
  }

  /// In place of the standard one where there is little height.
  open var compactAppearance: UINavigationBarAppearance? {
    get { _styles.compact }
    set { change { $0.compact = newValue?._copied() } }
  }

  /// In place of that at the content's edge where there is little height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { _styles.compactEdge }
    set { change { $0.compactEdge = newValue?._copied() } }
  }

  /// What is there before the app sets one; it becomes the app's with its first change.
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

  // MARK: What counts where the app has set no standard appearance

  open var barStyle: UIBarStyle {
    get { _styles.style ?? .default }
    set { change { $0.style = newValue } }
  }

  /// The colour of the background.
  open var barTintColor: UIColor? {
    get { _styles.tint }
    set { change { $0.tint = newValue } }
  }

  /// Whether what lies below is seen through the bar.
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

  /// An empty image stands for no line; of any other the line keeps its colour.
  open var shadowImage: UIImage? {
    get { _styles.shadowImage }
    set { change { $0.shadowImage = newValue } }
  }

  /// In place of the background; an empty image leaves nothing of it.
  ///
  /// - Parameters:
  ///   - backgroundImage: As large as the bar; a symbol is not drawn.
  ///   - barMetrics: The bar heights that it applies to; a prompt makes no difference.
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

  /// Moves the title, but not a large one.
  ///
  /// - Parameters:
  ///   - adjustment: Points down.
  ///   - barMetrics: The bar heights that it applies to; a prompt makes no difference.
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

  /// The image of the back button, used if ``backIndicatorTransitionMaskImage`` is set too.
  open var backIndicatorImage: UIImage? {
    get { _styles.backIndicator }
    set { change { $0.backIndicator = newValue } }
  }

  /// The mask of titles that move below the back button.
  ///
  /// Titles move without a mask here.
  open var backIndicatorTransitionMaskImage: UIImage? {
    get { _styles.backIndicatorMask }
    set { change { $0.backIndicatorMask = newValue } }
  }

  // MARK: For displays

  /// How the bar looks over a screen; nil as the system's bars do.
  ///
  /// - Parameters:
  ///   - item: The screen's, which goes before the bar.
  ///   - isCompact: Whether there is little height.
  /// - Returns: What counts at the edge of the content, and elsewhere.
  final func _appearances(
    for item: UINavigationItem,
    isCompact: Bool
  ) -> (edge: UINavigationBarAppearance, standard: UINavigationBarAppearance)? {
    guard _styles.saysSomething || item._styles != nil else { return nil }
    let standard =
      (isCompact ? item._styles?.compact : nil) ?? item._styles?.standard
      ?? (isCompact ? _styles.compact : nil) ?? _styles.standard
      ?? _standard(isCompact: isCompact)
    let edge =
      (isCompact ? item._styles?.compactEdge : nil) ?? item._styles?.edge
      ?? (isCompact ? _styles.compactEdge : nil) ?? _styles.edge ?? standard._transparent()
    return (edge, standard)
  }

  /// What the older ways make.
  private func _standard(isCompact: Bool) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    _styles.dressOldWays(appearance, isCompact: isCompact)
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

extension UINavigationBar: UIAppearance, _Styled {
  final func _takeStyle(of proxy: NSObject) {
    guard let proxy = proxy as? UINavigationBar else { return }
    change { $0.fill(from: proxy._styles) }
    if _rare?.tintColor == nil, let tint = proxy._rare?.tintColor { tintColor = tint }
    if proxy.prefersLargeTitles { prefersLargeTitles = true }
  }
}

/// Asked before the bar's back button takes a screen away.
///
/// A subclass of `UINavigationController` that conforms is its own bar's delegate.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether the back button may pop this item.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool {
    true
  }
}
