/// The way from the app to an element, as queries of XCUITest's take it.
struct ElementPath: Equatable {
  /// The selection of one element by a query of a type.
  enum Choice: Equatable {
    case named(String)
    /// The only one of its type.
    case only
    /// By its 0-based index among those of its type in the app.
    case index(Int)
  }

  struct Step: Equatable {
    var kind: ElementKind
    var choice: Choice
  }

  /// The steps from the outside to the inside; none for the app itself.
  var steps: [Step] = []

  /// A Boolean value that indicates whether the element differs from others by its place alone.
  var isByPlace: Bool {
    steps.contains { step in
      switch step.choice {
      case .index, .only: true
      case .named: false
      }
    }
  }
}

/// Finds the ways to elements of a screen.
@MainActor
struct ElementPaths {
  private let app: ElementRecord
  private let unseen: UnseenReader

  /// - Parameters:
  ///   - app: The elements on the screen.
  ///   - unseen: Reads what is far from the visible part of tables.
  init(in app: ElementRecord, _ unseen: UnseenReader) {
    self.app = app
    self.unseen = unseen
  }

  /// Returns the way to an element; nil if it is not on the screen.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - prefersText: Whether the text that a user reads comes before the identifier for tests.
  /// - Returns: The shortest way that leads to no other element.
  /// - Complexity: O(n) for n elements, for each element around it.
  func path(to id: ElementRecord.ID, preferringText prefersText: Bool = false) -> ElementPath? {
    if id == app.id { return ElementPath() }
    guard let line = line(to: id, in: app), let element = line.last else { return nil }
    if let own = step(to: element, in: app, prefersText) { return ElementPath(steps: [own]) }
    // The innermost element around it that has a name of its own.
    for outer in line.dropFirst().dropLast().reversed() where Self.scopes.contains(outer.kind) {
      if let start = step(to: outer, in: app), let own = step(to: element, in: outer, prefersText) {
        return ElementPath(steps: [start, own])
      }
    }
    // Queries count what is off the screen; names are looked for on the screen first.
    let alike = unseen.descendants(of: [app], kind: element.kind)
    guard let index = alike.firstIndex(where: { $0.id == id }) else { return nil }
    return ElementPath(steps: [.init(kind: element.kind, choice: .index(index))])
  }

  /// The elements by which people find others.
  private static let scopes: Set<ElementKind> = [
    .alert, .sheet, .navigationBar, .tabBar, .toolbar, .cell, .segmentedControl, .stepper, .picker,
    .datePicker, .table, .collectionView,
  ]

  /// Returns the query by a name that no other element of its type has, or of the only one of its type.
  private func step(
    to element: ElementRecord,
    in root: ElementRecord,
    _ prefersText: Bool = false
  ) -> ElementPath.Step? {
    let alike = root.all.dropFirst().filter { $0.kind == element.kind }
    var names = [element.identifier, element.label, element.placeholder ?? ""]
    if prefersText { names.swapAt(0, 1) }
    for name in names where !name.isEmpty {
      let named = alike.filter {
        [$0.identifier, $0.label, $0.value, $0.placeholder].contains(name)
      }
      if named.count == 1 { return .init(kind: element.kind, choice: .named(name)) }
    }
    return alike.count == 1 ? .init(kind: element.kind, choice: .only) : nil
  }

  /// Returns the elements from the root to one of them.
  private func line(to id: ElementRecord.ID, in root: ElementRecord) -> [ElementRecord]? {
    if root.id == id { return [root] }
    for child in root.children {
      if let rest = line(to: id, in: child) { return [root] + rest }
    }
    return nil
  }
}
