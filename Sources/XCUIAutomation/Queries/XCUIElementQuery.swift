import AppAutomation
public import Foundation

/// A search for elements of an app's screen, which runs whenever a test uses it.
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject {
  private let root: XCUIElement
  private let steps: [Step]

  /// A step of a search, from the elements of the step before it.
  private enum Step {
    case descendants(XCUIElement.ElementType)
    case children(XCUIElement.ElementType)
    case identified(XCUIElement.ElementType, by: String?)
    case matching(NSPredicate)
    case containing(XCUIElement.ElementType, by: String?)
    case containingMatch(NSPredicate)
  }

  enum Start {
    case descendants(XCUIElement.ElementType)
    case children(XCUIElement.ElementType)
  }

  init(_ root: XCUIElement, _ start: Start) {
    self.root = root
    switch start {
    case .descendants(let type): steps = [.descendants(type)]
    case .children(let type): steps = [.children(type)]
    }
  }

  private init(_ query: XCUIElementQuery, _ step: Step) {
    root = query.root
    steps = query.steps + [step]
  }

  var application: XCUIApplication { root.application }

  // MARK: - Elements

  /// The only element.
  open var element: XCUIElement { XCUIElement(self, .only, at: root.place) }

  /// The number of elements now.
  open var count: Int { records(.all).count }

  /// The first element, without looking for others.
  public var firstMatch: XCUIElement { XCUIElement(self, .first, at: root.place) }

  /// Returns the element with an index, from 0; the last ones have negative indices.
  public func element(
    boundBy index: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> XCUIElement {
    XCUIElement(self, .index(index), at: TestPlace(file, line))
  }

  /// Returns the element with an index, from 0.
  public func element(
    at index: UInt,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> XCUIElement {
    element(boundBy: Int(index), file: file, line: line)
  }

  public func element(
    matching predicate: NSPredicate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> XCUIElement {
    XCUIElement(matching(predicate), .only, at: TestPlace(file, line))
  }

  public func element(
    matching elementType: XCUIElement.ElementType,
    identifier: String?,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> XCUIElement {
    XCUIElement(matching(elementType, identifier: identifier), .only, at: TestPlace(file, line))
  }

  /// The element whose identifier, label, value or placeholder is a text.
  public subscript(
    key: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> XCUIElement {
    XCUIElement(matching(identifier: key), .only, at: TestPlace(file, line))
  }

  /// The elements now; each is looked for again when it is used.
  open var allElementsBoundByIndex: [XCUIElement] {
    (0..<count).map { XCUIElement(self, .index($0), at: root.place) }
  }

  /// The elements now, as `allElementsBoundByIndex`.
  open var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

  // MARK: - Searches

  /// Returns the elements of a type in these, at any depth.
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(self, .descendants(type))
  }

  /// Returns the elements of a type directly in these.
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(self, .children(type))
  }

  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(self, .matching(predicate))
  }

  open func matching(
    _ elementType: XCUIElement.ElementType,
    identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery(self, .identified(elementType, by: identifier))
  }

  open func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(self, .identified(.any, by: identifier))
  }

  /// Returns those of the elements in which there is a matching one.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(self, .containingMatch(predicate))
  }

  /// Returns those of the elements in which there is one of a type, with an identifier if given.
  open func containing(
    _ elementType: XCUIElement.ElementType,
    identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery(self, .containing(elementType, by: identifier))
  }

  // MARK: - Results

  /// The elements among which a search looks.
  enum Scope {
    /// Those on the screen, and in rows near it.
    case screen
    /// Those of all rows of tables too.
    case all
  }

  /// A Boolean value that indicates whether the elements are all cells, which are in order without what is in
  /// them.
  var isOfCells: Bool {
    switch steps.last {
    case .descendants(.cell), .children(.cell): true
    default: false
    }
  }

  /// Returns the elements now.
  ///
  /// - Complexity: O(n) for n elements of the scope and each step.
  func records(_ scope: Scope) -> [ElementRecord] {
    steps.reduce(root.readRecords()) { found, step in apply(step, to: found, scope) }
  }

  private func apply(
    _ step: Step,
    to found: [ElementRecord],
    _ scope: Scope
  ) -> [ElementRecord] {
    switch (step, scope) {
    case (.descendants(let type), .screen):
      return distinct(found.flatMap { $0.all.dropFirst() }.filter { $0.isOf(type) })
    case (.descendants(let type), .all):
      guard let kind = ElementKind(rawValue: type.rawValue) else {
        return type == .any
          ? distinct(application.unseen.descendants(of: found, kind: nil)) : []
      }
      return distinct(application.unseen.descendants(of: found, kind: kind))
    case (.children(let type), .screen):
      return distinct(found.flatMap(\.children).filter { $0.isOf(type) })
    case (.children(let type), .all):
      return distinct(application.unseen.children(of: found).filter { $0.isOf(type) })
    case (.identified(let type, nil), _): return found.filter { $0.isOf(type) }
    default: return filter(application.unseen.reading(found), by: step)
    }
  }

  /// Returns those of some elements that meet the condition of a step.
  private func filter(_ found: [ElementRecord], by step: Step) -> [ElementRecord] {
    switch step {
    case .descendants, .children: found
    case .identified(let type, let text):
      found.filter { $0.isOf(type) && (text.map($0.isIdentified) ?? true) }
    case .matching(let predicate): found.filter { matches($0, predicate) }
    case .containing(let type, let text):
      found.filter { record in
        record.all.dropFirst().contains { inner in
          inner.isOf(type) && (text.map(inner.isIdentified) ?? true)
        }
      }
    case .containingMatch(let predicate):
      found.filter { $0.all.dropFirst().contains { matches($0, predicate) } }
    }
  }

  private func matches(_ record: ElementRecord, _ predicate: NSPredicate) -> Bool {
    predicate.evaluate(with: ElementSnapshot(record, of: application))
  }

  /// Leaves out elements that were found within several others.
  private func distinct(_ records: [ElementRecord]) -> [ElementRecord] {
    var seen: Set<ElementRecord.ID> = []
    return records.filter { seen.insert($0.id).inserted }
  }

  // MARK: - Descriptions

  /// The type of its elements.
  var type: XCUIElement.ElementType {
    for step in steps.reversed() {
      switch step {
      case .descendants(let type), .children(let type): return type
      case .identified(let type, _) where type != .any: return type
      default: continue
      }
    }
    return .any
  }

  /// The text by which its elements are identified.
  var key: String? {
    for case .identified(_, let text?) in steps.reversed() { return text }
    return nil
  }

  /// The steps in messages.
  var path: String {
    let names = steps.map { step in
      switch step {
      case .descendants(let type): "Descendants matching type \(type.name)"
      case .children(let type): "Children matching type \(type.name)"
      case .identified(_, let text?): "Elements matching identifier \"\(text)\""
      case .identified(let type, nil): "Elements matching type \(type.name)"
      case .matching(let predicate): "Elements matching predicate '\(predicate)'"
      case .containing(let type, let text):
        "Elements containing type \(type.name)" + (text.map { " with identifier \"\($0)\"" } ?? "")
      case .containingMatch(let predicate):
        "Elements containing elements matching predicate '\(predicate)'"
      }
    }
    return ([root.path] + names).joined(separator: " → ")
  }

  override open var description: String { MainActor.assumeIsolated { path } }

  /// The search with what it finds now.
  override open var debugDescription: String {
    MainActor.assumeIsolated {
      (["Find: \(path)"] + records(.screen).flatMap { $0.lines(indent: "  ") }).joined(
        separator: "\n"
      )
    }
  }
}

extension XCUIElementQuery: XCUIElementTypeQueryProvider {}

extension ElementRecord {
  fileprivate func isOf(_ type: XCUIElement.ElementType) -> Bool {
    type == .any || XCUIElement.ElementType(kind) == type
  }
}
