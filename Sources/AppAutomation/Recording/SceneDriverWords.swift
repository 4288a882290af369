import Foundation
import UIKit
import UIKitHosting
import UIKitTesting

/// Writes steps in the words of `SceneDriver`.
struct SceneDriverWords: RecordedWords {
  func lines(for step: RecordedStep) -> [String] {
    switch step {
    case .wait(let element):
      element.announced.map { ["try await driver.eventually(sees: \(arguments($0)))"] } ?? []
    case .perform(let action, let element): lines(for: action, element)
    case .check(let check, let element): [line(for: check, element)]
    case .drag(let start, let end): ["try driver.drag([\(place(start)), \(place(end))])"]
    case .tapBeside: ["try driver.closeMenu()"]
    case .command(let key): ["try driver.pressKey(\(key.input.literal)\(modifiers(key.modifiers)))"]
    case .key(let key, let usage): [line(for: key, usage)]
    case .rotate:
      [
        "driver.resize(to: .phone, width: driver.environment.height, "
          + "height: driver.environment.width)"
      ]
    case .shake: ["try driver.shake()"]
    case .comment(let text): ["// \(text)"]
    }
  }

  func opening(_ delegateClass: String, in environment: SceneEnvironment) -> [String] {
    let usual = SceneEnvironment()
    var values: [String] = []
    if (environment.width, environment.height) != (usual.width, usual.height) {
      values.append("width: \(number(environment.width)), height: \(number(environment.height))")
    }
    if environment.idiom == .pad { values.append("idiom: .pad") }
    let safe = environment.safeArea
    if safe != .zero {
      let edges = "top: \(number(safe.top)), bottom: \(number(safe.bottom))"
      values.append("safeArea: EdgesValue(\(edges))")
    }
    let screen =
      values.isEmpty ? "" : ", environment: SceneEnvironment(\(values.joined(separator: ", ")))"
    return ["let driver = SceneDriver(delegateClass: \(delegateClass).self\(screen))"]
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private func place(_ point: ScreenPoint) -> String {
    "CGPoint(x: \(Int(point.x)), y: \(Int(point.y)))"
  }

  // MARK: - Elements

  /// The label and role of an element, as arguments.
  private func arguments(_ element: AnnouncedElement) -> String {
    "\(element.label.literal), .\(element.role)"
  }

  /// The expression for an element.
  private func expression(_ element: AnnouncedElement) -> String {
    if let index = element.index { return "driver.find(\(arguments(element)))[\(index)]" }
    return "driver.element(\(arguments(element)))"
  }

  /// The label of an element if no other one of its role has it, else the expression.
  private func target(_ element: AnnouncedElement) -> String {
    element.index == nil ? element.label.literal : expression(element)
  }

  // MARK: - Actions

  private func lines(for action: RecordedAction, _ element: RecordedElement) -> [String] {
    guard let announced = element.announced else { return unannounced(action, element) }
    return switch action {
    case .tap: [tap(element, announced)]
    case .type, .typeSecret, .pressReturn, .clear: typing(action, announced)
    case .move(let move): [line(for: move)]
    case .press:
      announced.index == nil
        ? ["try driver.openMenu(\(arguments(announced)))"]
        : ["try driver.openMenu(\(expression(announced)))"]
    case .turnPage(let isForward):
      ["try driver.turnPage(\(target(announced)), by: \(isForward ? 1 : -1))"]
    case .swipe(let direction): [swipe(direction, announced)]
    case .pull: ["try driver.pullToRefresh()"]
    case .scroll(_, let x, let y):
      ["try driver.scroll(\(target(announced)), to: CGPoint(x: \(Int(x)), y: \(Int(y))))"]
    case .slide(let position):
      ["try driver.slide(\(target(announced)), to: \(String(format: "%.2f", position)))"]
    case .turn(let title): [turn(title, announced)]
    case .dragSheet(let number): ["try driver.dragSheet(toHeight: \(number))"]
    }
  }

  /// An action on what a screen reader does not announce: by its place, if a finger can do it there.
  private func unannounced(_ action: RecordedAction, _ element: RecordedElement) -> [String] {
    let place = place(element.middle)
    return switch action {
    case .tap: ["try driver.tap(at: \(place))"]
    case .press: ["try driver.press(at: \(place), for: .seconds(1))"]
    case .type, .typeSecret, .pressReturn, .clear: typing(action, nil)
    case .pull: ["try driver.pullToRefresh()"]
    case .scroll(_, let x, let y):
      ["try driver.scroll(to: CGPoint(x: \(Int(x)), y: \(Int(y))))"]
    case .dragSheet(let number): ["try driver.dragSheet(toHeight: \(number))"]
    default: ["// An element was used that screen readers do not announce."]
    }
  }

  private func tap(_ element: RecordedElement, _ announced: AnnouncedElement) -> String {
    let isOnly = announced.index == nil
    let label = announced.label.literal
    switch (element.part, announced.role) {
    case (.accessory, _): return "try driver.send(.accessory(\(expression(announced)).id))"
    case (.editControl, _) where isOnly: return "try driver.tapEditControl(of: \(label))"
    case (.editControl, _): return "try driver.send(.editControl(\(expression(announced)).id))"
    case (.action, _): return "try driver.tapAction(\(element.label.literal))"
    case (.link, _): return "try driver.open(link: \(element.label.literal))"
    case (_, .backButton): return "try driver.goBack()"
    case (_, .toggle) where isOnly: return "try driver.toggle(\(label))"
    case (_, .textField), (_, .secureField), (_, .searchField), (_, .textView):
      return announced.isOnlyField
        ? "try driver.beginEditing(\(label))"
        : "try driver.send(.beginEditing(\(expression(announced)).id))"
    default:
      return isOnly
        ? "try driver.tap(\(arguments(announced)))" : "try driver.tap(\(expression(announced)))"
    }
  }

  private func swipe(_ direction: SwipeDirection, _ announced: AnnouncedElement) -> String {
    switch (announced.role, direction) {
    case (.sheet, .down): "try driver.dismissSheet()"
    case (.cell, .left): "try driver.swipe(\(target(announced)))"
    case (.cell, .right): "try driver.swipe(\(target(announced)), .leading)"
    default: "try driver.swipe(\(target(announced)), .\(direction.rawValue))"
    }
  }

  private func turn(_ title: String, _ wheel: AnnouncedElement) -> String {
    let start = "try driver.pick(\(title.literal)"
    if wheel.isAmongPickers { return "\(start), on: \(expression(wheel)))" }
    return wheel.component == 0 ? "\(start))" : "\(start), inComponent: \(wheel.component))"
  }

  /// Types with the keyboard's focus where the field's label is not enough.
  private func typing(_ action: RecordedAction, _ field: AnnouncedElement?) -> [String] {
    let label = field.flatMap { $0.isOnlyField ? $0.label.literal : nil }
    let into = label.map { ", into: \($0)" } ?? ""
    switch action {
    case .type(let count, let text):
      let delete = "try driver.deleteBackward(\(label.map { "in: \($0)" } ?? ""))"
      let deletes = repeated(delete, count)
      return deletes + (text.isEmpty ? [] : ["try driver.type(\(text.literal)\(into))"])
    case .typeSecret: return ["try driver.type(\(String.secret)\(into))"]
    case .clear(let count):
      return label.map { ["try driver.clearText(of: \($0))"] }
        ?? repeated("try driver.deleteBackward()", count)
    default: return ["try driver.pressReturn()"]
    }
  }

  private func repeated(_ line: String, _ count: Int) -> [String] {
    count < 2 ? Array(repeating: line, count: count) : ["for _ in 0..<\(count) { \(line) }"]
  }

  private func line(for move: RecordedMove) -> String {
    guard let row = move.grip.announced, row.index == nil else {
      return "// A row was moved that others equal, which the driver cannot name."
    }
    if let next = move.next?.announced {
      return "try driver.moveRow(\(row.label.literal), before: \(next.label.literal))"
    }
    return "try driver.moveRow(\(row.label.literal), toEndOfSection: \(move.section))"
  }

  // MARK: - Checks

  private func line(for check: RecordedCheck, _ element: RecordedElement) -> String {
    guard let announced = element.announced else {
      return "// Screen readers do not announce \(element.label.literal)."
    }
    let expression = expression(announced)
    switch check.fact {
    case .exists, .label:
      return check.isLate
        ? "try await driver.eventually(sees: \(arguments(announced)))"
        : "#expect(!driver.find(\(arguments(announced))).isEmpty)"
    case .value:
      let value = announced.value ?? ""
      let condition = "\(expression).value == \(value.literal)"
      return line(check, condition, "\(announced.label) is \(value)")
    case .isEnabled:
      return line(check, "\(expression).isEnabled", "\(announced.label) is enabled")
    // The driver operates what is covered.
    case .isHittable: return "// Nothing covers \(announced.label.literal)."
    case .isDisabled:
      return line(check, "!\(expression).isEnabled", "\(announced.label) is disabled")
    }
  }

  private func line(_ check: RecordedCheck, _ condition: String, _ wanted: String) -> String {
    check.isLate
      ? "try await driver.eventually(\(wanted.literal)) { try \(condition) }"
      : "#expect(try \(condition))"
  }

  // MARK: - Keys

  private func line(for key: KeyValue, _ usage: UInt16) -> String {
    guard let name = UIKeyboardHIDUsage(rawValue: Int(usage)) else {
      return "// A key was pressed that UIKit has no name for: \(usage)."
    }
    return "try driver.tapKey(.\(name), \(key.input.literal)\(modifiers(key.modifiers)))"
  }

  private func modifiers(_ modifiers: KeyValue.Modifiers) -> String {
    let names: [(KeyValue.Modifiers, String)] = [
      (.control, ".control"), (.alternate, ".alternate"), (.shift, ".shift"),
      (.command, ".command"),
    ]
    let used = names.filter { modifiers.contains($0.0) }.map(\.1)
    return used.isEmpty
      ? "" : used.count == 1 ? ", \(used[0])" : ", [\(used.joined(separator: ", "))]"
  }
}
