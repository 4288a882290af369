/// What a navigation bar shows for one screen.
@MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  /// The page whose bar shows this item.
  package final weak var _page: _NavigationPage?

  public init(title: String) {
    self.title = title
    super.init()
  }

  open var title: String? {
    didSet { if title != oldValue { changed() } }
  }

  open var prompt: String? {
    didSet { if prompt != oldValue { changed() } }
  }

  open var titleView: UIView? {
    didSet { if titleView !== oldValue { changed() } }
  }

  /// Its search bar stands below the title.
  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { changed() } }
  }

  /// Whether the search bar goes with the content that is scrolled, and comes back at its top; while
  /// a search is under way it stays.
  open var hidesSearchBarWhenScrolling: Bool = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
  }

  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }

  open var hidesBackButton: Bool = false {
    didSet { if hidesBackButton != oldValue { changed() } }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// What the next screen's back button says; the title unless set.
  open var backButtonTitle: String?

  open var leftItemsSupplementBackButton: Bool = false {
    didSet { changed() }
  }

  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }

  open var rightBarButtonItems: [UIBarButtonItem]? {
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

  private func changed() {
    _page?.itemChanged()
  }
}
