import Foundation
import UIKitHosting

/// A scene without UIKit that is built by hand from every kind of node.
@MainActor
final class FakeScene: HostedScene {
  weak var display: (any Display)? {
    didSet {
      guard display != nil, display !== oldValue else { return }
      needsSnapshot = true
      commit()
    }
  }

  let request: SceneRequest
  private(set) var tree = RenderTree()
  let screenName = "FruitScreen"
  private(set) var droppedEvents = 0
  private(set) var events: [InputEvent] = []
  private(set) var isConnected = true
  var taps: [NodeID: () -> Void] = [:]
  var rows: [NodeID: () -> Void] = [:]
  /// The handler of each table for scrolling to an offset, in points.
  var scrolls: [NodeID: (Double) -> Void] = [:]
  /// Returns whether a report of a transfer of files applies.
  var takesFiles: (FileReport) -> Bool = { _ in true }
  var backs: [() -> Void] = []
  var address = Address(path: "", depth: 0, title: "Fruit")
  var transition: Transition?
  var saved: Data?

  private var changes: [Change] = []
  private var lastID: UInt32 = 0
  private var number: UInt64 = 0
  private var needsSnapshot = true
  private var lastAddress: Address?

  init(_ request: SceneRequest) {
    self.request = request
    saved = request.restorationData
  }

  // MARK: - Making

  @discardableResult
  func insert(
    _ kind: NodeKind,
    in parent: NodeID?,
    at index: Int? = nil,
    _ attributes: Attribute...
  ) -> NodeID {
    lastID += 1
    let id = NodeID(rawValue: lastID)
    let end = parent.flatMap { tree[$0]?.children.count } ?? 0
    change(.insert(id, kind, parent: parent, index: index ?? end))
    for attribute in attributes { set(id, attribute) }
    return id
  }

  func set(_ id: NodeID, _ attribute: Attribute) {
    guard let kind = tree[id]?.kind else { return }
    change(.set(id, kind, attribute))
  }

  func remove(_ id: NodeID) {
    change(.remove(id))
  }

  func move(_ id: NodeID, in parent: NodeID, to index: Int) {
    change(.move(id, parent: parent, index: index))
  }

  private func change(_ change: Change) {
    changes.append(change)
    var commit = Commit(number: tree.number)
    commit.changes = [change]
    tree.apply(commit)
  }

  // MARK: - HostedScene

  var onDestruction: (() -> Void)?

  func receive(_ event: InputEvent) {
    events.append(event)
    handle(event.action)
    commit()
  }

  private func handle(_ action: InputEvent.Action) {
    switch action {
    case .tap(let id): call(taps[id])
    case .selectRow(let id): call(rows[id])
    case .scroll(let id, _, let y, _, _): scrolls[id]?(y)
    case .files(_, _, let report): if !takesFiles(report) { droppedEvents += 1 }
    case .back(let depth): while backs.count > depth { backs.removeLast()() }
    case .interactivePop(.finished), .dismiss: if let back = backs.popLast() { back() }
    default: break
    }
  }

  private func call(_ handler: (() -> Void)?) {
    if let handler { handler() } else { droppedEvents += 1 }
  }

  func commit() {
    defer {
      changes = []
      transition = nil
    }
    guard let display else { return }
    if needsSnapshot {
      needsSnapshot = false
      number += 1
      var whole = snapshot()
      whole.number = number
      lastAddress = address
      return display.show(whole)
    }
    let news = address == lastAddress ? nil : address
    guard !changes.isEmpty || news != nil else { return }
    lastAddress = address
    number += 1
    display.show(
      Commit(number: number, changes: changes, transition: transition, address: news)
    )
  }

  func snapshot() -> Commit {
    var commit = Commit(number: number, isSnapshot: true, address: address)
    if let root = tree.root { append(root, index: 0, to: &commit.changes) }
    return commit
  }

  private func append(_ id: NodeID, index: Int, to changes: inout [Change]) {
    guard let node = tree[id] else { return }
    changes.append(.insert(id, node.kind, parent: node.parent, index: index))
    changes += node.attributes.map { .set(id, node.kind, $0) }
    for (index, child) in node.children.enumerated() { append(child, index: index, to: &changes) }
  }

  func restorationData() -> Data? {
    saved
  }

  func disconnect() {
    isConnected = false
    display = nil
  }
}
