import SwiftSyntax

// Edits of the screen factory's protocol, and of the types that conform to it.
extension AppEditing {
  private var signature: String {
    "func \(screen.name.variable)(_ presenter: \(screen.screen)Presenter) -> any Screen"
  }

  mutating func addToScreensProtocol() {
    guard let (file, type) = find(.protocol, screensProtocol) else {
      return leaveToAPerson(
        "In \(parts.isEmpty ? "the protocol" : "one protocol of") \(screensProtocol)",
        choices: parts.map(placed),
        "  \(signature)"
      )
    }
    app.files[file].append(
      "  \(signature)",
      before: type.members.rightBrace,
      afterBlankLine: false
    )
  }

  mutating func addToScreenFactories() {
    leavePartialFactories()
    let names = [screensProtocol] + parts
    guard
      app.files.contains(where: { file in
        names.contains { !file.types(conformingTo: $0).isEmpty }
      })
    else {
      return leaveToAPerson(
        "In the types that make the app's screens",
        "  public \(signature) {\n    \(screen.screen)ViewController(presenter: presenter)\n  }"
      )
    }
    for file in app.files.indices {
      for type in app.files[file].types(conformingTo: screensProtocol) {
        let path = app.files[file].path
        let access = type.isPublic ? "public " : ""
        guard let body = factoryBody(in: path) else {
          leaveToAPerson(
            "In \(type.name), \(path), which conforms to \(screensProtocol)",
            "  \(access)\(signature) { … }"
          )
          continue
        }
        app.files[file].append(
          "  \(access)\(signature) {\n    \(body)\n  }",
          before: type.members.rightBrace,
          afterBlankLine: !type.members.members.isEmpty
        )
      }
    }
  }

  /// The protocols of which the screen factory's protocol is composed.
  private var parts: [String] { app.protocols(composedBy: screensProtocol) }

  /// Returns the name of a protocol with its file.
  private func placed(_ name: String) -> String {
    find(.protocol, name).map { "\(name) (\(app.files[$0.file].path))" } ?? name
  }

  /// Leaves the types that conform to the parts one by one to a person, who chooses the part.
  private mutating func leavePartialFactories() {
    let parts = parts
    var places: [String: [String]] = [:]
    var inUI: Set<String> = []
    for file in app.files {
      for type in file.topLevelTypes {
        let conformances = type.inherited.filter { parts.contains($0) }
        guard !conformances.isEmpty else { continue }
        let place = "\(conformances.joined(separator: ", ")) (\(file.path))"
        places[type.name, default: []].append(place)
        if file.path.hasPrefix("UI/") { inUI.insert(type.name) }
      }
    }
    // The factory of the user interface comes first.
    let names = places.keys.sorted()
    for name in names.filter(inUI.contains) + names.filter({ !inUI.contains($0) }) {
      leaveToAPerson(
        "In the declaration by which \(name) conforms to that protocol",
        choices: places[name] ?? [],
        inUI.contains(name)
          ? "  public \(signature) {\n    \(screen.screen)ViewController(presenter: presenter)\n  }"
          : "  \(signature) {\n    \(forwardingBody(of: name) ?? "…")\n  }"
      )
    }
  }

  /// Returns the body of a type's method that forwards to another factory, for the new screen.
  private func forwardingBody(of name: String) -> String? {
    let methods = app.files.flatMap(\.topLevelTypes).filter { $0.name == name }
      .flatMap(\.members.members).compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    for method in methods.reversed() {
      let call = ".\(method.name.text)(presenter)"
      guard let body = method.body?.statements, body.count == 1 else { continue }
      let text = body.trimmedDescription
      if text.contains(call) {
        return text.replacing(call, with: ".\(screen.name.variable)(presenter)")
      }
    }
    return nil
  }

  /// Returns the body that creates the screen in a layer; nil where no rule applies.
  private func factoryBody(in path: String) -> String? {
    let name = screen.name
    if path.hasPrefix("UI/") { return "\(name.type)ViewController(presenter: presenter)" }
    if path.hasPrefix("Tests/PresentationTests/") {
      return "FakeScreen(\"\(name.plainVariable)\", presenter: presenter, view: \(name.type)Spy())"
    }
    if path.hasPrefix("Tests/UITests/") {
      return "\(app.name)ScreensFactory().\(name.variable)(presenter)"
    }
    return nil
  }
}

extension DeclaredType {
  var isPublic: Bool {
    let modifiers = Syntax(node).asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers?.contains { ["public", "open"].contains($0.name.text) } == true
  }
}
