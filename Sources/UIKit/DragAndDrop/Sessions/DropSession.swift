import Foundation
import UIKitHosting

/// A drop session: the view of a drag for drop targets.
final class DropSession: NSObject, UIDropSession {
  private weak var drag: DragSession?
  private(set) var items: [UIDragItem] = []
  private var lastPlace = CGPoint.zero
  private(set) lazy var allowsMoveOperation = drag?.allowsMoveOperation ?? false
  private(set) lazy var isRestrictedToDraggingApplication =
    drag?.isRestrictedToDraggingApplication ?? false
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  nonisolated let progress = Progress(totalUnitCount: 0)
  /// The drop interaction under the finger.
  private(set) var target: UIDropInteraction?
  /// The current operation of a drop.
  private(set) var operation = UIDropOperation.cancel
  /// The cached results of `canHandle` for the interactions under the finger.
  private var verdicts: [(interaction: UIDropInteraction, isTaken: Bool)] = []
  private var entered: [UIDropInteraction] = []
  /// The number of pending requests for objects.
  private var pending = 0
  private var onLoad: (() -> Void)?
  /// The targets that a list has set for dropped items.
  private var targets: [(item: UIDragItem, target: UIDragPreviewTarget)] = []
  /// The animators of the app for these targets.
  private(set) var animators: [DragAnimator] = []

  init(_ drag: DragSession) {
    self.drag = drag
    super.init()
  }

  var localDragSession: (any UIDragSession)? { drag }

  func location(in view: UIView) -> CGPoint { view.convert(lastPlace, from: nil) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items._conform(to: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items._canLoad(aClass)
  }

  // MARK: - Places

  /// Finds the drop target under the finger, and updates its proposal.
  func update() {
    guard let drag else { return }
    items = drag.items
    lastPlace = drag.place
    let found = interaction(at: drag.runtime?.hitTest(lastPlace, with: nil)?.view)
    if found !== target {
      let left = target
      target = found
      operation = .cancel
      if let left { left.delegate?.dropInteraction(left, sessionDidExit: self) }
      if let found {
        if !entered.contains(where: { $0 === found }) { entered.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: self)
      }
    }
    guard let found, let delegate = found.delegate else {
      operation = .cancel
      return
    }
    let proposed = delegate.dropInteraction(found, sessionDidUpdate: self).operation
    operation = proposed == .move && !allowsMoveOperation ? .cancel : proposed
  }

  /// Returns the innermost drop interaction under the finger that accepts the items.
  private func interaction(at touched: UIView?) -> UIDropInteraction? {
    let old = verdicts
    verdicts = []
    var view = touched
    while let current = view {
      for case let drop as UIDropInteraction in (current._lazyState?.interactions ?? []).reversed()
      {
        let isTaken =
          old.first { $0.interaction === drop }?.isTaken
          ?? drop.delegate?.dropInteraction(drop, canHandle: self) ?? false
        verdicts.append((drop, isTaken))
        if isTaken { return drop }
      }
      view = current._superview
    }
    return nil
  }

  /// Ends the drag, and notifies every drop interaction that the items have entered.
  func end() {
    for interaction in entered {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: self)
    }
    entered = []
    target = nil
  }

  /// Updates the drop target under the finger, for example after scrolling.
  func refresh() {
    drag?.refresh()
  }

  // MARK: - Destinations

  /// Sets the target of an item's preview.
  func send(_ item: UIDragItem, to target: UIDragPreviewTarget) -> DragAnimator {
    targets.append((item, target))
    let animator = DragAnimator()
    animators.append(animator)
    return animator
  }

  func send(_ item: UIDragItem, to frame: CGRect, in container: UIView) -> DragAnimator {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    return send(item, to: UIDragPreviewTarget(container: container, center: center))
  }

  /// Returns a preview with the target that a list has set for an item; nil for none.
  func preview(of lifted: UITargetedDragPreview, for item: UIDragItem) -> UITargetedDragPreview? {
    targets.last { $0.item === item }.map { lifted.retargetedPreview(with: $0.target) }
  }

  // MARK: - Loading

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let collection = LoadedObjects(count: providers.count) { [self] objects in
      completion(objects)
      pending -= 1
      loadedMore()
    }
    pending += 1
    progress.totalUnitCount += Int64(providers.count)
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { [progress] object, _ in
        progress.completedUnitCount += 1
        collection.take(object, at: index)
      }
    }
    if providers.isEmpty { SceneTurn().run { collection.finishEmpty() } }
    return progress
  }

  /// Calls a closure when no requests for objects are pending.
  func whenLoaded(_ body: @escaping () -> Void) {
    onLoad = body
    loadedMore()
  }

  private func loadedMore() {
    guard pending == 0, let body = onLoad else { return }
    onLoad = nil
    body()
  }
}

/// Collects objects that are loaded in any order.
///
/// Unchecked: providers call back on the main actor, as documented for `NSItemProvider`.
private final class LoadedObjects: @unchecked Sendable {
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int
  private let completion: ([any NSItemProviderReading]) -> Void

  init(count: Int, completion: @escaping ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
  }

  func take(_ object: (any NSItemProviderReading)?, at index: Int) {
    objects[index] = object
    missing -= 1
    if missing == 0 { completion(objects.compactMap(\.self)) }
  }

  func finishEmpty() {
    completion([])
  }
}
