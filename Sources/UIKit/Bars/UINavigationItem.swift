/// The content of a navigation bar for one screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  /// The title of the back button that leads to an item's screen.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The `backButtonTitle`, else the item's title, else the system's text.
    case `default`
    /// The system's text.
    case generic
    /// No text.
    case minimal
  }

  /// The placement of a search bar.
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
  /// The bar of the app's own that shows this item, or the one before.
  final weak var _bar: UINavigationBar?
  /// The page whose back button leads to this item's screen.
  final weak var _nextPage: _NavigationPage?
  /// The item's own bar styles, or nil if there are none.
  private(set) final var _styles: _BarStyles<UINavigationBarAppearance>?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public override convenience init() {
    self.init(title: "")
    title = nil
  }

  /// Creates the item that a storyboard or nib describes.
  public required init?(coder: NSCoder) {
    super.init()
    coder._configure { $0.configure(self, $1) }
  }

  /// Called when the item was made from a storyboard or nib.
  open func awakeFromNib() {}

  @_Observed open var title: String? {
    didSet {
      guard title != oldValue else { return }
      changed()
      _backChanged()
    }
  }

  @_Observed open var prompt: String? {
    didSet { if prompt != oldValue { changed() } }
  }

  @_Observed open var titleView: UIView? {
    didSet { if titleView !== oldValue { changed() } }
  }

  /// A closure that returns the menu that the title opens, or nil for a title that is not a button.
  ///
  /// Its argument has the document commands that the screen's responders perform. A title that
  /// opens a menu is not large, and a ``titleView`` takes precedence over it.
  @_Observed open var titleMenuProvider: ((_ suggestedActions: [UIMenuElement]) -> UIMenu?)? {
    didSet { changed() }
  }

  /// The search controller whose search bar the navigation bar shows.
  @_Observed open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { changed() } }
  }

  /// The preferred placement of the search bar.
  @_Observed open var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement = .automatic
  {
    didSet { if preferredSearchBarPlacement != oldValue { changed() } }
  }

  /// The actual placement of the search bar: `inline`, or `stacked` as for search bars with scopes.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    let hasScopes = searchController?.searchBar.scopeButtonTitles?.isEmpty == false
    let isStacked = preferredSearchBarPlacement == .stacked || hasScopes
    return !isStacked && _page?.isWide == true ? .inline : .stacked
  }

  /// A Boolean value indicating whether the search bar scrolls away with the content and returns at
  /// its top.
  ///
  /// It stays during a search.
  @_Observed open var hidesSearchBarWhenScrolling: Bool = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
  }

  @_Observed open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }

  @_Observed open var hidesBackButton: Bool = false {
    didSet { if hidesBackButton != oldValue { changed() } }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The title of the next screen's back button; the item's title unless set.
  @_Observed open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { _backChanged() } }
  }

  /// The title mode of the next screen's back button, used if that screen has no button item of its
  /// own.
  @_Observed open var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode = .default {
    didSet { if backButtonDisplayMode != oldValue { _backChanged() } }
  }

  /// The title, image and tint of the next screen's back button; its action remains going back.
  @_Observed open var backBarButtonItem: UIBarButtonItem? {
    didSet {
      guard backBarButtonItem !== oldValue else { return }
      oldValue?._backOf = nil
      backBarButtonItem?._backOf = self
      _backChanged()
    }
  }

  /// An action of the back button on the item's own screen, performed instead of going back.
  ///
  /// If there is no screen to go back to, a back button with the action's title and image is shown.
  /// The pop gesture and the browser's back button do not perform it.
  @_Observed open var backAction: UIAction? {
    didSet { if backAction !== oldValue { changed() } }
  }

  @_Observed open var leftItemsSupplementBackButton: Bool = false {
    didSet { changed() }
  }

  @_Observed open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }

  @_Observed open var rightBarButtonItems: [UIBarButtonItem]? {
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

  // MARK: Appearances over this item's screen; nil for the bar's

  /// The appearance while content lies below the bar.
  open var standardAppearance: UINavigationBarAppearance? {
    get { _styles?.standard }
    set { changeStyles { $0.standard = newValue?._copied() } }
  }

  /// The appearance while the edge of the content is at the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { _styles?.edge }
    set { changeStyles { $0.edge = newValue?._copied() } }
  }

  /// The standard appearance in compact height.
  open var compactAppearance: UINavigationBarAppearance? {
    get { _styles?.compact }
    set { changeStyles { $0.compact = newValue?._copied() } }
  }

  /// The scroll-edge appearance in compact height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { _styles?.compactEdge }
    set { changeStyles { $0.compactEdge = newValue?._copied() } }
  }

  private func changeStyles(_ change: (inout _BarStyles<UINavigationBarAppearance>) -> Void) {
    var styles = _styles ?? _BarStyles()
    change(&styles)
    styles.follow { [weak self] in self?.changed() }
    _styles = styles.isCustomized ? styles : nil
    changed()
  }

  /// The title of the next screen's back button: nil for the system's text, empty for none.
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
    _bar?._itemsChanged()
  }

  private func changed() {
    _page?.itemChanged()
    _bar?._itemsChanged()
  }
}
