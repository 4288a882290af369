// The labels of a cell without a configuration, created when the app accesses them.

extension UITableViewCell {
  final var _legacyLabels: UIListContentView {
    if let labels = _lazyCellState?.labels { return labels }
    let place = contentView
    var configuration = defaultContentConfiguration()
    // Labels of cells have one line, unlike those of configurations.
    configuration.textProperties.numberOfLines = 1
    configuration.secondaryTextProperties.numberOfLines = 1
    let made = UIListContentView(configuration: configuration)
    _setLazyState(\.labels, to: made)
    place.addSubview(made)
    place._fill(with: made)
    return made
  }
}
