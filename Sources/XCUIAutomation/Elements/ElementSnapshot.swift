import AppAutomation
import UIKit

/// An element as the app has reported it.
@MainActor
final class ElementSnapshot: NSObject, XCUIElementSnapshot {
  let record: ElementRecord
  let application: XCUIApplication
  private let screen: CGSize

  init(_ record: ElementRecord, of application: XCUIApplication) {
    self.record = record
    self.application = application
    screen = application.screenSize
  }

  var identifier: String { record.identifier }
  var frame: CGRect { CGRect(record.frame) }
  var value: Any? { record.value }
  var title: String { "" }
  var label: String { record.label }
  var elementType: XCUIElement.ElementType { XCUIElement.ElementType(record.kind) }
  var isEnabled: Bool { record.isEnabled }
  var placeholderValue: String? { record.placeholder }
  var isSelected: Bool { record.isSelected }
  var hasFocus: Bool { record.hasFocus }
  var horizontalSizeClass: XCUIElement.SizeClass { screen.width < 600 ? .compact : .regular }
  var verticalSizeClass: XCUIElement.SizeClass { screen.height < 500 ? .compact : .regular }

  var children: [any XCUIElementSnapshot] {
    application.unseen.reading(record.allChildren).map { ElementSnapshot($0, of: application) }
  }

  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var all: [XCUIElement.AttributeName: Any] = [
      .identifier: identifier, .elementType: elementType.rawValue, .title: title, .label: label,
      .hasFocus: hasFocus, .enabled: isEnabled, .selected: isSelected,
      .frame: [
        "X": record.frame.x, "Y": record.frame.y, "Width": record.frame.width,
        "Height": record.frame.height,
      ],
      .horizontalSizeClass: horizontalSizeClass.rawValue,
      .verticalSizeClass: verticalSizeClass.rawValue,
      .children: children.map(\.dictionaryRepresentation),
    ]
    all[.value] = value
    all[.placeholderValue] = placeholderValue
    return all
  }
}

extension ElementRecord {
  /// Whether an identifying property is a text: Apple names these five.
  func isIdentified(by text: String) -> Bool {
    identifier == text || label == text || value == text || placeholder == text
  }

  /// The lines of Apple's description of elements.
  func lines(indent: String, mark: String = "") -> [String] {
    [indent + mark + line] + children.flatMap { $0.lines(indent: indent + "  ") }
  }

  private var line: String {
    let corner = "{{\(frame.x), \(frame.y)}, {\(frame.width), \(frame.height)}}"
    var parts = [XCUIElement.ElementType(kind).name, corner]
    if !identifier.isEmpty { parts.append("identifier: '\(identifier)'") }
    if !label.isEmpty { parts.append("label: '\(label)'") }
    if let placeholder { parts.append("placeholderValue: '\(placeholder)'") }
    if let value { parts.append("value: \(value)") }
    if isSelected { parts.append("Selected") }
    if hasFocus { parts.append("Keyboard Focused") }
    if !isEnabled { parts.append("Disabled") }
    return parts.joined(separator: ", ")
  }
}

extension CGRect {
  init(_ frame: ElementFrame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
