import UIKitHosting

/// A controller that searches a screen's content by a search bar in its navigation bar.
open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  public let searchBar = UISearchBar()
  /// The controller that shows the results in place of the searched screen; as its child it has the
  /// same navigation controller.
  public let searchResultsController: UIViewController?
  private var active = false
  private var showsResults = false

  /// - Parameter searchResultsController: The controller for the results; nil if the searched
  ///   screen shows them.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar._search = self
  }

  /// Creates a controller whose results are shown by the searched screen.
  public convenience init() {
    self.init(searchResultsController: nil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar._search = self
  }

  /// A Boolean value indicating whether a search is active.
  open var isActive: Bool {
    get { active }
    set {
      guard newValue != active else { return }
      if newValue { _presentSearch() } else { end() }
    }
  }

  /// Begins the search, or lets the delegate present it, after a tap on the bar or when `isActive`
  /// is set.
  final func _presentSearch() {
    let isTaken = OptionalRequirement.presentSearch.callIfImplemented {
      delegate?.presentSearchController(self)
    }
    if !isTaken { _begin() }
  }

  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard active else { return super.dismiss(animated: flag, completion: completion) }
    end()
    completion?()
  }

  /// A Boolean value indicating whether the searched content is dimmed until text is entered;
  /// displays do not dim it.
  open var obscuresBackgroundDuringPresentation: Bool = true

  /// The name of ``obscuresBackgroundDuringPresentation`` before iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// A Boolean value indicating whether the title is hidden during a search.
  @_Observed open var hidesNavigationBarDuringPresentation: Bool = true {
    didSet { _placementChanged() }
  }

  /// The placement of the search bar in the navigation bar of its item.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    searchBar._slot == .barTrailing ? .inline : .stacked
  }

  /// Updates the bar for its placement: a search bar beside the title does not replace it.
  final func _placementChanged() {
    searchBar._isActive =
      active && hidesNavigationBarDuringPresentation && searchBarPlacement == .stacked
  }

  /// A Boolean value indicating whether the search shows and hides the cancel button; false once
  /// the app shows it itself.
  open var automaticallyShowsCancelButton: Bool = true

  /// A Boolean value indicating whether the search shows and hides the scope bar; false once the
  /// app shows it itself.
  open var automaticallyShowsScopeBar: Bool = true

  /// A Boolean value indicating whether the results are shown while there is text; false once the
  /// app shows them itself.
  @_Observed open var automaticallyShowsSearchResultsController: Bool = true {
    didSet { _resultsChanged() }
  }

  /// A Boolean value indicating whether the results are visible during a search.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? hasText : showsResults }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  private var hasText: Bool { !searchBar.searchTextField._content.isEmpty }

  /// The controller that the page shows in place of the searched screen.
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

  /// Begins the search, which is how a search controller is presented; the bar does not move.
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

  /// Handles the cancel button.
  final func _cancel() {
    isActive = false
  }

  final func _update() {
    _resultsChanged()
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins or ends, and when its text changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// A delegate that is notified when a search begins and ends.
///
/// All requirements are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Presents the search controller after a tap on the bar or after it became active.
  ///
  /// By default, the controller presents itself.
  func presentSearchController(_ searchController: UISearchController)
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func presentSearchController(_ searchController: UISearchController) {
    OptionalRequirement.presentSearch.recordDefaultCall()
  }
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
