import UIKitHosting

/// Searches what a screen shows, by a search bar in its navigation bar.
open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  public let searchBar = UISearchBar()
  /// Shows the results, in place of the screen that is searched; as its child it has that screen's
  /// navigation controller.
  public let searchResultsController: UIViewController?
  private var active = false
  private var showsResults = false

  /// - Parameter searchResultsController: Nil: results are shown by the screen that is searched.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar._search = self
  }

  /// One whose results are shown by the screen that is searched.
  public convenience init() {
    self.init(searchResultsController: nil)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  /// Whether a search is under way.
  open var isActive: Bool {
    get { active }
    set {
      guard newValue != active else { return }
      if newValue { _presentSearch() } else { end() }
    }
  }

  /// Begins the search, or lets the delegate present it: the bar was tapped, or it was made active.
  final func _presentSearch() {
    let isTaken = OptionalRequirement.presentSearch.wasHeard {
      delegate?.presentSearchController(self)
    }
    if !isTaken { _begin() }
  }

  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard active else { return super.dismiss(animated: flag, completion: completion) }
    end()
    completion?()
  }

  /// Whether what is searched is dimmed until something is typed; nothing is dimmed on displays of
  /// ours.
  open var obscuresBackgroundDuringPresentation: Bool = true

  /// Whether the title makes room while a search is under way.
  @_Told open var hidesNavigationBarDuringPresentation: Bool = true {
    didSet { _placementChanged() }
  }

  /// Where its search bar stands in the bar of the item that it belongs to.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    searchBar._slot == .barTrailing ? .inline : .stacked
  }

  /// Beside the title a search bar takes nobody's room.
  final func _placementChanged() {
    searchBar._isActive =
      active && hidesNavigationBarDuringPresentation && searchBarPlacement == .stacked
  }

  /// Whether the cancel button comes and goes with the search; not once the app shows it itself.
  open var automaticallyShowsCancelButton: Bool = true

  /// Whether the scopes of the bar come and go with the search; not once the app shows them itself.
  open var automaticallyShowsScopeBar: Bool = true

  /// Whether the results come with the first character and go with the last; not once the app shows
  /// them itself.
  @_Told open var automaticallyShowsSearchResultsController: Bool = true {
    didSet { _resultsChanged() }
  }

  /// Whether the results can be seen while a search is under way.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? hasText : showsResults }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  private var hasText: Bool { !searchBar.searchTextField._content.isEmpty }

  /// What the page shows in place of the screen that is searched.
  final var _shownResults: UIViewController? {
    active && showsSearchResultsController ? searchResultsController : nil
  }

  private func _resultsChanged() {
    guard searchResultsController != nil else { return }
    itemChanged()
  }

  private func itemChanged() {
    (searchBar._superview?._superview as? _NavigationPage)?.itemChanged()
  }

  /// To present a search controller is to begin its search: the bar stays where it is.
  final func _begin() {
    guard !active else { return }
    active = true
    delegate?.willPresentSearchController(self)
    itemChanged()
    _placementChanged()
    if automaticallyShowsCancelButton { searchBar._showCancelButton(true) }
    if automaticallyShowsScopeBar { searchBar._showScopeBar(searchBar.scopeButtonTitles != nil) }
    _ = searchBar.becomeFirstResponder()
    delegate?.didPresentSearchController(self)
    _update()
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    active = false
    itemChanged()
    _placementChanged()
    _ = searchBar.searchTextField._endEditing(force: true)
    if automaticallyShowsCancelButton { searchBar._showCancelButton(false) }
    if automaticallyShowsScopeBar { searchBar._showScopeBar(false) }
    searchBar.searchTextField.text = nil
    delegate?.didDismissSearchController(self)
    _update()
  }

  /// The cancel button was pressed.
  final func _cancel() {
    isActive = false
  }

  final func _update() {
    _resultsChanged()
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// Shows what a search finds.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The search began, ended, or goes by another text.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears when a search begins and ends.
///
/// Everything is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Presents the search controller, after the bar was tapped or it was made active; unless
  /// implemented, it presents itself.
  func presentSearchController(_ searchController: UISearchController)
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func presentSearchController(_ searchController: UISearchController) {
    OptionalRequirement.presentSearch.isAbsent()
  }
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
