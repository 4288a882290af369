import Foundation
import UIKitHosting

/// Writes steps in XCUITest's words.
struct XCUITestWords: RecordedWords {
  func lines(for step: RecordedStep) -> [String] {
    switch step {
    case .wait(let element):
      ["XCTAssertTrue(\(expression(element)).waitForExistence(timeout: 10))"]
    case .perform(let action, let element): lines(for: action, expression(element))
    case .check(let check, let element): [line(for: check, expression(element))]
    case .drag(let start, let end):
      ["\(place(start)).press(forDuration: 0, thenDragTo: \(place(end)))"]
    case .tapBeside: ["app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.05)).tap()"]
    case .command(let key), .key(let key, _): [line(for: key)]
    case .rotate(let isLandscape):
      ["XCUIDevice.shared.orientation = \(isLandscape ? ".landscapeLeft" : ".portrait")"]
    case .shake: ["// The device was shaken, which XCUITest cannot do."]
    case .comment(let text): ["// \(text)"]
    }
  }

  func expression(_ element: RecordedElement) -> String {
    element.path.steps.reduce("app") { start, step in
      switch step.choice {
      case .named(let name): "\(start).\(step.kind.queryName)[\(name.literal)]"
      case .only: "\(start).\(step.kind.queryName).element"
      case .index(let index): "\(start).\(step.kind.queryName).element(boundBy: \(index))"
      }
    }
  }

  private func place(_ point: ScreenPoint) -> String {
    "app.coordinate(withNormalizedOffset: .zero)"
      + ".withOffset(CGVector(dx: \(Int(point.x)), dy: \(Int(point.y))))"
  }

  private func lines(for action: RecordedAction, _ element: String) -> [String] {
    switch action {
    case .tap: ["\(element).tap()"]
    case .turnPage(let isForward):
      [
        "\(element).coordinate(withNormalizedOffset: "
          + "CGVector(dx: \(isForward ? 0.9 : 0.1), dy: 0.5)).tap()"
      ]
    case .press: ["\(element).press(forDuration: 1)"]
    case .swipe(let direction): ["\(element).swipe\(direction.rawValue.capitalized)()"]
    case .pull: ["\(element).swipeDown()"]
    case .scroll(let pages, _, _):
      Array(repeating: "\(element).swipe\(pages > 0 ? "Up" : "Down")()", count: abs(pages))
    case .type(let count, let text): ["\(element).typeText(\(typed(text, afterDeleting: count)))"]
    case .typeSecret: ["\(element).typeText(\(String.secret))"]
    case .pressReturn: [#"\#(element).typeText("\n")"#]
    case .clear(let count): ["\(element).typeText(\(typed("", afterDeleting: count)))"]
    case .slide(let position):
      [
        "\(element).adjust(toNormalizedSliderPosition: "
          + "\(String(format: "%.2f", position)))"
      ]
    case .turn(let title): ["\(element).adjust(toPickerWheelValue: \(title.literal))"]
    case .move(let move): lines(for: move)
    case .dragSheet: ["// A sheet was dragged to another height."]
    }
  }

  private func lines(for move: RecordedMove) -> [String] {
    let grip = expression(move.grip)
    if let target = move.target {
      return ["\(grip).press(forDuration: 1, thenDragTo: \(expression(target)))"]
    }
    guard let header = move.header else {
      return ["// A row was moved to where no row is, which XCUITest cannot name."]
    }
    let end = expression(header.element)
    // A row that was above is dropped about where the header is.
    guard header.rowMiddle > 1 else {
      return ["\(grip).press(forDuration: 1, thenDragTo: \(end))"]
    }
    return [
      "\(grip).coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))"
        + ".press(forDuration: 1, thenDragTo: \(end).coordinate("
        + "withNormalizedOffset: CGVector(dx: 0.5, dy: \(String(format: "%.2f", header.rowMiddle)))))"
    ]
  }

  private func typed(_ text: String, afterDeleting count: Int) -> String {
    let deletes = "String(repeating: XCUIKeyboardKey.delete.rawValue, count: \(count))"
    return count == 0 ? text.literal : text.isEmpty ? deletes : "\(deletes) + \(text.literal)"
  }

  // MARK: - Checks

  private func line(for check: RecordedCheck, _ element: String) -> String {
    switch (check.fact, check.isLate) {
    case (.exists, false): "XCTAssertTrue(\(element).exists)"
    case (.exists, true): "XCTAssertTrue(\(element).waitForExistence(timeout: 10))"
    case (.label(let text), false): "XCTAssertEqual(\(element).label, \(text.literal))"
    case (.label(let text), true): late(element, #"\.label"#, text.literal)
    case (.value(let text), false): "XCTAssertEqual(\(element).value as? String, \(text.literal))"
    case (.value(let text), true):
      "wait(for: [expectation(for: NSPredicate(format: \"value == %@\", \(text.literal)), "
        + "evaluatedWith: \(element))], timeout: 10)"
    case (.isEnabled, _): late(element, #"\.isEnabled"#, "true")
    case (.isHittable, _): late(element, #"\.isHittable"#, "true")
    case (.isDisabled, false): "XCTAssertFalse(\(element).isEnabled)"
    case (.isDisabled, true): late(element, #"\.isEnabled"#, "false")
    }
  }

  private func late(_ element: String, _ property: String, _ value: String) -> String {
    "XCTAssertTrue(\(element).wait(for: \(property), toEqual: \(value), timeout: 10))"
  }

  // MARK: - Keys

  private func line(for key: KeyValue) -> String {
    let names: [(KeyValue.Modifiers, String)] = [
      (.control, ".control"), (.alternate, ".option"), (.shift, ".shift"), (.command, ".command"),
    ]
    let flags = names.filter { key.modifiers.contains($0.0) }.map(\.1)
    let list = flags.count == 1 ? flags[0] : "[\(flags.joined(separator: ", "))]"
    let input = KeyName(input: key.input).map { ".\($0.rawValue)" } ?? key.input.literal
    return "app.typeKey(\(input), modifierFlags: \(list))"
  }
}

extension ElementKind {
  /// The property of XCUITest's that finds elements of the type.
  fileprivate var queryName: String {
    switch self {
    case .other, .application: "otherElements"
    case .switchControl: "switches"
    default: "\(self)s"
    }
  }
}
