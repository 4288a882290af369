public import UIKit

/// The properties of an element that a test reads.
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
  /// The accessibility identifier.
  var identifier: String { get }
  /// The rectangle in points of the screen.
  var frame: CGRect { get }
  /// The value, such as the text of a field; of an empty one, its placeholder.
  var value: Any? { get }
  /// The title; empty on iOS.
  var title: String { get }
  /// The accessibility label.
  var label: String { get }
  var elementType: XCUIElement.ElementType { get }
  var isEnabled: Bool { get }
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  var verticalSizeClass: XCUIElement.SizeClass { get }
  var placeholderValue: String? { get }
  var isSelected: Bool { get }
  /// A Boolean value that indicates whether the element has the keyboard.
  var hasFocus: Bool { get }
}

/// An element as it was at one time, with its descendants.
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  var children: [any XCUIElementSnapshot] { get }
  /// The attributes by their names.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding {
  /// Returns the element as it is now.
  ///
  /// - Throws: `XCUIElement.SnapshotError` if it does not exist.
  func snapshot() throws -> any XCUIElementSnapshot
}

@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
  /// Returns a picture of what it shows now.
  func screenshot() -> XCUIScreenshot
}
