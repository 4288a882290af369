import SwiftSyntax

// Edits of the screen factory's protocol, and of the types that conform to it.
extension AppEditing {
  private var signature: String {
    "func \(screen.name.variable)(_ presenter: \(screen.screen)Presenter) -> any Screen"
  }

  mutating func addToScreensProtocol() {
    guard let (file, type) = find(.protocol, screensProtocol) else {
      return leaveToAPerson("In the protocol \(screensProtocol)", "  \(signature)")
    }
    app.files[file].append(
      "  \(signature)",
      before: type.members.rightBrace,
      afterBlankLine: false
    )
  }

  mutating func addToScreenFactories() {
    guard app.files.contains(where: { !$0.types(conformingTo: screensProtocol).isEmpty }) else {
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
