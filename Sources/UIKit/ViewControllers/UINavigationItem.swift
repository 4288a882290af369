/// What a navigation bar shows for one screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  /// What the back button says that leads to an item's screen.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of its own, else the item's, else a word of the system's.
    case `default`
    /// A word of the system's.
    case generic
    /// Nothing.
    case minimal
  }

  /// Where a search bar stands.
  public enum SearchBarPlacement: Int, Sendable {
    /// `inline` in bars of regular width, `stacked` in others.
    case automatic
    /// At the trailing edge of a bar of regular width; below the title in others.
    case inline
    /// Below the title.
    case stacked
  }

  /// The page whose bar shows this item.
  package final weak var _page: _NavigationPage?
  /// The page whose back button leads to this item's screen.
  final weak var _nextPage: _NavigationPage?
  /// What it says of the bar's looks; nil for nothing.
  private(set) final var _styles: _BarStyles<UINavigationBarAppearance>?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public override convenience init() {
    self.init(title: "")
    title = nil
  }

  @_Told open var title: String? {
    didSet {
      guard title != oldValue else { return }
      changed()
      _backChanged()
    }
  }

  @_Told open var prompt: String? {
    didSet { if prompt != oldValue { changed() } }
  }

  @_Told open var titleView: UIView? {
    didSet { if titleView !== oldValue { changed() } }
  }

  /// Makes the menu that the title opens, of the commands on documents that the screen's responders perform; nil for
  /// a title that is no button.
  ///
  /// A title that opens a menu is not large, and a ``titleView`` comes before it.
  @_Told open var titleMenuProvider: ((_ suggestedActions: [UIMenuElement]) -> UIMenu?)? {
    didSet { changed() }
  }

  /// Its search bar stands below the title.
  @_Told open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { changed() } }
  }

  /// Where its search bar is to stand.
  @_Told open var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement = .automatic {
    didSet { if preferredSearchBarPlacement != oldValue { changed() } }
  }

  /// Where its search bar stands: `inline` or `stacked`, as bars with scopes do.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    let hasScopes = searchController?.searchBar.scopeButtonTitles?.isEmpty == false
    let isStacked = preferredSearchBarPlacement == .stacked || hasScopes
    return !isStacked && _page?.isWide == true ? .inline : .stacked
  }

  /// Whether the search bar goes with the content that is scrolled, and comes back at its top; while
  /// a search is under way it stays.
  @_Told open var hidesSearchBarWhenScrolling: Bool = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
  }

  @_Told open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }

  @_Told open var hidesBackButton: Bool = false {
    didSet { if hidesBackButton != oldValue { changed() } }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// What the next screen's back button says; the title unless set.
  @_Told open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { _backChanged() } }
  }

  /// How the next screen's back button is named, where it has no item of its own.
  @_Told open var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode = .default {
    didSet { if backButtonDisplayMode != oldValue { _backChanged() } }
  }

  /// The title, image and tint of the next screen's back button; what it does remains to go back.
  @_Told open var backBarButtonItem: UIBarButtonItem? {
    didSet {
      guard backBarButtonItem !== oldValue else { return }
      oldValue?._backOf = nil
      backBarButtonItem?._backOf = self
      _backChanged()
    }
  }

  /// The action of the back button on the item's own screen, in place of going back.
  ///
  /// Without a screen to go back to, a back button with the action's title and image is shown. Going back
  /// by swipe or by the browser does not call it.
  @_Told open var backAction: UIAction? {
    didSet { if backAction !== oldValue { changed() } }
  }

  @_Told open var leftItemsSupplementBackButton: Bool = false {
    didSet { changed() }
  }

  @_Told open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }

  @_Told open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  // MARK: How the bar looks over this item's screen; nil as the bar says

  /// While content lies below the bar.
  open var standardAppearance: UINavigationBarAppearance? {
    get { _styles?.standard }
    set { changeStyles { $0.standard = newValue?._copied() } }
  }

  /// While the content's edge is at the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { _styles?.edge }
    set { changeStyles { $0.edge = newValue?._copied() } }
  }

  /// In place of the standard one where there is little height.
  open var compactAppearance: UINavigationBarAppearance? {
    get { _styles?.compact }
    set { changeStyles { $0.compact = newValue?._copied() } }
  }

  /// In place of that at the content's edge where there is little height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { _styles?.compactEdge }
    set { changeStyles { $0.compactEdge = newValue?._copied() } }
  }

  private func changeStyles(_ change: (inout _BarStyles<UINavigationBarAppearance>) -> Void) {
    var styles = _styles ?? _BarStyles()
    change(&styles)
    styles.follow { [weak self] in self?.changed() }
    _styles = styles.saysSomething ? styles : nil
    changed()
  }

  /// Nil for the system's word, empty for none.
  final var _backTitle: String? {
    if let backBarButtonItem { return backBarButtonItem.title ?? "" }
    return switch backButtonDisplayMode {
    case .default: backButtonTitle ?? title
    case .generic: nil
    case .minimal: ""
    }
  }

  final func _backChanged() {
    _nextPage?.itemChanged()
  }

  private func changed() {
    _page?.itemChanged()
  }
}
