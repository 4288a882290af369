extension UIViewController {
  /// The configuration of the placeholder over the view; nil for none.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { _contentUnavailable?.configuration }
    set {
      _contentUnavailable = _contentUnavailable ?? _ContentUnavailable()
      _contentUnavailable?.configuration = newValue
      if isViewLoaded { _showContentUnavailable() }
    }
  }

  /// The current state for the configuration.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Requests `updateContentUnavailableConfiguration(using:)` with the next layout.
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

  /// Shows the configuration for the current state.
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

  /// Places the view in the safe area, no larger than its content, so that views around it receive
  /// touches.
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

/// The content-unavailable state of a view controller.
@MainActor
final class _ContentUnavailable {
  var configuration: (any UIContentConfiguration)?
  /// The configuration as shown, updated for the state at that time.
  var shown: (any UIContentConfiguration)?
  var view: UIView?
  var needsUpdate = false
}
