extension UIViewController {
  /// What is shown over the view in place of its content; nil for nothing.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { _contentUnavailable?.configuration }
    set {
      _contentUnavailable = _contentUnavailable ?? _ContentUnavailable()
      _contentUnavailable?.configuration = newValue
      if isViewLoaded { _showContentUnavailable() }
    }
  }

  /// What the configuration depends on now.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Has `updateContentUnavailableConfiguration(using:)` called when the view is next laid out.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    _contentUnavailable = _contentUnavailable ?? _ContentUnavailable()
    _contentUnavailable?.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  final func _updateContentUnavailableIfNeeded() {
    guard _contentUnavailable?.needsUpdate == true else { return }
    _contentUnavailable?.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  /// Shows the configuration, for the state at hand.
  final func _showContentUnavailable() {
    guard let unavailable = _contentUnavailable else { return }
    let former = unavailable.view
    let next = unavailable.configuration?.updated(for: contentUnavailableConfigurationState)
    unavailable.view = ContentPlacing.view(for: next, old: unavailable.shown, in: former)
    unavailable.shown = next
    guard unavailable.view !== former else { return }
    former?.removeFromSuperview()
    if let table = view as? UITableView {
      table.backgroundView = unavailable.view
    } else if let shown = unavailable.view {
      _place(shown)
    }
  }

  /// In the middle of what nothing lies over, and no larger than needed: what is beside it can
  /// still be touched.
  private func _place(_ shown: UIView) {
    shown.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(shown)
    let guide = view.safeAreaLayoutGuide
    let isNatural =
      (_contentUnavailable?.shown as? UIContentUnavailableConfiguration)
      .map { $0.alignment == .natural } ?? false
    NSLayoutConstraint.activate([
      shown.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      isNatural
        ? shown.topAnchor.constraint(equalTo: guide.topAnchor)
        : shown.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      shown.leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor),
      shown.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor),
    ])
  }
}

/// What a controller shows in place of its content.
@MainActor
final class _ContentUnavailable {
  var configuration: (any UIContentConfiguration)?
  /// As it is shown, for the state at that time.
  var shown: (any UIContentConfiguration)?
  var view: UIView?
  var needsUpdate = false
}
