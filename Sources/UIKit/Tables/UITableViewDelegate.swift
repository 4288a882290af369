/// A delegate that configures a table's rows and is notified of user actions.
///
/// All requirements are optional. Declare the conformance on the class that implements the methods.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // MARK: Highlights

  /// Called when a row is created, and again when it is tapped.
  /// - Returns: Whether a tap on the row has an effect; false also prevents selection.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  // MARK: Selections

  /// - Returns: The row to select instead, usually the same, or nil to select none.
  func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// - Returns: The row to deselect instead, usually the same, or nil to leave it selected.
  func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath?
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Returns whether a pan of two fingers selects rows; never called here.
  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // MARK: Displaying rows, headers and footers

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )

  /// Called when a row has left the visible part or was removed, before its cell is reused.
  ///
  /// The table is being updated then and must not be changed.
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )

  /// Called before a header is displayed; the view of a title is a `UITableViewHeaderFooterView`.
  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  )

  /// Called before a footer is displayed; the view of a title is a `UITableViewHeaderFooterView`.
  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  )
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  )
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  )

  // MARK: Heights

  /// Returns the height of a row in points; called only for rows near the viewport.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the estimated height of a row in points.
  ///
  /// It is called for a few rows only, because rows that were never shown are estimated by those
  /// that were.
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat

  /// Returns the estimated height in points of a header that was not shown yet.
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat

  /// Returns the estimated height in points of a footer that was not shown yet.
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat

  /// Returns the height of a header in points; a header of zero height is not shown.
  func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat

  /// Returns the height of a footer in points; a footer of zero height is not shown.
  func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat

  // MARK: Headers and footers

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  // MARK: Accessories

  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  )

  // MARK: Swipe actions

  /// - Returns: The actions of a swipe from the leading edge, or nil for none.
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// - Returns: The actions of a swipe from the trailing edge, or nil for the standard, which is
  ///   deletion of a row that can be edited.
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns actions of a row in the manner of iOS before 11, from the row's edge inwards.
  ///
  /// It is called if there is no trailing configuration.
  ///
  /// - Returns: The actions; nil for the standard one, and an empty array for none.
  func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?

  // MARK: Context menus

  /// Returns the context menu of a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  ///   - point: The point of the touch in the table.
  /// - Returns: The menu to open, or nil for none.
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the view that a row's menu highlights, or nil for the row.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Returns the view that a row's menu animates back to; here it does so without animation.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Called when the user has tapped the preview of a row's menu, before the menu closes.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )

  /// Called before a row's menu opens.
  func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Called before a row's menu closes.
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  // MARK: Editing

  /// Returns the editing style; called for rows that can be edited.
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle

  /// Called for rows that can be edited.
  /// - Returns: The indentation of a row's content, in steps of the cell's `indentationWidth`; the
  ///   cell's own value by default.
  func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int

  /// - Returns: Whether the content is indented while the table is edited even if the editing style
  ///   is `none`; the cell's own value by default.
  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool

  /// Returns the title of the standard delete button, or nil for the system's text.
  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// Called before a swipe reveals a row's actions.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Called when a row's actions were hidden; nil if the row no longer exists.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  // MARK: Reordering

  /// Called when the user drops a row.
  /// - Returns: The target of the move: the proposed position or another.
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
}
