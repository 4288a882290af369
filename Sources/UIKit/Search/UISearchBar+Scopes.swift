// The search scopes, shown as segments below the field.

extension UISearchBar {
  /// The titles of the scopes, or nil for none.
  public var scopeButtonTitles: [String]? {
    get { _scopes.titles }
    set {
      guard newValue != _scopes.titles else { return }
      _scopes.titles = newValue
      if let _search, _search.isActive, _search.automaticallyShowsScopeBar {
        _showScopeBar(newValue != nil)
      } else {
        _updateScopes()
      }
    }
  }

  /// The 0-based index of the selected scope; setting it does not notify the delegate.
  public var selectedScopeButtonIndex: Int {
    get { _scopes.selected }
    set {
      _scopes.selected = newValue
      _chooseScope()
    }
  }

  /// A Boolean value indicating whether the scopes are visible.
  ///
  /// A search controller shows and hides them until the app sets this property.
  public var showsScopeBar: Bool {
    get { _scopes.isShown }
    set {
      _search?.automaticallyShowsScopeBar = false
      _showScopeBar(newValue)
    }
  }

  /// Shows or hides the scopes; displays always animate the change.
  public func setShowsScope(_ show: Bool, animated: Bool) {
    showsScopeBar = show
  }

  final func _showScopeBar(_ isShown: Bool) {
    _scopes.isShown = isShown
    _updateScopes()
  }

  private func _updateScopes() {
    _scopes.control?.removeFromSuperview()
    _scopes.control = nil
    invalidateIntrinsicContentSize()
    guard _scopes.isShown, let titles = _scopes.titles, !titles.isEmpty else { return }
    let control = UISegmentedControl(items: titles)
    control.isEnabled = isEnabled
    control.addAction(
      UIAction { [weak self] _ in self?._scopeChosen() },
      for: .valueChanged
    )
    _scopes.control = control
    _chooseScope()
    addSubview(control)
  }

  private func _chooseScope() {
    guard let control = _scopes.control else { return }
    let isOne = (0..<control.numberOfSegments).contains(_scopes.selected)
    control.selectedSegmentIndex =
      isOne ? _scopes.selected : UISegmentedControl.noSegment
  }

  private func _scopeChosen() {
    guard let index = _scopes.control?.selectedSegmentIndex else { return }
    _scopes.selected = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    _search?._update()
  }
}

/// The scopes of a search bar.
struct _SearchScopes {
  var titles: [String]?
  var selected = 0
  var isShown = false
  /// The control that shows the scopes, while they are visible.
  var control: UISegmentedControl?
}
