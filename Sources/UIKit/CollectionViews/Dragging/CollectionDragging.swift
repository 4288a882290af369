import Foundation
import UIKitHosting

/// The drags out of a collection view and the drops on it.
@MainActor
final class CollectionDragging: NSObject {
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  var isEnabled = true
  var cadence = UICollectionView.ReorderingCadence.immediate
  private weak var view: UICollectionView?
  private lazy var drag = UIDragInteraction(delegate: self)
  private lazy var drop = UIDropInteraction(delegate: self)
  private lazy var scroller = DragScroller()

  /// The items that are dragged out of the view, with the keys of their cells.
  private var sources: [(item: UIDragItem, key: UInt32?)] = []
  private(set) var dragState = UICollectionViewCell.DragState.none
  /// The drag session over the view.
  private weak var session: DropSession?
  private var proposal: UICollectionViewDropProposal?
  private var destination: IndexPath?
  /// The hidden cell of the moved item; the drag preview replaces it.
  private weak var concealed: UICollectionViewCell?
  /// A timer that ends when other items make room.
  private var timer: HostTimer?

  init(_ view: UICollectionView) {
    self.view = view
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
      view?.addInteraction(interaction)
    } else {
      view?.removeInteraction(interaction)
    }
  }

  // MARK: - Items

  private func place(of item: UIDragItem) -> RowPosition? {
    guard let key = sources.first(where: { $0.item === item })?.key else { return nil }
    return view?._place(of: key)
  }

  private var cells: [UICollectionViewCell] {
    view?._shown.values.compactMap { $0 as? UICollectionViewCell } ?? []
  }

  private func isSource(_ cell: UICollectionViewCell) -> Bool {
    sources.contains { $0.key == cell._key }
  }

  private func note(_ items: [UIDragItem], at path: IndexPath) {
    let key = view?.cellForItem(at: path)?._key
    sources += items.map { ($0, key) }
  }

  private func setDragState(_ state: UICollectionViewCell.DragState) {
    guard state != dragState else { return }
    dragState = state
    for cell in cells where isSource(cell) {
      cell.setNeedsUpdateConfiguration()
      cell.dragStateDidChange(state)
    }
  }

  /// Sets the drag and drop states of a cell's configuration state.
  func describe(_ cell: UICollectionViewCell, in state: inout UICellConfigurationState) {
    if dragState != .none, isSource(cell) {
      state.cellDragState = dragState == .lifting ? .lifting : .dragging
    }
    guard session != nil else { return }
    let isTarget =
      proposal?.intent == .insertIntoDestinationIndexPath
      && destination == IndexPath(cell._element.place)
    state.cellDropState = isTarget ? .targeted : .notTargeted
  }

  private func dropChanged() {
    for cell in cells { cell.setNeedsUpdateConfiguration() }
  }

  // MARK: - Reordering

  /// The item that the drag moves within the view; nil for any other drag.
  private func movedItem(_ session: any UIDropSession) -> RowPosition? {
    guard let view, session.items.count == 1, let source = place(of: session.items[0]),
      view._canMove(source)
    else { return nil }
    return source
  }

  /// Returns the proposal without a delegate.
  func ownProposal(_ session: any UIDropSession) -> UICollectionViewDropProposal {
    movedItem(session) == nil
      ? UICollectionViewDropProposal(operation: .cancel, intent: .unspecified)
      : UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  /// Shows the items as if the moved one had been dropped; the reordering cadence may delay this.
  private func makeRoom(_ session: any UIDropSession) {
    guard let view, let proposal, proposal.operation == .move, session.allowsMoveOperation,
      proposal.intent == .insertAtDestinationIndexPath, let source = movedItem(session)
    else { return closeGaps() }
    guard timer == nil else { return }
    if view._movement == nil, view._beginMovement(of: source) {
      concealed = view._cell(at: source)
      concealed?.alpha = 0
    }
    view._updateMovement(to: session.location(in: view))
  }

  /// Schedules making room after the drag moves to another item, unless the cadence is immediate.
  private func waitForCadence(_ session: any UIDropSession) {
    timer?.cancel()
    timer = nil
    guard let view, let runtime = view._runtime, let delay = view.reorderingCadence._delay else {
      return
    }
    timer = runtime.clock.schedule(after: delay) { [weak self, weak runtime] in
      guard let self, let runtime, runtime.isConnected else { return }
      timer = nil
      runtime.turn { self.session?.refresh() }
    }
  }

  private func closeGaps() {
    timer?.cancel()
    timer = nil
    showItemAgain()
    view?._cancelMovement()
  }

  private func showItemAgain() {
    concealed?.alpha = 1
    concealed = nil
  }
}

// MARK: - Dragging

extension CollectionDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let view, let dragDelegate,
      let path = view.indexPathForItem(at: session.location(in: view))
    else { return [] }
    sources = []
    let items = dragDelegate.collectionView(view, itemsForBeginning: session, at: path)
    note(items, at: path)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let view, let dragDelegate, let path = view.indexPathForItem(at: point) else {
      return []
    }
    let items = dragDelegate.collectionView(
      view,
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
    guard let view, let place = place(of: item), let cell = view._cell(at: place) else {
      return nil
    }
    let parameters = dragDelegate?.collectionView(
      view,
      dragPreviewParametersForItemAt: IndexPath(place)
    )
    let frame = view._dragFrame(at: IndexPath(place))
    return UITargetedDragPreview(
      view: cell,
      parameters: parameters ?? UIDragPreviewParameters(),
      target: UIDragPreviewTarget(
        container: view,
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
    if let view { dragDelegate?.collectionView(view, dragSessionWillBegin: session) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    guard let view, let dragDelegate else { return true }
    return dragDelegate.collectionView(view, dragSessionAllowsMoveOperation: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    guard let view, let dragDelegate else { return false }
    return dragDelegate.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session)
  }

  /// Returns an item to its current position; an item that was deleted fades out.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let view, let place = place(of: item) else { return nil }
    let frame = view._dragFrame(at: IndexPath(place))
    return defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(
        container: view,
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
    // Another drag may have begun meanwhile.
    if dragState == .none { sources = [] }
    if let view { dragDelegate?.collectionView(view, dragSessionDidEnd: session) }
  }
}

// MARK: - Dropping

extension CollectionDragging: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    guard let view else { return false }
    if let dropDelegate { return dropDelegate.collectionView(view, canHandle: session) }
    return movedItem(session) != nil
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    guard let view else { return }
    self.session = session as? DropSession
    dropDelegate?.collectionView(view, dropSessionDidEnter: session)
    dropChanged()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let view else { return UIDropProposal(operation: .cancel) }
    let (oldPlace, oldIntent) = (destination, proposal?.intent)
    let point = session.location(in: view)
    destination = view.indexPathForItem(at: point)
    let new =
      dropDelegate?.collectionView(
        view,
        dropSessionDidUpdate: session,
        withDestinationIndexPath: destination
      ) ?? ownProposal(session)
    proposal = new
    if oldPlace != destination || oldIntent != new.intent {
      dropChanged()
      waitForCadence(session)
    }
    makeRoom(session)
    scroller.follow(point, in: view) { [weak session = session as? DropSession] in
      session?.refresh()
    }
    return new
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  {
    guard let view else { return }
    forgetDrop()
    dropDelegate?.collectionView(view, dropSessionDidExit: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let view, let drop = session as? DropSession, let proposal else { return }
    let destination = destination
    scroller.stop()
    timer?.cancel()
    timer = nil
    // A drop does not wait for the cadence.
    makeRoom(session)
    showItemAgain()
    if let movement = view._movement {
      view._endMovement()
      let frame = view._dragFrame(at: IndexPath(movement.target))
      _ = drop.send(session.items[0], to: frame, in: view)
      return
    }
    let items = session.items.map { item in
      let place = place(of: item)
      let size = place.flatMap { view._cell(at: $0)?.bounds.size } ?? .zero
      return DroppedItem(item, from: place.map { IndexPath($0) }, previewSize: size)
    }
    dropDelegate?.collectionView(
      view,
      performDropWith: CollectionDropCoordinator(
        view,
        drop,
        items: items,
        destination: destination,
        proposal: proposal
      )
    )
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    guard let view else { return }
    forgetDrop()
    dropDelegate?.collectionView(view, dropSessionDidEnd: session)
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
