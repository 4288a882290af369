import UIKitHosting

/// Rarely used cell state, allocated lazily.
final class RareCellState {
  /// Where the content view does not hold it.
  var contentConfiguration: (any UIContentConfiguration)?
  var backgroundConfiguration: UIBackgroundConfiguration?
  var accessoryView: UIView?
  var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  var multipleSelectionBackgroundView: UIView?
  var separatorInset: UIEdgeInsets?
  var swipeActions: SwipeActionsValue?
  var updateHandler: UITableViewCell.ConfigurationUpdateHandler?
  /// The width in points that it last said its own height for; nil if that may have changed.
  var fittedWidth: CGFloat?
  /// Of a cell that is used without configurations.
  var labels: UIListContentView?
}
