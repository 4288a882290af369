import Foundation
import UIKit

/// A drag delegate that provides items and logs the calls.
@MainActor
final class DragGiver: NSObject, UIDragInteractionDelegate {
  var allowsMove = true
  var added: String?
  var make: () -> UIDragItem? = { DragGiver.item("milk") }
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private static func item(_ text: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    item.localObject = text
    return item
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    log("items")
    return make().map { [$0] } ?? []
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    added.map { [Self.item($0)] } ?? []
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    log("preview")
    return interaction.view.map { UITargetedDragPreview(view: $0) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    log("lift")
    animator.addCompletion { [log] in log($0 == .end ? "lifted" : "back") }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {
    log("begin")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {
    log("will end \(operation)")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    log("did end \(operation)")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  ) {
    log("transferred")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    log("preview for cancel")
    return defaultPreview
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    log("animate cancel")
  }
}

/// A drop delegate that accepts items and logs the calls.
@MainActor
final class DropTaker: NSObject, UIDropInteractionDelegate {
  var operation = UIDropOperation.copy
  var loads = false
  var takesAnything = false
  var loaded: [String]?
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    log("can handle")
    return takesAnything || session.canLoadObjects(ofClass: NSString.self)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    log("enter")
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: operation) }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) {
    log("exit")
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let texts = session.items.map { $0.localObject as? String ?? "none" }
    log("drop \(texts.joined(separator: ", "))")
    guard loads else { return }
    session.loadObjects(ofClass: String.self) { [weak self] in self?.loaded = $0 }
  }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    log("conclude")
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    log("session end")
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    log("preview for drop")
    return defaultPreview
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    log("animate drop")
  }
}
