import Foundation
import UIKit
import UIKitHosting
import UIKitTesting

/// The reason why an action has no effect; it continues a sentence such as "Failed to tap …: ".
struct ActionError: Error {
  let reason: String

  static let coveredByKeyboard = "Not hittable: the keyboard is over the element."

  init(_ reason: String) { self.reason = reason }
}

/// The actions of a test on elements of the app's screen, as a finger's.
@MainActor
struct ElementActions {
  let driver: SceneDriver
  let runtime: _SceneRuntime

  var tree: RenderTree { driver.display.tree }

  // MARK: - Taps

  /// Taps an element.
  ///
  /// Displays report touches to the views that handle them, and taps to the controls and rows: as
  /// there, the scene decides which of both counts.
  func tap(
    _ id: ElementRecord.ID,
    at point: ScreenPoint? = nil,
    count: Int = 1,
    touches: Int = 1
  ) throws {
    closeEditMenu(besides: id)
    if id.part != .whole, try tapPart(id) { return }
    let node = NodeID(rawValue: id.node)
    guard tree[node] != nil else { throw ActionError(AutomationReply.vanished) }
    if closeActions(besides: node) { return }
    let place = try point.map { CGPoint(x: $0.x, y: $0.y) } ?? reach(node)
    // Recognisers of several taps wait for the next one for a moment: nothing else runs between them.
    if reportsTouches(from: node) { touch(place, touches, count) }
    let target = touches == 1 ? path(from: node).first(where: \.isTappable) : nil
    if touches == 1, let text = target, text.kind.isText {
      tapText(text, at: place, count: count)
      return driver.settle()
    }
    // A tap on what does not react has no effect on iOS either.
    for _ in 0..<count {
      if let current = target.flatMap({ tree[$0.id] }) { _ = activate(current, at: place) }
    }
    driver.settle()
  }

  /// Taps a point that a test has derived from an element.
  ///
  /// An element that displays place has no points of its own: it is tapped itself.
  func tap(_ point: ScreenPoint, of id: ElementRecord.ID, count: Int = 1) throws {
    if id.node != 0, !runtime.hasFrame(id) { return try tap(id, count: count) }
    try tap(element(at: point), at: point, count: count)
  }

  /// Hides the actions of a row that was swiped open, as a tap anywhere else does.
  ///
  /// - Returns: Whether there was one.
  private func closeActions(besides node: NodeID) -> Bool {
    guard let open = tree.nodes.values.first(where: { $0.swipeActions?.actions.isEmpty == false }),
      !path(from: node).contains(where: { $0.id == open.id })
    else { return false }
    return driver.send(.concealActions(open.id))
  }

  /// Taps a part of a node.
  ///
  /// - Returns: False for a part that behaves as its node.
  private func tapPart(_ id: ElementRecord.ID) throws -> Bool {
    let node = NodeID(rawValue: id.node)
    switch id.part {
    case .whole, .text, .paragraph, .handle, .container, .unseen: return false
    case .clear: driver.send(.clearText(node))
    case .accessory: driver.send(.accessory(node))
    case .editControl: driver.send(.editControl(node))
    case .action(let index):
      guard let edge = tree[node]?.swipeActions?.edge else { return false }
      driver.send(.swipeAction(node, edge, index: index))
    case .link(let address): driver.send(.openLink(node, address))
    case .key(let name): for character in KeyboardElements.text(ofKey: name) { try type(character) }
    }
    return true
  }

  private func activate(_ node: RenderTree.Node, at place: CGPoint) -> Bool {
    switch node.kind {
    case .cell, .item: driver.send(.selectRow(node.id))
    case .switchControl: driver.send(.setOn(node.id, !node.isOn))
    case .pageControl: turnPage(node, at: place)
    default: driver.send(.tap(node.id))
    }
  }

  /// A tap in the trailing half of a page control leads to the next page.
  private func turnPage(_ node: RenderTree.Node, at place: CGPoint) -> Bool {
    guard let pages = node.pages, let rect = runtime.shownRects()[node.id] else { return false }
    let isForward = place.x > rect.x + rect.width / 2
    return driver.send(.pick(node.id, row: pages.current + (isForward ? 1 : -1)))
  }

  // MARK: - Presses and drags

  /// Presses an element, whose menu opens after half a second.
  func press(_ id: ElementRecord.ID, at point: ScreenPoint? = nil, seconds: Double) throws {
    closeEditMenu(besides: id)
    let node = NodeID(rawValue: id.node)
    let place = try point.map { CGPoint(x: $0.x, y: $0.y) } ?? reach(node)
    if seconds >= Self.longPress {
      if let text = path(from: node).first(where: \.kind.isText), pressText(text) { return }
      for source in path(from: node) where source.menuOffer != .none || source.kind.isRow {
        if driver.send(.openMenu(source.id, x: 0, y: 0)), tree.isMenuOpen { return }
      }
    }
    if reportsTouches(from: node) {
      try? driver.press(at: place, for: .seconds(seconds))
      driver.settle()
    } else if seconds < Self.longPress {
      try tap(id, at: point)
    }
  }

  /// The time in seconds after which iOS takes a press for a long one.
  static let longPress = 0.5

  /// Presses a point, and drags the finger to another one.
  func drag(from start: ScreenPoint, to end: ScreenPoint, seconds: Double) throws {
    runtime.closeEditMenu()
    let node = NodeID(rawValue: try element(at: start).node)
    let path = path(from: node)
    if let row = path.first(where: { $0.row?.isMovable == true }) {
      return move(row, from: start, to: end)
    }
    if let slider = path.first(where: { $0.kind == .slider }) {
      return try slide(ElementRecord.ID(node: slider.id.rawValue), to: fraction(end, of: slider.id))
    }
    if reportsTouches(from: node) {
      return dragTouch(
        from: CGPoint(x: start.x, y: start.y),
        to: CGPoint(x: end.x, y: end.y),
        isLong: seconds >= Self.longPress
      )
    }
    dragContent(path, from: start, to: end)
  }

  /// Drags what moves with a finger: a page from the edge of the screen, a row to its actions, what
  /// scrolls, and a sheet.
  private func dragContent(_ path: [RenderTree.Node], from start: ScreenPoint, to end: ScreenPoint)
  {
    let (x, y) = (end.x - start.x, end.y - start.y)
    if start.x < Self.edge, x > driver.environment.width / 2, driver.send(.interactivePop(.began)) {
      driver.send(.interactivePop(.finished))
      return
    }
    if abs(x) > abs(y), let row = path.first(where: \.kind.isRow), swipe(row, by: x, path) {
      return
    }
    if scroll(path, byX: -x, y: -y) { return }
    guard y > Self.pull else { return }
    let controls = path.flatMap(\.children).compactMap { tree[$0] }.filter {
      $0.kind == .refreshControl
    }
    if let control = controls.first, driver.send(.refresh(control.id)) { return }
    if let sheet = path.first(where: { $0.kind == .sheet }) { driver.send(.dismiss(sheet.id)) }
  }

  /// The distance from the edge of the screen in points from which a page is dragged back.
  private static let edge = 20.0
  /// The distance in points after which a pull refreshes, or dismisses a sheet.
  private static let pull = 100.0

  /// Reveals a row's actions, and performs the first one if the finger crosses most of the row.
  private func swipe(_ row: RenderTree.Node, by x: Double, _ path: [RenderTree.Node]) -> Bool {
    guard let edge = edge(x < 0 ? .left : .right, in: path),
      driver.send(.revealActions(row.id, edge)),
      let actions = tree[row.id]?.swipeActions, !actions.actions.isEmpty
    else { return false }
    let width = runtime.shownRects()[row.id]?.width ?? 0
    if actions.performsFirstWithFullSwipe, abs(x) > width * 0.6 {
      driver.send(.swipeAction(row.id, edge, index: 0))
    }
    return true
  }

  private func dragTouch(from start: CGPoint, to end: CGPoint, isLong: Bool) {
    if isLong {
      try? driver.lift(at: start)
      driver.drag(to: end)
      driver.drop()
    } else {
      try? driver.drag([start, end])
      driver.settle()
    }
  }

  /// Drags a row or an item by its handle.
  private func move(_ row: RenderTree.Node, from start: ScreenPoint, to end: ScreenPoint) {
    guard let list = path(from: row.id).first(where: { [.table, .collection].contains($0.kind) }),
      let key = row.row?.key
    else { return }
    guard list.kind == .table else { return move(row, key, in: list, to: end) }
    let places = RowPlaces(of: row, in: list, tree, runtime.shownRects())
    guard let place = places?.nearest(movedBy: end.y - start.y) else { return }
    driver.send(.moveRow(list.id, key: key, section: place.section, before: place.before))
  }

  /// Drops an item before the one at a point.
  private func move(
    _ row: RenderTree.Node,
    _ key: UInt32,
    in table: RenderTree.Node,
    to point: ScreenPoint
  ) {
    let rects = runtime.shownRects()
    let rows = tree.nodes.values.filter { node in
      node.row != nil && path(from: node.id).contains { $0.id == table.id }
    }
    .sorted { (rects[$0.id]?.y ?? 0) < (rects[$1.id]?.y ?? 0) }
    guard
      let target = rows.first(where: { node in
        rects[node.id].map { $0.y <= point.y && point.y < $0.y + $0.height } ?? false
      }), target.id != row.id, let other = target.row
    else { return }
    let isDownwards = (rects[target.id]?.y ?? 0) > (rects[row.id]?.y ?? 0)
    // A row that is dragged down takes the place of the one that it reaches.
    let following = rows.firstIndex { $0.id == target.id }
      .flatMap { rows.indices.contains($0 + 1) ? rows[$0 + 1].row : nil }
    let before =
      isDownwards ? following.flatMap { $0.section == other.section ? $0.key : nil } : other.key
    driver.send(.moveRow(table.id, key: key, section: other.section, before: before))
  }

  // MARK: - Values

  /// Moves a slider to a fraction of its track.
  func slide(_ id: ElementRecord.ID, to position: Double) throws {
    let node = NodeID(rawValue: id.node)
    guard let track = tree[node]?.track else { throw ActionError("It is not a slider.") }
    let slide = SlideValue(revision: track.answers + 1, position: position, isDone: true)
    guard driver.send(.slide(node, slide)) else { throw ActionError("The slider is disabled.") }
  }

  /// Turns a wheel to the row with a title.
  func turn(_ id: ElementRecord.ID, to title: String) throws {
    let node = NodeID(rawValue: id.node)
    guard let wheel = tree[node]?.wheel else { throw ActionError("It is not a picker wheel.") }
    guard let row = wheel.titles.firstIndex(of: title) else {
      throw ActionError("Its wheel has no row \"\(title)\".")
    }
    guard row != tree[node]?.selectedRow else { return }
    guard driver.send(.pick(node, row: row)) else { throw ActionError("The picker is disabled.") }
  }

  private func fraction(_ point: ScreenPoint, of id: NodeID) -> Double {
    guard let rect = runtime.shownRects()[id], rect.width > 0 else { return 0 }
    return min(1, max(0, (point.x - rect.x) / rect.width))
  }

  // MARK: - Text

  /// Types into the element that has the keyboard: this one, or one inside of it.
  func type(_ text: String, into id: ElementRecord.ID) throws {
    guard tree.isEditing(in: id) || id.node == 0 && driver.focusedField != nil else {
      throw ActionError("Neither element nor any descendant has keyboard focus.")
    }
    runtime.closeEditMenu()
    for character in text { try type(character) }
  }

  private func type(_ character: Character) throws {
    do {
      switch character {
      case "\n" where isEditingLines: try driver.type("\n")
      case "\n", "\r", "\r\n", "\u{3}": try driver.pressReturn()
      case "\u{8}", "\u{7F}": try driver.deleteBackward()
      default: try driver.type(String(character))
      }
    } catch {
      throw ActionError("No element has keyboard focus.")
    }
  }

  /// Whether a text of several lines is edited, in which the return key begins a new one.
  private var isEditingLines: Bool {
    tree.nodes.values.contains { $0.isEditing && $0.kind == .textView }
  }
}

extension NodeKind {
  var isRow: Bool { self == .cell || self == .item }
}

extension RenderTree.Node {
  /// Whether displays report taps on the node itself.
  fileprivate var isTappable: Bool {
    switch kind {
    case .button, .control, .cell, .item, .barButton, .alertAction, .textField, .textView,
      .switchControl, .tabItem, .segment, .menuItem, .pageControl:
      true
    default: isButton
    }
  }
}

extension RenderTree {
  fileprivate var isMenuOpen: Bool { nodes.values.contains { $0.kind == .menu } }
}
