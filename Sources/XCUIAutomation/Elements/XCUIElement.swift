import AppAutomation
public import Foundation
public import UIKit

/// An element of an app's screen, which is looked for whenever a test uses it.
///
/// A test that reads or operates an element waits three seconds for it to appear, and fails without.
@preconcurrency @MainActor
open class XCUIElement: NSObject {
  /// The elements of which it is one; nil for an application.
  let query: XCUIElementQuery?
  private let choice: Choice
  let place: TestPlace

  enum Choice: Equatable {
    /// The only one.
    case only
    case first
    case index(Int)
  }

  public enum SnapshotError: Error {
    case noMatches(String)
  }

  init(_ query: XCUIElementQuery?, _ choice: Choice, at place: TestPlace) {
    self.query = query
    self.choice = choice
    self.place = place
  }

  /// The application that has it.
  var application: XCUIApplication {
    guard let application = query?.application else {
      preconditionFailure("Expected an element of a query.")
    }
    return application
  }

  /// Returns the records of the element: none if it does not exist, several if it is ambiguous.
  ///
  /// What is on the screen comes before rows that are off it, unless the test counts.
  func records() -> [ElementRecord] {
    guard let query else { return [] }
    switch choice {
    case .first where query.isOfCells: return Array(query.records(.all).prefix(1))
    case .only, .first:
      let visible = query.records(.screen)
      let all = visible.isEmpty ? query.records(.all) : visible
      return choice == .first ? Array(all.prefix(1)) : all
    case .index(let index):
      let all = query.records(.all)
      // A negative index counts from the end, as on Apple's platforms.
      let index = index < 0 ? all.count + index : index
      return all.indices.contains(index) ? [all[index]] : []
    }
  }

  /// Returns the records of the element with what is in them, also those of rows that are off the screen.
  func readRecords() -> [ElementRecord] { application.unseen.reading(records()) }

  // MARK: - Existence

  /// A Boolean value that indicates whether the element is on the screen now.
  open var exists: Bool { !records().isEmpty }

  /// Waits until the element exists.
  ///
  /// - Parameter timeout: The longest time in seconds.
  /// - Returns: False if it does not exist after that time.
  @discardableResult
  open func waitForExistence(timeout: TimeInterval) -> Bool {
    Waiting.wait(timeout) { self.exists }
  }

  /// Waits until the element does not exist.
  ///
  /// - Parameter timeout: The longest time in seconds.
  /// - Returns: False if it exists after that time.
  @discardableResult
  open func waitForNonExistence(timeout: TimeInterval) -> Bool {
    Waiting.wait(timeout) { !self.exists }
  }

  /// Waits until a property has a value.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - expectedValue: The value.
  ///   - timeout: The longest time in seconds.
  /// - Returns: False if it has another value after that time.
  open func wait<V: Equatable>(
    for keyPath: KeyPath<XCUIElement, V>,
    toEqual expectedValue: V,
    timeout: TimeInterval
  ) -> Bool {
    Waiting.wait(timeout) { self.exists && self[keyPath: keyPath] == expectedValue }
  }

  /// A Boolean value that indicates whether a tap would reach the element now.
  open var isHittable: Bool {
    records().first.map { application.isHittable($0.id) } ?? false
  }

  // MARK: - Elements in it

  /// Returns the elements of a type in it, at any depth.
  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(self, .descendants(type))
  }

  /// Returns the elements of a type directly in it.
  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(self, .children(type))
  }

  /// Returns a point that moves with the element, at fractions of its width and height from its top
  /// left corner.
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, normalizedOffset, .zero)
  }

  // MARK: - Descriptions

  override open var description: String { MainActor.assumeIsolated { name } }

  /// The element with its descendants and the query that finds it.
  override open var debugDescription: String { MainActor.assumeIsolated { subtree } }

  private var subtree: String {
    guard let record = readRecords().first else { return "No matches found for \(path)" }
    return
      (["Element subtree:"] + record.lines(indent: " ", mark: "→")
      + ["Path to element:", " \(path)"]).joined(separator: "\n")
  }

  /// The element in messages, such as `"Log in" Button`.
  var name: String {
    let type = query?.type ?? .any
    let kind = type == .any ? "Element" : type.name
    return query?.key.map { "\"\($0)\" \(kind)" } ?? kind
  }

  /// The way to the element in messages.
  var path: String {
    guard let query else { return "Target Application" }
    switch choice {
    case .only: return query.path
    case .first: return "First Match of \(query.path)"
    case .index(let index): return "Element at index \(index) of \(query.path)"
    }
  }

  // MARK: - Finding

  /// Waits for the element, and records a failure of the test without it.
  ///
  /// - Parameters:
  ///   - purpose: What the test does with it, such as "tap".
  ///   - place: Where the test does it; nil for where the element was named.
  /// - Returns: Nil after a failure.
  func find(_ purpose: String, at place: TestPlace? = nil) -> ElementRecord? {
    var found: [ElementRecord] = []
    _ = Waiting.wait(Waiting.patience) {
      found = self.readRecords()
      return !found.isEmpty || !self.application.isRunning
    }
    if found.count == 1 { return found[0] }
    let place = place ?? self.place
    if let failure = application.endFailure {
      place.fail("Failed to \(purpose) \(name): \(failure)")
    } else if found.isEmpty {
      place.fail("Failed to \(purpose) \(name): No matches found for \(path)\n\(screen)")
    } else {
      let lines = found.flatMap { $0.lines(indent: "  ").prefix(1) }.joined(separator: "\n")
      place.fail(
        "Failed to \(purpose) \(name): Multiple matching elements found for \(path):\n\(lines)"
      )
    }
    return nil
  }

  /// The elements on the screen, for messages.
  private var screen: String {
    guard let root = application.tree() else { return "" }
    return (["On the screen are:"] + root.lines(indent: "  ")).joined(separator: "\n")
  }
}

extension XCUIElement: XCUIElementAttributes {
  private func read<Value>(_ name: String, _ pick: (ElementRecord) -> Value) -> Value? {
    find("get \(name) of").map(pick)
  }

  public var identifier: String { read("identifier") { $0.identifier } ?? "" }
  public var frame: CGRect { read("frame") { CGRect($0.frame) } ?? .zero }
  public var value: Any? { read("value") { $0.value } ?? nil }
  public var title: String { read("title") { _ in "" } ?? "" }
  public var label: String { read("label") { $0.label } ?? "" }
  public var elementType: ElementType { read("type") { ElementType($0.kind) } ?? .any }
  public var isEnabled: Bool { read("isEnabled") { $0.isEnabled } ?? false }
  public var placeholderValue: String? { read("placeholderValue") { $0.placeholder } ?? nil }
  public var isSelected: Bool { read("isSelected") { $0.isSelected } ?? false }
  public var hasFocus: Bool { read("hasFocus") { $0.hasFocus } ?? false }
  public var horizontalSizeClass: SizeClass {
    application.screenSize.width < 600 ? .compact : .regular
  }
  public var verticalSizeClass: SizeClass {
    application.screenSize.height < 500 ? .compact : .regular
  }
}

extension XCUIElement: XCUIElementSnapshotProviding, XCUIScreenshotProviding {
  public func snapshot() throws -> any XCUIElementSnapshot {
    guard let record = readRecords().first else { throw SnapshotError.noMatches(path) }
    return ElementSnapshot(record, of: application)
  }

  /// Returns a picture of the element's rectangle.
  public func screenshot() -> XCUIScreenshot {
    guard let record = find("take a screenshot of") else { return XCUIScreenshot(Data()) }
    return application.screenshot(of: CGRect(record.frame))
  }
}

extension XCUIElement: XCUIElementTypeQueryProvider {
  /// The first element in it.
  public var firstMatch: XCUIElement {
    // As on Apple's platforms, the element itself, whose query then stops at the first match.
    guard let query else { return self }
    return XCUIElement(query, choice == .only ? .first : choice, at: place)
  }
}
