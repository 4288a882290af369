import SwiftSyntax

/// Adds a screen to the places of an app that name each screen; the rest becomes manual steps.
struct AppEditing {
  let screen: ScreenBlueprint
  var app: AppSources
  private(set) var manual: [ManualStep] = []
  /// The switches that get a case for the screen, by an edit or by a manual step.
  var completed: Set<SyntaxIdentifier> = []

  init(_ screen: ScreenBlueprint, in app: AppSources) {
    self.screen = screen
    self.app = app
  }

  /// - Throws: ``GenerationError`` where the app already declares one of these names.
  mutating func addScreen() throws(GenerationError) {
    let taken = app.declarations(of: screen.typeNames) + takenTexts + takenCases
    guard taken.isEmpty else {
      throw GenerationError(
        "Nothing was written, because \(app.name) has these already:\n"
          + taken.map { "  \($0)" }.joined(separator: "\n")
      )
    }
    addToScreensProtocol()
    addToScreenFactories()
    addRoute()
    addTexts()
    addToCoordinator()
    leaveSwitches()
  }

  /// The files that have changed.
  var edited: [EditedFile] {
    app.files.compactMap { file in
      guard !file.insertions.isEmpty, let text = file.edited else { return nil }
      return EditedFile(path: file.path, former: file.text, text: text)
    }
  }

  // MARK: - For the extensions

  var screensProtocol: String { "\(app.name)Screens" }
  var routeType: String { "\(app.name)Route" }
  var coordinatorType: String { "\(app.name)Coordinator" }

  mutating func leaveToAPerson(_ place: String, choices: [String] = [], _ lines: String) {
    manual.append(ManualStep(place: place, choices: choices, lines: lines))
  }

  /// Returns the place of a type's declaration among the files.
  func find(_ kind: DeclaredType.Kind, _ name: String) -> (file: Int, type: DeclaredType)? {
    for index in app.files.indices {
      if let type = app.files[index].topLevelTypes.first(where: {
        $0.kind == kind && $0.name == name
      }) {
        return (index, type)
      }
    }
    return nil
  }

  private var takenTexts: [String] {
    guard let (file, type) = find(.struct, app.textsType) else { return [] }
    return screen.texts.filter { type.property($0.property) != nil }
      .map { "\(app.textsType).\($0.property) in \(app.files[file].path)" }
  }

  private var takenCases: [String] {
    guard let (file, type) = find(.enum, routeType) else { return [] }
    return type.caseNames.contains(screen.name.variable)
      ? ["\(routeType).\(screen.name.plainVariable) in \(app.files[file].path)"] : []
  }
}
