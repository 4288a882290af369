import UIKitHosting

/// Finds the rows beside the place to which a row was moved.
@MainActor
struct RowMoves {
  private let screen: RecordedScreen

  init(_ screen: RecordedScreen) { self.screen = screen }

  /// Returns the step that moves a row, from where it is on the screen before.
  ///
  /// - Parameters:
  ///   - key: The key of the row.
  ///   - list: The table or collection view.
  ///   - section: The 0-based index of the section.
  ///   - next: The key of the row before which it is dropped; nil for the end of the section.
  /// - Returns: The step.
  func step(
    moving key: UInt32,
    of list: NodeID,
    to section: Int,
    before next: UInt32?
  ) -> RecordedStep {
    let rows = rows(of: list)
    guard let start = rows.firstIndex(where: { $0.value.key == key }),
      let grip = grip(of: rows[start].record)
    else { return .comment("A row was moved that is not on the screen.") }
    let nextRow = next.flatMap { next in rows.firstIndex { $0.value.key == next } }
    let lastRow = rows.lastIndex { $0.value.section == section && $0.value.key != key }
    let end = nextRow ?? lastRow.map { $0 + 1 }
    // A row that is dragged down takes the place of the one that it reaches, which moves up.
    let target = end.map { $0 > start ? $0 - 1 : $0 }.flatMap { index in
      rows.indices.contains(index) && rows[index].value.section == section ? rows[index] : nil
    }
    let move = RecordedMove(
      grip: grip,
      target: target.flatMap { screen.element($0.record.id) },
      next: nextRow.flatMap { screen.element(rows[$0].record.id) },
      section: section,
      header: target == nil
        ? header(of: section, in: list, for: rows[start].record.frame) : nil
    )
    return .perform(.move(move), grip)
  }

  /// Returns the header of a section without rows, for a row that is dropped below it.
  private func header(
    of section: Int,
    in list: NodeID,
    for row: ElementFrame
  ) -> RecordedMove.HeaderTarget? {
    let sections = (screen.tree[list]?.children ?? []).compactMap { screen.tree[$0] }
    let header = sections.first { $0.kind == .tableSection && $0.section?.index == section }?
      .children.first { screen.tree[$0]?.kind == .sectionHeader }
    guard let header, let record = screen.record(.init(node: header.rawValue)) else { return nil }
    let element = record.all.lazy.compactMap { screen.element($0.id) }.first { !$0.path.isByPlace }
    let frame = record.frame
    // Sections below move up when the row leaves the one above them.
    let top = frame.y + frame.height - (frame.y > row.y ? row.height : 0)
    return element.map {
      .init(element: $0, rowMiddle: (top + row.height / 2 - frame.y) / frame.height)
    }
  }

  private typealias Row = (record: ElementRecord, value: RowValue)

  /// Returns the rows of a list from top to bottom.
  private func rows(of list: NodeID) -> [Row] {
    let all = screen.app.all.first { $0.id.node == list.rawValue }?.all ?? []
    return all.filter { $0.id.part == .whole }
      .compactMap { record in
        screen.tree[NodeID(rawValue: record.id.node)]?.row.map { (record, $0) }
      }
      .sorted { ($0.record.frame.y, $0.record.frame.x) < ($1.record.frame.y, $1.record.frame.x) }
  }

  /// The control by which a row is dragged, or the row.
  private func grip(of row: ElementRecord) -> RecordedElement? {
    let handle = row.children.first { $0.id.part == .handle }
    return screen.element(handle?.id ?? row.id)
  }
}
