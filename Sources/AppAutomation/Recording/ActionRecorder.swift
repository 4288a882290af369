import Foundation
import UIKitHosting

/// Turns what a person does on a screen into the steps of a test.
///
/// Waits are conditions: an element is waited for that was not there right after the step before, or that was
/// disabled or covered since.
@MainActor
final class ActionRecorder {
  private let receive: (RecordedStep) -> Void
  private var typing: RecordedTyping?
  /// A touch that is a tap unless a control reports one.
  private var touched: ElementRecord.ID?
  private var touches: [UInt32: ScreenPoint] = [:]
  /// Whether a control has reported the tap of a finger that is still down.
  private var isTapReported = false
  private var focus = RestoredFocus()
  private var scrolled: (node: NodeID, y: Double)?
  private var isLandscape: Bool?
  /// The screen right after the newest action.
  private var last: RecordedScreen?
  /// The screen right after the newest action that became a step; the finger that begins the next one is none.
  private(set) var afterStep: RecordedScreen?
  private var isStep = false
  /// The elements that could not be used since the newest step, and what a test waits for.
  private var obstacles: [ElementRecord.ID: RecordedCheck.Fact] = [:]

  /// - Parameter receive: Receives the steps.
  init(receive: @escaping (RecordedStep) -> Void) {
    self.receive = receive
  }

  func write(_ step: RecordedStep) {
    isStep = true
    receive(step)
  }

  /// Notes a recorded action before the scene handles it.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - screen: The screen on which it is done.
  func note(_ action: InputEvent.Action, on screen: RecordedScreen) {
    isStep = false
    if case .edit(let id, let edit) = action { return type(edit, into: id, screen) }
    finish()
    if case .beginEditing(let id, _) = action, focus.isRestored(to: id, screen) { return }
    if touched != nil, !action.isTap { flushTouch(screen) }
    touched = nil
    if action.isTap, !touches.isEmpty { isTapReported = true }
    focus.note(action, screen)
    if !noteTap(action, screen), !noteChange(action, screen) { noteMovement(action, screen) }
  }

  /// Notes the screen after an action.
  func handled(_ screen: RecordedScreen) {
    last = screen
    if isStep {
      afterStep = screen
      obstacles = [:]
    }
  }

  /// Notes what cannot be used on a screen that the app shows between two steps.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - isCovered: Whether another view is over an element that is in the visible area.
  func saw(_ screen: RecordedScreen, isCovered: (ElementRecord) -> Bool) {
    for record in screen.app.all where record.id.part == .whole && obstacles[record.id] == nil {
      guard Self.usedKinds.contains(record.kind) else { continue }
      if !record.isEnabled {
        obstacles[record.id] = .isEnabled
      } else if isCovered(record) {
        obstacles[record.id] = .isHittable
      }
    }
  }

  private static let usedKinds: Set<ElementKind> = [
    .button, .cell, .textField, .secureTextField, .searchField, .textView, .switchControl, .slider,
    .link,
  ]

  /// Writes what was typed last.
  func finish() {
    guard let typed = typing else { return }
    typing = nil
    guard let field = typed.field else { return }
    for action in typed.actions(endingWith: last?.text(of: typed.node)) {
      write(.perform(action, field))
    }
  }

  /// Writes what was done last: typing, or a touch that no control has reported as a tap.
  func end() {
    finish()
    guard let last, let id = touched else { return }
    touched = nil
    perform(.tap, on: id, last)
    afterStep = last
  }

  // MARK: - Kinds of actions

  /// Notes an action that is a tap or a press.
  ///
  /// - Returns: False for another one.
  private func noteTap(_ action: InputEvent.Action, _ screen: RecordedScreen) -> Bool {
    switch action {
    case .tap(let id), .selectRow(let id), .setOn(let id, _), .assist(let id, .activate):
      perform(.tap, on: id, screen)
    case .beginEditing(let id, _):
      if screen.tree[id]?.isEditing != true { perform(.tap, on: id, screen) }
    case .accessory(let id): perform(.tap, on: id, part: .accessory, screen)
    case .editControl(let id): perform(.tap, on: id, part: .editControl, screen)
    case .swipeAction(let id, _, let index): perform(.tap, on: id, part: .action(index), screen)
    case .openLink(let id, let address, _): perform(.tap, on: id, part: .link(address), screen)
    case .openMenu(let id, _, _): perform(.press, on: id, screen)
    case .back, .interactivePop(.finished), .escape: goBack(screen)
    case .dismiss(let id): dismiss(id, screen)
    case .pointers(let samples, _): touch(samples, screen)
    default: return false
    }
    return true
  }

  /// Notes an action that changes a value.
  ///
  /// - Returns: False for another one.
  private func noteChange(_ action: InputEvent.Action, _ screen: RecordedScreen) -> Bool {
    switch action {
    case .pressReturn(let id, _): perform(.pressReturn, on: id, screen)
    case .clearText(let id):
      perform(.clear((screen.tree[id]?.typing?.text ?? "").count), on: id, screen)
    case .slide(let id, let value):
      if value.isDone { perform(.slide(to: value.position), on: id, screen) }
    case .pick(let id, let row): pick(row, of: id, screen)
    case .step(let id, let count): step(id, count, screen)
    case .moveRow(let list, let key, let section, let next):
      write(RowMoves(screen).step(moving: key, of: list, to: section, before: next))
    default: return false
    }
    return true
  }

  /// Notes an action that moves content, presses a key or moves the device.
  private func noteMovement(_ action: InputEvent.Action, _ screen: RecordedScreen) {
    switch action {
    case .revealActions(let id, let edge):
      perform(.swipe(edge == .trailing ? .left : .right), on: id, screen)
    case .refresh(let id): perform(.pull, on: screen.tree[id]?.parent ?? id, screen)
    case .selectDetent(let id, let number): perform(.dragSheet(toHeight: number), on: id, screen)
    case .swipe(let id, let directions, touches: 1):
      if let direction = SwipeDirection(directions) { perform(.swipe(direction), on: id, screen) }
    case .scroll(let id, let x, let y, let phase, _): scroll(id, x: x, y: y, phase, screen)
    case .environment(let environment): turn(environment)
    case .shake(_, .began): write(.shake)
    case .key(_, let key): write(.command(key))
    case .keyPress(_, let press):
      guard press.phase == .began, !press.plainCharacters.isEmpty else { return }
      let key = KeyValue(input: press.plainCharacters, modifiers: press.modifiers)
      write(.key(key, usage: press.usage))
    default: break
    }
  }

  // MARK: - Actions

  private func perform(
    _ action: RecordedAction,
    on node: NodeID,
    part: ElementRecord.Part = .whole,
    _ screen: RecordedScreen
  ) {
    perform(action, on: .init(node: node.rawValue, part: part), screen)
  }

  private func perform(
    _ action: RecordedAction,
    on id: ElementRecord.ID,
    _ screen: RecordedScreen
  ) {
    guard let element = screen.element(id) else {
      return write(.comment("An element was used that tests cannot see."))
    }
    if case .tap = action, screen.hasKeyboard(over: id) {
      write(.comment("On a device, the keyboard covers \(element.label): end the editing first."))
    }
    if let afterStep { wait(for: element, id, since: afterStep, screen) }
    write(.perform(action, element))
  }

  /// Waits for an element that a person could not use since the action before.
  private func wait(
    for element: RecordedElement,
    _ id: ElementRecord.ID,
    since before: RecordedScreen,
    _ screen: RecordedScreen
  ) {
    let isNew = before.element(id)?.path != element.path
    if isNew { write(.wait(element)) }
    guard screen.record(id)?.isEnabled == true else { return }
    // Buttons of a new screen are often disabled or out of reach until its data is there, for a moment that
    // nobody sees. Those in scroll views are scrolled to, and those of the system's parts are never covered.
    let isNewButton = isNew && element.kind == .button
    var facts: [RecordedCheck.Fact] = []
    if isNewButton || before.record(id)?.isEnabled == false { facts.append(.isEnabled) }
    let path = screen.tree.path(from: NodeID(rawValue: id.node))
    if isNewButton, !path.contains(where: { $0.kind.scrolls || $0.kind.isSystemPart }) {
      facts.append(.isHittable)
    }
    if let fact = obstacles[id], !facts.contains(fact) { facts.append(fact) }
    for fact in facts { write(.check(RecordedCheck(fact: fact, isLate: true), element)) }
  }

  private func type(_ edit: TextEdit, into id: NodeID, _ screen: RecordedScreen) {
    if typing?.node != id {
      finish()
      flushTouch(screen)
      touched = nil
      if focus.takeRestored(to: id) { perform(.tap, on: id, screen) }
    }
    typing = typing ?? RecordedTyping(into: id, screen)
    typing?.apply(edit, to: screen.text(of: id))
    isStep = true
  }

  private func pick(_ row: Int, of id: NodeID, _ screen: RecordedScreen) {
    guard let node = screen.tree[id] else { return }
    if let titles = node.wheel?.titles, titles.indices.contains(row) {
      perform(.turn(to: titles[row]), on: id, screen)
    } else if let pages = node.pages {
      for _ in 0..<abs(row - pages.current) {
        perform(.turnPage(isForward: row > pages.current), on: id, screen)
      }
    }
  }

  private func step(_ id: NodeID, _ count: Int, _ screen: RecordedScreen) {
    let buttons = screen.tree[id]?.children ?? []
    guard let button = count < 0 ? buttons.first : buttons.last else { return }
    for _ in 0..<abs(count) { perform(.tap, on: button, screen) }
  }

  private func goBack(_ screen: RecordedScreen) {
    guard let bar = screen.app.all.last(where: { $0.kind == .navigationBar }),
      let button = bar.children.first(where: { $0.kind == .button })
    else { return }
    perform(.tap, on: button.id, screen)
  }

  private func dismiss(_ id: NodeID, _ screen: RecordedScreen) {
    if screen.tree[id]?.kind == .sheet {
      perform(.swipe(.down), on: id, screen)
    } else {
      write(.tapBeside)
    }
  }

  private func scroll(
    _ id: NodeID,
    x: Double,
    y: Double,
    _ phase: InputEvent.ScrollPhase,
    _ screen: RecordedScreen
  ) {
    switch phase {
    case .began: if scrolled?.node != id { scrolled = (id, y) }
    case .moved, .flung, .released: break
    case .rested:
      let start = scrolled?.node == id ? scrolled?.y ?? 0 : 0
      let element = screen.app.all.first { $0.id.node == id.rawValue && $0.id.part == .whole }
      guard let height = element?.frame.height, height > 0 else { return }
      // Actions scroll to their elements; items of a collection view that are far away do not exist before.
      let pages = Int(((y - start) / height).rounded())
      guard pages != 0 else { return }
      scrolled = (id, y)
      perform(.scroll(pages: pages, x: x, y: y), on: id, screen)
    }
  }

  private func turn(_ environment: SceneEnvironment) {
    let isWide = environment.width > environment.height
    defer { isLandscape = isWide }
    guard let isLandscape, isLandscape != isWide, environment.idiom == .phone else { return }
    write(.rotate(toLandscape: isWide))
  }

  // MARK: - Touches

  private func touch(_ samples: [PointerSample], _ screen: RecordedScreen) {
    for sample in samples {
      let point = ScreenPoint(x: sample.x, y: sample.y)
      switch sample.phase {
      case .down:
        if touches.isEmpty { isTapReported = false }
        touches[sample.id] = point
      case .up:
        guard let start = touches.removeValue(forKey: sample.id), touches.isEmpty else { continue }
        if abs(start.x - point.x) < 10, abs(start.y - point.y) < 10 {
          guard !isTapReported else { continue }
          touched =
            screen.app.all.last { $0.id.part == .whole && $0.frame.contains(point) }?.id
        } else {
          write(.drag(from: start, to: point))
        }
      case .cancelled: touches[sample.id] = nil
      case .moved, .hovered, .left: break
      }
    }
  }

  private func flushTouch(_ screen: RecordedScreen) {
    guard let touched else { return }
    perform(.tap, on: touched, last ?? screen)
    afterStep = last
  }
}
