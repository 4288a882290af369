import Foundation
import UIKitHosting

/// The drags from a table and the drops on it.
@MainActor
final class TableDragging: NSObject {
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  var isEnabled = true
  private weak var table: UITableView?
  private lazy var drag = UIDragInteraction(delegate: self)
  private lazy var drop = UIDropInteraction(delegate: self)
  private lazy var scroller = DragScroller()

  /// The dragged items, with the keys of their rows.
  private var sources: [(item: UIDragItem, key: UInt32?)] = []
  private(set) var dragState = UITableViewCell.DragState.none
  /// The drag session over the table.
  private weak var session: DropSession?
  private var proposal: UITableViewDropProposal?
  private var destination: IndexPath?
  /// The cells that are shifted to make room.
  private var displaced: [UITableViewCell] = []

  /// The duration in seconds of the animation by which rows make room.
  private static let duration: TimeInterval = 0.25

  init(_ table: UITableView) {
    self.table = table
    super.init()
  }

  var hasActiveDrag: Bool { dragState == .dragging }
  var hasActiveDrop: Bool { session != nil }

  /// Adds or removes the interactions that the delegates require.
  func delegatesChanged() {
    setInteraction(drag, isThere: isEnabled && dragDelegate != nil)
    setInteraction(drop, isThere: dropDelegate != nil || isEnabled && dragDelegate != nil)
  }

  private func setInteraction(_ interaction: any UIInteraction, isThere: Bool) {
    guard isThere != (interaction.view != nil) else { return }
    if isThere {
      table?.addInteraction(interaction)
    } else {
      table?.removeInteraction(interaction)
    }
  }

  // MARK: - Rows

  private func row(of item: UIDragItem) -> RowPosition? {
    guard let key = sources.first(where: { $0.item === item })?.key else { return nil }
    return table?._place(of: key)
  }

  private func isSource(_ cell: UITableViewCell) -> Bool {
    guard let key = cell._key else { return false }
    return sources.contains { $0.key == key }
  }

  private func note(_ items: [UIDragItem], at path: IndexPath) {
    let key = table?.cellForRow(at: path)?._key
    sources += items.map { ($0, key) }
  }

  private func setDragState(_ state: UITableViewCell.DragState) {
    guard state != dragState else { return }
    dragState = state
    for cell in table?._cells ?? [] where isSource(cell) {
      cell.setNeedsUpdateConfiguration()
      cell.dragStateDidChange(state)
    }
  }

  /// Sets a cell's drag and drop states.
  func describe(_ cell: UITableViewCell, in state: inout UICellConfigurationState) {
    if dragState != .none, isSource(cell) {
      state.cellDragState = dragState == .lifting ? .lifting : .dragging
    }
    guard session != nil else { return }
    let isTarget =
      proposal?.intent == .insertIntoDestinationIndexPath
      && destination == IndexPath(cell._position)
    state.cellDropState = isTarget ? .targeted : .notTargeted
  }

  private func dropChanged() {
    for cell in table?._cells ?? [] { cell.setNeedsUpdateConfiguration() }
  }

  // MARK: - Reordering

  /// Returns the row that the drag moves within the table, or nil for any other drag.
  private func movedRow(_ session: any UIDropSession) -> RowPosition? {
    guard let table, session.items.count == 1, let source = row(of: session.items[0]),
      table._canMove(IndexPath(source))
    else { return nil }
    return source
  }

  /// Returns the proposal used if no delegate provides one.
  func ownProposal(_ session: any UIDropSession) -> UITableViewDropProposal {
    movedRow(session) == nil
      ? UITableViewDropProposal(operation: .cancel, intent: .unspecified)
      : UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  /// Returns the row that a drop would move, and its position after removal from the old one.
  private func move(_ session: any UIDropSession) -> (source: RowPosition, target: RowPosition)? {
    guard let table, let proposal, proposal.operation == .move, session.allowsMoveOperation,
      proposal.intent == .insertAtDestinationIndexPath || proposal.intent == .automatic,
      let source = movedRow(session)
    else { return nil }
    let place = destination.map { RowPosition($0) } ?? source
    return (source, table._target(of: source, proposed: place))
  }

  /// Shows the rows as if the moved one had been dropped.
  private func makeRoom(_ session: any UIDropSession) {
    guard let table, let (source, target) = move(session) else { return closeGaps() }
    let height = table.rectForRow(at: IndexPath(source)).height
    let (from, to) = (table._counts.flat(source), flatPlace(target, source))
    UIView.animate(withDuration: Self.duration) { [self] in
      let old = displaced
      displaced = []
      for cell in table._cells {
        let number = table._counts.flat(cell._position)
        var shift: CGFloat = 0
        if number > from, number <= to { shift = -height }
        if number < from, number >= to { shift = height }
        if shift != 0 { displaced.append(cell) }
        let transform = CGAffineTransform(translationX: 0, y: shift)
        if shift != 0 || old.contains(where: { $0 === cell }), cell.transform != transform {
          cell.transform = transform
        }
      }
      table._cell(at: source)?.alpha = 0
      if let cell = table._cell(at: source), !displaced.contains(where: { $0 === cell }) {
        displaced.append(cell)
      }
      for cell in old where !table._cells.contains(where: { $0 === cell }) { restore(cell) }
    }
  }

  /// Returns the flat index of the target after the source row is removed.
  private func flatPlace(_ target: RowPosition, _ source: RowPosition) -> Int {
    guard let counts = table?._counts else { return 0 }
    let start = counts.flat(RowPosition(target.section, 0)) + target.row
    return target.section > source.section ? start - 1 : start
  }

  private func restore(_ cell: UITableViewCell) {
    cell.transform = .identity
    cell.alpha = 1
  }

  private func closeGaps() {
    guard !displaced.isEmpty else { return }
    let cells = displaced
    displaced = []
    UIView.animate(withDuration: Self.duration) { [self] in
      for cell in cells { restore(cell) }
    }
  }

  private func showRowsAgain() {
    for cell in displaced { restore(cell) }
    displaced = []
  }
}

// MARK: - Dragging

extension TableDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let table, let dragDelegate,
      let path = table.indexPathForRow(at: session.location(in: table))
    else { return [] }
    sources = []
    let items = dragDelegate.tableView(table, itemsForBeginning: session, at: path)
    note(items, at: path)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let table, let dragDelegate, let path = table.indexPathForRow(at: point) else {
      return []
    }
    let items = dragDelegate.tableView(
      table,
      itemsForAddingTo: session,
      at: path,
      point: point
    )
    note(items, at: path)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let table, let row = row(of: item), let cell = table._cell(at: row) else { return nil }
    let parameters = dragDelegate?.tableView(table, dragPreviewParametersForRowAt: IndexPath(row))
    let frame = table.rectForRow(at: IndexPath(row))
    return UITargetedDragPreview(
      view: cell,
      parameters: parameters ?? UIDragPreviewParameters(),
      target: UIDragPreviewTarget(
        container: table,
        center: CGPoint(x: frame.midX, y: frame.midY)
      )
    )
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    setDragState(.lifting)
    animator.addCompletion { [weak self] position in
      if position == .start { self?.setDragState(.none) }
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {
    setDragState(.dragging)
    if let table { dragDelegate?.tableView(table, dragSessionWillBegin: session) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    guard let table, let dragDelegate else { return true }
    return dragDelegate.tableView(table, dragSessionAllowsMoveOperation: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    guard let table, let dragDelegate else { return false }
    return dragDelegate.tableView(table, dragSessionIsRestrictedToDraggingApplication: session)
  }

  /// Returns the item's preview to its row, which may have moved; the preview fades if the row is
  /// gone.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let table, let row = row(of: item) else { return nil }
    let frame = table.rectForRow(at: IndexPath(row))
    return defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(
        container: table,
        center: CGPoint(x: frame.midX, y: frame.midY)
      )
    )
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {
    setDragState(.none)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    // Another drag may have begun in the meantime.
    if dragState == .none { sources = [] }
    if let table { dragDelegate?.tableView(table, dragSessionDidEnd: session) }
  }
}

// MARK: - Dropping

extension TableDragging: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    guard let table else { return false }
    if let dropDelegate { return dropDelegate.tableView(table, canHandle: session) }
    return movedRow(session) != nil
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    guard let table else { return }
    self.session = session as? DropSession
    dropDelegate?.tableView(table, dropSessionDidEnter: session)
    dropChanged()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let table else { return UIDropProposal(operation: .cancel) }
    let (oldPlace, oldIntent) = (destination, proposal?.intent)
    let place = session.location(in: table)
    destination = table.indexPathForRow(at: place)
    let new =
      dropDelegate?.tableView(
        table,
        dropSessionDidUpdate: session,
        withDestinationIndexPath: destination
      ) ?? ownProposal(session)
    proposal = new
    if oldPlace != destination || oldIntent != new.intent {
      dropChanged()
      makeRoom(session)
    }
    scroller.follow(place, in: table) { [weak session = session as? DropSession] in
      session?.refresh()
    }
    return new
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  {
    guard let table else { return }
    forgetDrop()
    dropDelegate?.tableView(table, dropSessionDidExit: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let table, let drop = session as? DropSession, let proposal else { return }
    let move = move(session)
    let destination = destination
    scroller.stop()
    showRowsAgain()
    if let (source, target) = move {
      if source != target { table._moveInDataAndTable(source, target) }
      _ = drop.send(session.items[0], to: table.rectForRow(at: IndexPath(target)), in: table)
      return
    }
    let items = session.items.map { item in
      let row = row(of: item)
      let size = row.flatMap { table._cell(at: $0)?.bounds.size } ?? .zero
      return DroppedItem(item, from: row.map { IndexPath($0) }, previewSize: size)
    }
    dropDelegate?.tableView(
      table,
      performDropWith: TableDropCoordinator(
        table,
        drop,
        items: items,
        destination: destination,
        proposal: proposal
      )
    )
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    guard let table else { return }
    forgetDrop()
    dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }

  private func forgetDrop() {
    session = nil
    destination = nil
    proposal = nil
    scroller.stop()
    closeGaps()
    dropChanged()
  }
}
