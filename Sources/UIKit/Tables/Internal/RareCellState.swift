import UIKitHosting

/// Rarely used cell state, allocated lazily.
final class RareCellState {
  /// Where the content view does not hold it.
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
  var swipeActions: SwipeActionsValue?
  var updateHandler: UITableViewCell.ConfigurationUpdateHandler?
  /// The width in points that it last said its own height for; nil if that may have changed.
  var fittedWidth: CGFloat?
  /// Of a cell that is used without configurations.
  var labels: UIListContentView?
}

extension UITableViewCell {
  /// Sets rarely used state; nil allocates nothing.
  final func _setRare<Value>(
    _ path: ReferenceWritableKeyPath<RareCellState, Value?>,
    to value: Value?
  ) {
    if let _rareCell {
      _rareCell[keyPath: path] = value
    } else if let value {
      let made = RareCellState()
      _rareCell = made
      made[keyPath: path] = value
    }
  }
}
