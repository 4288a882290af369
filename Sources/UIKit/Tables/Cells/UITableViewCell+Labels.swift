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
    made._changeReadableInset(from: 0, to: _readableInset)
    _setLazyState(\.labels, to: made)
    place.addSubview(made)
    place._centerLabels(made)
    return made
  }
}

extension UIView {
  /// Fills the view with labels, whose margins overflow it above and below in a row that is too low.
  fileprivate final func _centerLabels(_ labels: UIView) {
    labels.translatesAutoresizingMaskIntoConstraints = false
    let edges = [
      labels.topAnchor.constraint(equalTo: topAnchor),
      labels.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    // Labels resist compression by the priority above this one.
    for edge in edges { edge.priority = .defaultHigh - 1 }
    NSLayoutConstraint.activate(
      edges + [
        labels.centerYAnchor.constraint(equalTo: centerYAnchor),
        labels.leadingAnchor.constraint(equalTo: leadingAnchor),
        labels.trailingAnchor.constraint(equalTo: trailingAnchor),
      ]
    )
  }
}
