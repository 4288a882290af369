import Foundation
import UIKitHosting

/// A drag session from the lift to the end, for the drag source and for UIKit.
final class DragSession: NSObject, UIDragSession {
  private enum Phase {
    case lifted, dragging, over
  }

  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  private(set) weak var runtime: _SceneRuntime?
  private weak var interaction: UIDragInteraction?
  /// The location of the finger in the window.
  private(set) var place: CGPoint
  private let start: CGPoint
  private var phase = Phase.lifted
  private var previews: [DragPreview] = []
  private let liftAnimator = DragAnimator()
  private lazy var drop = DropSession(self)
  private weak var keepingView: UIView?

  init(_ interaction: UIDragInteraction, _ runtime: _SceneRuntime, at place: CGPoint) {
    self.interaction = interaction
    self.runtime = runtime
    self.place = place
    start = place
    super.init()
  }

  var isDragging: Bool { phase == .dragging }

  /// A Boolean value that indicates whether the source allows moving the items.
  private(set) lazy var allowsMoveOperation = ask(true) {
    $0.dragInteraction($1, sessionAllowsMoveOperation: self)
  }

  private(set) lazy var isRestrictedToDraggingApplication = ask(false) {
    $0.dragInteraction($1, sessionIsRestrictedToDraggingApplication: self)
  }

  func location(in view: UIView) -> CGPoint {
    view.convert(place, from: nil)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items._conform(to: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items._canLoad(aClass)
  }

  /// Calls the delegate of the source; returns the default if the source is gone.
  private func ask<Answer>(
    _ default: Answer,
    _ question: (any UIDragInteractionDelegate, UIDragInteraction) -> Answer
  ) -> Answer {
    guard let interaction, let delegate = interaction.delegate else { return `default` }
    return question(delegate, interaction)
  }

  // MARK: - Lifting

  /// Lifts the items.
  ///
  /// - Parameters:
  ///   - items: The items, at least one.
  ///   - touched: The view under the finger, which no longer scrolls.
  func lift(_ items: [UIDragItem], touched: UIView?) {
    runtime?.dragSession = self
    keepingView = keeper(of: touched)
    keepingView?._keepsFinger = true
    self.items = items
    show(items)
    ask(()) { $0.dragInteraction($1, willAnimateLiftWith: liftAnimator, session: self) }
    UIView.animate(withDuration: DragAnimator.duration) { [self] in
      for preview in previews { preview.view.isLifted = true }
      liftAnimator.animate()
    }
  }

  /// Returns the view that blocks scrolling by the finger: the touched cell of a list, or the
  /// source itself.
  private func keeper(of touched: UIView?) -> UIView? {
    guard let source = interaction?.view, source is UIScrollView else { return interaction?.view }
    var view = touched
    while let current = view, current !== source {
      if current is UITableViewCell || current is UICollectionViewCell { return current }
      view = current._superview
    }
    return nil
  }

  private func show(_ items: [UIDragItem]) {
    guard let window = interaction?.view?.window ?? runtime?.window else { return }
    for item in items where previews.count < DragPreview.most {
      let lifted = ask(nil) { $0.dragInteraction($1, previewForLifting: item, session: self) }
      guard let lifted, let preview = DragPreview(item, lifted, in: window) else { continue }
      previews.append(preview)
    }
    // The first item is in front.
    for preview in previews.reversed() { window.addSubview(preview.view) }
  }

  func add(_ items: [UIDragItem], by other: UIDragInteraction) {
    ask(()) { $0.dragInteraction($1, session: self, willAdd: items, for: other) }
    guard phase == .dragging else { return }
    self.items += items
    refresh()
  }

  /// Begins dragging the lifted items after the finger has moved.
  func begin() {
    guard phase == .lifted else { return }
    phase = .dragging
    runtime?.closeMenu()
    ask(()) { $0.dragInteraction($1, sessionWillBegin: self) }
    liftAnimator.complete(.end)
    for preview in previews { preview.showDragged(at: start) }
  }

  // MARK: - Dragging

  func move(to place: CGPoint) {
    guard phase == .dragging else { return }
    self.place = place
    for (index, preview) in previews.enumerated() {
      let shift = CGFloat(index * 4)
      preview.view.shift = CGPoint(x: place.x - start.x + shift, y: place.y - start.y + shift)
    }
    ask(()) { $0.dragInteraction($1, sessionDidMove: self) }
    refresh()
  }

  /// Updates the drop target under the finger, for example after scrolling.
  func refresh() {
    guard phase == .dragging else { return }
    drop.update()
    showOperation()
  }

  private func showOperation() {
    previews.first?.view.show(drop.operation, count: items.count)
  }

  // MARK: - Ending

  /// Ends the drag when the finger is lifted.
  func end() {
    guard phase == .dragging, drop.operation == .copy || drop.operation == .move,
      let target = drop.target, let targetView = target.view, target.delegate != nil,
      targetView._runtime === runtime
    else { return cancel() }
    let operation = drop.operation
    finish()
    ask(()) { $0.dragInteraction($1, session: self, willEndWith: operation) }
    target.delegate?.dropInteraction(target, performDrop: drop)
    let animators = previews.map { preview in
      let animator = DragAnimator()
      let given = target.delegate?.dropInteraction(
        target,
        previewForDropping: preview.item,
        withDefault: preview.preview(in: targetView)
      )
      preview.destination = drop.preview(of: preview.lifted, for: preview.item) ?? given
      target.delegate?.dropInteraction(
        target,
        item: preview.item,
        willAnimateDropWith: animator
      )
      return animator
    }
    animate(animators + drop.animators) { [self] in
      target.delegate?.dropInteraction(target, concludeDrop: drop)
      drop.end()
      ask(()) { $0.dragInteraction($1, session: self, didEndWith: operation) }
      drop.whenLoaded { [self] in
        ask(()) { $0.dragInteraction($1, sessionDidTransferItems: self) }
      }
    }
  }

  /// Cancels the drag, or the lift.
  func cancel() {
    guard phase != .over else { return }
    let hadBegun = phase == .dragging
    finish()
    guard hadBegun else {
      for preview in previews { preview.destination = preview.lifted }
      return animate([]) { [self] in liftAnimator.complete(.start) }
    }
    ask(()) { $0.dragInteraction($1, session: self, willEndWith: .cancel) }
    let animators = previews.map { preview in
      let animator = DragAnimator()
      preview.destination = ask(preview.lifted) {
        $0.dragInteraction($1, previewForCancelling: preview.item, withDefault: preview.lifted)
      }
      ask(()) { $0.dragInteraction($1, item: preview.item, willAnimateCancelWith: animator) }
      return animator
    }
    animate(animators) { [self] in
      drop.end()
      ask(()) { $0.dragInteraction($1, session: self, didEndWith: .cancel) }
    }
  }

  private func finish() {
    phase = .over
    keepingView?._keepsFinger = false
    if runtime?.dragSession === self { runtime?.dragSession = nil }
  }

  /// Animates the previews to their destinations, together with the app's animations.
  private func animate(_ animators: [DragAnimator], completion: @escaping () -> Void) {
    let previews = previews
    previews.first?.view.show(.cancel, count: 1)
    UIView.animate(withDuration: DragAnimator.duration) {
      for preview in previews { preview.goToDestination() }
      for animator in animators { animator.animate() }
    } completion: { _ in
      for preview in previews { preview.view.removeFromSuperview() }
      for animator in animators { animator.complete(.end) }
      completion()
    }
  }
}

extension UIView {
  /// A Boolean value that indicates whether a finger on the view drags instead of scrolling.
  fileprivate final var _keepsFinger: Bool {
    get { _lazyState?.keepsFinger ?? false }
    set {
      guard newValue != _keepsFinger else { return }
      _makeLazyState().keepsFinger = newValue
      _invalidate(.pointers)
    }
  }
}
