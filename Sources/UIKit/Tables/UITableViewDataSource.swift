/// A data source that provides the rows of a table.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell

  // Optional, as in UIKit: the requirements below have default implementations.

  /// Returns the number of sections; one by default.
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether the user can delete a row or insert one at it.
  ///
  /// Implement it along with `tableView(_:commit:forRowAt:)`: here rows are editable only if this
  /// method returns true.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Called when the user has deleted a row, or requested a new one.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// Returns whether a row has a reorder control while the table is edited.
  ///
  /// Implement it along with `tableView(_:moveRowAt:to:)`: here rows are movable only if this
  /// method returns true.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Called when the user has moved a row: update the data, as the table is updated already.
  ///
  /// The destination is the row's position after removal from the source.
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )

  /// Returns the titles of the section index of a plain table, or nil for none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Returns the section of a title that the user has chosen.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - title: The title.
  ///   - index: The index of the title, which is also the section's by default.
  /// - Returns: The section to scroll to; the table does not scroll if there is no such section.
  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int {
    OptionalRequirement.numberOfSections.recordDefaultCall()
    return 1
  }

  public func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    OptionalRequirement.titleForHeader.recordDefaultCall()
    return nil
  }

  public func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    OptionalRequirement.titleForFooter.recordDefaultCall()
    return nil
  }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalRequirement.canEdit.recordDefaultCall()
    return false
  }

  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalRequirement.canMove.recordDefaultCall()
    return false
  }

  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  public func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    index
  }
}
