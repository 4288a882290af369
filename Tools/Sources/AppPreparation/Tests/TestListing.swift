/// Writes the functions that list the tests of a module, as Objective-C's runtime does on Apple's platforms.
struct TestListing {
  private let bodies: [[TestBodyFact]]
  private let index: ModuleIndex

  /// - Parameters:
  ///   - bodies: The bodies of classes in each file of the module.
  ///   - index: The types of the module.
  init(_ bodies: [[TestBodyFact]], in index: ModuleIndex) {
    self.bodies = bodies
    self.index = index
  }

  /// Returns the declaration of a function that lists the tests of a file's classes; nil if it has none.
  func function(named name: String, ofFile file: Int) -> String? {
    let classes = bodies[file].filter { !$0.isExtension && isTestCase($0.type) }.compactMap(text)
    guard !classes.isEmpty else { return nil }
    return """
      @MainActor func \(name)() -> [TestClass] {
        var classes: [TestClass] = []
      \(classes.joined(separator: "\n"))
        return classes
      }
      """
  }

  private func text(_ body: TestBodyFact) -> String? {
    let chain = Set(index.chain(of: body.type).map(\.name))
    let all = bodies.joined().filter { chain.contains($0.type) }
    var seen: Set<String> = []
    // A method that a subclass overrides is one test.
    let ordered = all.filter { $0.type == body.type } + all.filter { $0.type != body.type }
    let methods = ordered.flatMap { other in
      other.methods.map { method in
        let conditions = other.type == body.type && !other.isExtension ? [] : other.conditions
        return (method, conditions + method.conditions)
      }
    }
    .filter { method, conditions in
      seen.insert("\(method.name) \(conditions.joined())").inserted
    }
    guard !methods.isEmpty else { return nil }
    let entries = methods.map { method, conditions in
      Self.text("methods.append(\(Self.entry(method)))", if: conditions)
    }
    return Self.text(
      """
      do {
      var methods: [TestMethod<\(body.type)>] = []
      \(entries.joined(separator: "\n"))
      classes.append(TestClass(\(body.type).self, methods))
      }
      """,
      if: body.conditions
    )
  }

  private static func entry(_ method: TestMethodFact) -> String {
    let start =
      "TestMethod(\(method.name.quoted), file: \(method.path.quoted), line: \(method.line)"
    return method.isAsync
      ? "\(start), async: { try await $0.\(method.name)() })"
      : "\(start)) { try $0.\(method.name)() }"
  }

  private static func text(_ code: String, if conditions: [String]) -> String {
    guard !conditions.isEmpty else { return code }
    return "#if \(conditions.joined(separator: " && "))\n\(code)\n#endif"
  }

  /// Whether a class derives from XCTestCase, or from a class of another module that is named like one.
  private func isTestCase(_ name: String) -> Bool {
    // A file may extend XCTestCase itself.
    guard let root = index.chain(of: name).last(where: { $0.kind == .class }), !root.isGeneric
    else { return false }
    return root.inherits.contains { name in
      let simple = name.split(separator: ".").last.map(String.init) ?? name
      return simple.hasSuffix("TestCase")
        && index.type(named: name, in: root.name)?.kind != .protocol
    }
  }
}
