/// A batch of changes of a table or a collection view: deletions and reloads use positions before
/// the batch, insertions positions after it.
struct ListUpdate {
  struct Move<Place> {
    var from: Place
    var to: Place
  }

  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [Move<Int>] = []
  /// The positions before the batch.
  var reloadedSections: Set<Int> = []
  var deletedRows: [RowPosition] = []
  var insertedRows: [RowPosition] = []
  var movedRows: [Move<RowPosition>] = []
  /// The positions before the batch.
  var reloadedRows: Set<RowPosition> = []
  /// The positions before the batch.
  var reconfiguredRows: [RowPosition] = []
  /// A Boolean value that indicates whether a reloaded row still shows the same item.
  var keepsReloadedItems = false

  /// Returns whether the cell of a row, given by its position before the batch, is recreated.
  func reloads(_ row: RowPosition) -> Bool {
    reloadedRows.contains(row) || reloadedSections.contains(row.section)
  }

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && movedRows.isEmpty && reloadedRows.isEmpty && reconfiguredRows.isEmpty
  }
}
