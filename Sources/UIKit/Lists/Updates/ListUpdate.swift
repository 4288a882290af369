/// A batch of changes of a table or a collection view: places before the batch for deletions and reloads,
/// places after it for insertions.
struct ListUpdate {
  struct Move<Place> {
    var from: Place
    var to: Place
  }

  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [Move<Int>] = []
  /// Places before the change.
  var reloadedSections: Set<Int> = []
  var deletedRows: [RowPosition] = []
  var insertedRows: [RowPosition] = []
  var movedRows: [Move<RowPosition>] = []
  /// Places before the change.
  var reloadedRows: Set<RowPosition> = []
  /// Places before the change.
  var reconfiguredRows: [RowPosition] = []
  /// Whether a reloaded row still shows the same item.
  var keepsReloadedItems = false

  /// Whether the cell of a row, named by its place before the change, is made anew.
  func reloads(_ row: RowPosition) -> Bool {
    reloadedRows.contains(row) || reloadedSections.contains(row.section)
  }

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && movedRows.isEmpty && reloadedRows.isEmpty && reconfiguredRows.isEmpty
  }
}
