import UIKitHosting

/// Rarely used cell state, allocated lazily.
final class LazyCellState {
  /// The content configuration, unless the content view holds it.
  var contentConfiguration: (any UIContentConfiguration)?
  var backgroundConfiguration: UIBackgroundConfiguration?
  var configuredBackground: ConfiguredBackgroundView?
  var accessoryView: UIView?
  var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  var multipleSelectionBackgroundView: UIView?
  var separatorInset: UIEdgeInsets?
  var indentationLevel: Int?
  var indentationWidth: CGFloat?
  var readableInset: CGFloat?
  var swipeActions: SwipeActionsValue?
  var updateHandler: UITableViewCell.ConfigurationUpdateHandler?
  /// The width in points for which the cell last computed its own height; nil if that may have
  /// changed.
  var fitted: (width: CGFloat, textSize: UIContentSizeCategory)?
  /// The labels of a cell without configurations.
  var labels: UIListContentView?
}

extension UITableViewCell {
  /// Sets rarely used state; nil allocates nothing.
  final func _setLazyState<Value>(
    _ path: ReferenceWritableKeyPath<LazyCellState, Value?>,
    to value: Value?
  ) {
    if let _lazyCellState {
      _lazyCellState[keyPath: path] = value
    } else if let value {
      let made = LazyCellState()
      _lazyCellState = made
      made[keyPath: path] = value
    }
  }
}
