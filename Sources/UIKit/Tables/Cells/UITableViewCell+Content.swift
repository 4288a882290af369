import UIKitHosting

// The content view and its size.

extension UITableViewCell {
  final func _makeContentView() -> UIView {
    let made = UIView()
    made.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11,
      leading: 16,
      bottom: 11,
      trailing: 16
    )
    placeContent(made)
    return made
  }

  final func _setContentConfiguration(_ new: (any UIContentConfiguration)?) {
    let oldLeading = _contentLeading
    placeContent(ContentPlacing.view(for: new, old: contentConfiguration, in: _content))
    let isInView = new is UIListContentConfiguration && _content is UIListContentView
    _setLazyState(\.contentConfiguration, to: isInView ? nil : new)
    if _contentLeading != oldLeading { _invalidate(.separatorInset) }
  }

  private func placeContent(_ view: UIView?) {
    guard view !== _content else { return }
    _content?.removeFromSuperview()
    _content = view
    guard let view else { return }
    _setLazyState(\.labels, to: nil)
    view._changeReadableInset(from: 0, to: _readableInset)
    _add(view)
  }

  /// The view of a list content configuration, which stores the configuration for the cell.
  final var _listContent: UIListContentView? {
    _lazyCellState?.contentConfiguration == nil ? _content as? UIListContentView : nil
  }

  /// A Boolean value indicating whether constraints determine the height of the content.
  final var _hasConstraints: Bool {
    _content is UIListContentView || _content?._layoutState?.constraints.isEmpty == false
  }

  final func _fittingSize(
    _ targetSize: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    let beside = max(0, bounds.width - contentView.bounds.width)
    if !_hasConstraints {
      return sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
    }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    )
    return CGSize(width: size.width + beside, height: size.height)
  }

  /// The width, in points, and the text size for which the cell last computed its own height.
  final var _fitted: (width: CGFloat, textSize: UIContentSizeCategory)? {
    get { _lazyCellState?.fitted }
    set { _setLazyState(\.fitted, to: newValue) }
  }

  final func _setAccessoryView(_ new: UIView?) {
    let old = accessoryView
    _setLazyState(\.accessoryView, to: new)
    old?.removeFromSuperview()
    old?._slot = nil
    _invalidate(.row)
    guard let new else { return }
    new._slot = .accessory
    _add(new)
  }
}
