import Foundation
import UIKitHosting

/// Writes what a person does on a screen as a test in XCUITest's words.
///
/// Waits are conditions: an element that was not there right after the action before is waited for.
@MainActor
final class ActionRecorder {
  private let write: (String) -> Void
  private var typing: Typing?
  /// A touch that is a tap unless a control reports one.
  private var touched: ElementRecord.ID?
  private var touches: [UInt32: ScreenPoint] = [:]
  private var scrolled: (node: NodeID, y: Double)?
  private var isLandscape: Bool?
  /// The elements right after the action before.
  private var last: ElementRecord?

  /// The typing into a field, until another action.
  private struct Typing {
    let field: NodeID
    let expression: String
    let isSecure: Bool
    let old: String
    var new: String
  }

  /// - Parameter write: Receives lines of Swift without indentation.
  init(write: @escaping (String) -> Void) {
    self.write = write
  }

  /// Notes a recorded action before the scene handles it.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - tree: The scene's tree.
  ///   - app: The elements on the screen.
  func note(_ action: InputEvent.Action, in tree: RenderTree, _ app: ElementRecord) {
    if case .edit(let id, let edit) = action { return type(edit, into: id, tree, app) }
    finish()
    if touched != nil, !action.isTap { flushTouch(app) }
    touched = nil
    switch action {
    case .tap(let id), .selectRow(let id), .setOn(let id, _), .assist(let id, .activate):
      perform("tap()", on: .init(node: id.rawValue), app)
    case .beginEditing(let id, _) where tree[id]?.isEditing != true:
      perform("tap()", on: .init(node: id.rawValue), app)
    case .accessory(let id): perform("tap()", on: .init(node: id.rawValue, part: .accessory), app)
    case .editControl(let id):
      perform("tap()", on: .init(node: id.rawValue, part: .editControl), app)
    case .swipeAction(let id, _, let index):
      perform("tap()", on: .init(node: id.rawValue, part: .action(index)), app)
    case .openLink(let id, let address, _):
      perform("tap()", on: .init(node: id.rawValue, part: .link(address)), app)
    case .openMenu(let id, _, _):
      perform("press(forDuration: 1)", on: .init(node: id.rawValue), app)
    case .revealActions(let id, let edge):
      perform(edge == .trailing ? "swipeLeft()" : "swipeRight()", on: .init(node: id.rawValue), app)
    case .pressReturn(let id, _): perform(#"typeText("\n")"#, on: .init(node: id.rawValue), app)
    case .clearText(let id): clear(id, tree, app)
    case .slide(let id, let value) where value.isDone:
      let position = String(format: "%.2f", value.position)
      perform("adjust(toNormalizedSliderPosition: \(position))", on: .init(node: id.rawValue), app)
    case .pick(let id, let row): pick(row, of: id, tree, app)
    case .step(let id, let count): step(id, count, tree, app)
    case .refresh(let id):
      let list = tree[id]?.parent ?? id
      perform("swipeDown()", on: .init(node: list.rawValue), app)
    case .scroll(let id, _, let y, let phase, _): scroll(id, to: y, phase, app)
    case .back, .interactivePop(.finished), .escape: goBack(app)
    case .dismiss(let id): dismiss(id, tree, app)
    case .pointers(let samples, _): touch(samples, app)
    case .environment(let environment): turn(environment)
    case .shake(_, .began): write("// The device was shaken, which XCUITest cannot do.")
    case .moveRow: write("// A row was moved: press its handle, and drag it to another row.")
    case .key, .keyPress: write("// A key was pressed that types nothing.")
    default: break
    }
  }

  /// Notes the elements after an action.
  func handled(_ app: ElementRecord) { last = app }

  /// Writes what was typed last.
  func finish() {
    guard let typed = typing else { return }
    typing = nil
    guard typed.old != typed.new else { return }
    if typed.isSecure {
      write(
        "\(typed.expression).typeText(ProcessInfo.processInfo.environment[\"PASSWORD\"] ?? \"\")"
      )
      return
    }
    let kept = typed.old.commonPrefix(with: typed.new)
    let removed = typed.old.count - kept.count
    let added = String(typed.new.dropFirst(kept.count)).literal
    let deletes = "String(repeating: XCUIKeyboardKey.delete.rawValue, count: \(removed))"
    let text = removed == 0 ? added : added == "\"\"" ? deletes : "\(deletes) + \(added)"
    write("\(typed.expression).typeText(\(text))")
  }

  // MARK: - Actions

  private func perform(_ call: String, on id: ElementRecord.ID, _ app: ElementRecord) {
    guard let expression = ElementExpression(in: app).text(for: id) else {
      return write("// An element was used that tests cannot see: \(call)")
    }
    wait(for: id, expression)
    write("\(expression).\(call)")
  }

  private func wait(for id: ElementRecord.ID, _ expression: String) {
    guard let last, ElementExpression(in: last).text(for: id) != expression else { return }
    write("XCTAssertTrue(\(expression).waitForExistence(timeout: 10))")
  }

  private func type(_ edit: TextEdit, into id: NodeID, _ tree: RenderTree, _ app: ElementRecord) {
    if typing?.field != id {
      finish()
      let expression = ElementExpression(in: app).text(for: .init(node: id.rawValue)) ?? "app"
      let old = tree[id]?.typing?.text ?? ""
      typing = Typing(
        field: id,
        expression: expression,
        isSecure: tree[id]?.field?.isSecure ?? false,
        old: old,
        new: old
      )
    }
    var units = Array((typing?.new ?? "").utf16)
    let range = edit.range.clamped(to: 0..<units.count)
    units.replaceSubrange(range, with: edit.replacement.utf16)
    typing?.new = String(decoding: units, as: UTF16.self)
  }

  private func clear(_ id: NodeID, _ tree: RenderTree, _ app: ElementRecord) {
    let count = (tree[id]?.typing?.text ?? "").count
    perform(
      "typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: \(count)))",
      on: .init(node: id.rawValue),
      app
    )
  }

  private func pick(_ row: Int, of id: NodeID, _ tree: RenderTree, _ app: ElementRecord) {
    guard let node = tree[id] else { return }
    if let titles = node.wheel?.titles, titles.indices.contains(row) {
      perform(
        "adjust(toPickerWheelValue: \(titles[row].literal))",
        on: .init(node: id.rawValue),
        app
      )
    } else if let pages = node.pages {
      let side = row > pages.current ? 0.9 : 0.1
      let tap = "coordinate(withNormalizedOffset: CGVector(dx: \(side), dy: 0.5)).tap()"
      for _ in 0..<abs(row - pages.current) { perform(tap, on: .init(node: id.rawValue), app) }
    }
  }

  private func step(_ id: NodeID, _ count: Int, _ tree: RenderTree, _ app: ElementRecord) {
    let buttons = tree[id]?.children ?? []
    guard let button = count < 0 ? buttons.first : buttons.last else { return }
    for _ in 0..<abs(count) { perform("tap()", on: .init(node: button.rawValue), app) }
  }

  private func goBack(_ app: ElementRecord) {
    guard let bar = app.all.last(where: { $0.kind == .navigationBar }),
      let button = bar.children.first(where: { $0.kind == .button })
    else { return }
    perform("tap()", on: button.id, app)
  }

  private func dismiss(_ id: NodeID, _ tree: RenderTree, _ app: ElementRecord) {
    if tree[id]?.kind == .sheet {
      perform("swipeDown()", on: .init(node: id.rawValue), app)
    } else {
      write("app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.05)).tap()")
    }
  }

  private func scroll(
    _ id: NodeID,
    to y: Double,
    _ phase: InputEvent.ScrollPhase,
    _ app: ElementRecord
  ) {
    switch phase {
    case .began: if scrolled?.node != id { scrolled = (id, y) }
    case .moved, .flung, .released: break
    case .rested:
      let start = scrolled?.node == id ? scrolled?.y ?? 0 : 0
      let element = app.all.first { $0.id.node == id.rawValue && $0.id.part == .whole }
      guard let height = element?.frame.height, height > 0 else { return }
      // Actions scroll to their elements; what is far away does not exist before.
      let pages = Int(((y - start) / height).rounded())
      guard pages != 0 else { return }
      scrolled = (id, y)
      let call = pages > 0 ? "swipeUp()" : "swipeDown()"
      for _ in 0..<abs(pages) { perform(call, on: .init(node: id.rawValue), app) }
    }
  }

  private func turn(_ environment: SceneEnvironment) {
    let isWide = environment.width > environment.height
    defer { isLandscape = isWide }
    guard let isLandscape, isLandscape != isWide, environment.idiom == .phone else { return }
    write("XCUIDevice.shared.orientation = \(isWide ? ".landscapeLeft" : ".portrait")")
  }

  // MARK: - Touches

  private func touch(_ samples: [PointerSample], _ app: ElementRecord) {
    for sample in samples {
      let point = ScreenPoint(x: sample.x, y: sample.y)
      switch sample.phase {
      case .down: touches[sample.id] = point
      case .up:
        guard let start = touches.removeValue(forKey: sample.id), touches.isEmpty else { continue }
        if abs(start.x - point.x) < 10, abs(start.y - point.y) < 10 {
          touched = app.all.last { $0.id.part == .whole && $0.frame.contains(point) }?.id
        } else {
          write(
            "app.coordinate(withNormalizedOffset: .zero)"
              + ".withOffset(CGVector(dx: \(Int(start.x)), dy: \(Int(start.y))))"
              + ".press(forDuration: 0, thenDragTo: app.coordinate(withNormalizedOffset: .zero)"
              + ".withOffset(CGVector(dx: \(Int(point.x)), dy: \(Int(point.y)))))"
          )
        }
      case .cancelled: touches[sample.id] = nil
      case .moved, .hovered, .left: break
      }
    }
  }

  private func flushTouch(_ app: ElementRecord) {
    if let touched { perform("tap()", on: touched, last ?? app) }
  }
}

extension InputEvent.Action {
  /// Whether a person means it, as opposed to what a display reports by itself.
  var isRecorded: Bool {
    switch self {
    case .measured, .webPageSize, .select, .endEditing, .activation, .files, .shared, .open,
      .concealActions, .interactivePop(.began), .interactivePop(.cancelled):
      false
    case .scroll(_, _, _, let phase, _): phase == .began || phase == .rested
    case .pointers(let samples, _): samples.contains { $0.phase == .down || $0.phase == .up }
    default: true
    }
  }

  fileprivate var isTap: Bool {
    switch self {
    case .tap, .selectRow, .beginEditing, .setOn: true
    default: false
    }
  }
}

extension ElementFrame {
  fileprivate func contains(_ point: ScreenPoint) -> Bool {
    x <= point.x && point.x < x + width && y <= point.y && point.y < y + height
  }
}
