/// The expression of Swift that finds an element in XCUITest's words.
struct ElementExpression {
  private let app: ElementRecord

  /// - Parameter app: The elements on the screen.
  init(in app: ElementRecord) { self.app = app }

  /// Returns the expression for an element; nil if it is not on the screen.
  ///
  /// - Complexity: O(n) for n elements, for each element around it.
  func text(for id: ElementRecord.ID) -> String? {
    if id == app.id { return "app" }
    guard let path = path(to: id, in: app), let element = path.last else { return nil }
    if let own = query(element, in: app, from: "app") { return own }
    // The innermost element around it that has a name of its own.
    for outer in path.dropFirst().dropLast().reversed() where Self.scopes.contains(outer.kind) {
      if let start = query(outer, in: app, from: "app"),
        let own = query(element, in: outer, from: start)
      {
        return own
      }
    }
    let alike = app.all.filter { $0.kind == element.kind }
    guard let index = alike.firstIndex(where: { $0.id == id }) else { return nil }
    return "app.\(element.kind.queryName).element(boundBy: \(index))"
  }

  /// The elements by which people find others.
  private static let scopes: Set<ElementKind> = [
    .alert, .sheet, .navigationBar, .tabBar, .toolbar, .cell, .segmentedControl, .stepper, .picker,
    .datePicker, .table, .collectionView,
  ]

  /// Returns the query by a name that no other element of its type has, or of the only one of its type.
  private func query(_ element: ElementRecord, in root: ElementRecord, from start: String)
    -> String?
  {
    let alike = root.all.dropFirst().filter { $0.kind == element.kind }
    for name in [element.identifier, element.label, element.placeholder ?? ""] where !name.isEmpty {
      let named = alike.filter {
        [$0.identifier, $0.label, $0.value, $0.placeholder].contains(name)
      }
      if named.count == 1 { return "\(start).\(element.kind.queryName)[\(name.literal)]" }
    }
    return alike.count == 1 ? "\(start).\(element.kind.queryName).element" : nil
  }

  private func path(to id: ElementRecord.ID, in root: ElementRecord) -> [ElementRecord]? {
    if root.id == id { return [root] }
    for child in root.children {
      if let rest = path(to: id, in: child) { return [root] + rest }
    }
    return nil
  }
}

extension ElementKind {
  /// The property of XCUITest's that finds elements of the type.
  var queryName: String {
    switch self {
    case .other, .application: "otherElements"
    case .switchControl: "switches"
    default: "\(self)s"
    }
  }
}

extension String {
  /// The text as a literal of Swift.
  var literal: String {
    let escaped = flatMap { character -> String in
      switch character {
      case "\\": #"\\"#
      case "\"": #"\""#
      case "\n": #"\n"#
      case "\r": #"\r"#
      case "\t": #"\t"#
      default: String(character)
      }
    }
    return "\"\(String(escaped))\""
  }
}
