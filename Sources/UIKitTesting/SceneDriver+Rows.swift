public import UIKitHosting

extension SceneDriver {
  /// Swipes a row to reveal its actions.
  public func swipe(_ row: String, _ edge: SwipeEdge = .trailing) throws {
    try swipe(element(row, .cell), edge)
  }

  /// Swipes a row from an edge, which reveals its actions.
  ///
  /// - Throws: `DriverError` if it has none there.
  public func swipe(_ cell: Element, _ edge: SwipeEdge = .trailing) throws {
    try perform(.revealActions(cell.id, edge), "swiping \(cell) from its \(edge) edge")
  }

  /// Taps a revealed action.
  public func tapAction(_ title: String) throws {
    for cell in find(nil, .cell) {
      let actions = cell.children.filter { $0.role == .action }
      guard let index = actions.firstIndex(where: { $0.label == title }),
        let edge = openEdge(of: cell.id)
      else { continue }
      return try perform(
        .swipeAction(cell.id, edge, index: index),
        "choosing \"\(title)\" of \(cell)"
      )
    }
    throw DriverError.notFound("an open action \"\(title)\"", screen: screen)
  }

  /// Swipes over a whole row, which performs its first action immediately if the row permits that.
  public func fullSwipe(_ row: String, _ edge: SwipeEdge = .trailing) throws {
    try swipe(row, edge)
    let cell = try element(row, .cell)
    guard swipeActions(of: cell.id)?.performsFirstWithFullSwipe == true else { return }
    try perform(.swipeAction(cell.id, edge, index: 0), "a full swipe on \(cell)")
  }

  /// Hides revealed actions, as a tap elsewhere does.
  public func closeActions(of row: String) throws {
    let cell = try element(row, .cell)
    try perform(.concealActions(cell.id), "putting the actions of \(cell) away")
  }

  /// Taps the editing control of a row while its table is edited.
  public func tapEditControl(of row: String) throws {
    let cell = try element(row, .cell)
    try perform(.editControl(cell.id), "tapping the edit control of \(cell)")
  }

  /// Drags a row by its reorder control and drops it before another row.
  public func moveRow(_ row: String, before other: String) throws {
    let target = try shownRow(element(other, .cell))
    try moveRow(row, to: target.section, before: target.key)
  }

  /// Drags a row by its reorder control and drops it at the end of a section, given by its 0-based
  /// index.
  public func moveRow(_ row: String, toEndOfSection section: Int) throws {
    try moveRow(row, to: section, before: nil)
  }

  private func moveRow(_ row: String, to section: Int, before other: UInt32?) throws {
    let cell = try element(row, .cell)
    let shown = try shownRow(cell)
    guard shown.isMovable, let table = table(of: cell.id) else {
      throw DriverError.notFound("a grip on \(cell)", screen: screen)
    }
    try perform(
      .moveRow(table, key: shown.key, section: section, before: other),
      "moving \(cell) to section \(section)"
    )
  }

  private func shownRow(_ cell: Element) throws -> RowValue {
    guard let row = display.tree[cell.id]?.row else {
      throw DriverError.notFound("the place of \(cell)", screen: screen)
    }
    return row
  }

  private func table(of id: NodeID) -> NodeID? {
    var node = display.tree[id]
    while let current = node, ![.table, .collection].contains(current.kind) {
      node = current.parent.flatMap { display.tree[$0] }
    }
    return node?.id
  }

  /// Pulls the screen's content down far enough to refresh it.
  public func pullToRefresh() throws {
    let controls = display.tree.nodes.values.filter { $0.kind == .refreshControl }
    for control in controls.sorted(by: { $0.id > $1.id }) where send(.refresh(control.id)) {
      return
    }
    throw DriverError.notFound("something to refresh by pulling", screen: screen)
  }

  /// Drags the topmost sheet to a detent.
  public func dragSheet(to detent: SheetValue.Detent) throws {
    guard let sheet = find(nil, .sheet).last else {
      throw DriverError.notFound("a sheet", screen: screen)
    }
    try perform(.selectDetent(sheet.id, Int(detent.rawValue)), "dragging the sheet to \(detent)")
  }

  /// Drags the topmost sheet to one of several detents, some of which are custom.
  ///
  /// - Parameter number: The 0-based index among the sheet's current heights, the smallest first.
  /// - Throws: `DriverError` when it has no such height, or has it already.
  public func dragSheet(toHeight number: Int) throws {
    guard let sheet = find(nil, .sheet).last else {
      throw DriverError.notFound("a sheet", screen: screen)
    }
    try perform(.selectDetent(sheet.id, number), "dragging the sheet to height \(number)")
  }

  private func swipeActions(of cell: NodeID) -> SwipeActionsValue? {
    for case .swipeActions(let value) in display.tree[cell]?.attributes ?? [] { return value }
    return nil
  }

  private func openEdge(of cell: NodeID) -> SwipeEdge? {
    swipeActions(of: cell)?.edge
  }
}
