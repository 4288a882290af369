import SwiftSyntax

// Edits of the texts of the screen, in every language of the app.
extension AppEditing {
  mutating func addTexts() {
    let declarations = screen.texts.map { "  public var \($0.property): String" }
      .joined(separator: "\n")
    let lines = "\n  // \(screen.name.title)\n\(declarations)"
    let languages = languageCalls
    guard let (file, type) = find(.struct, app.textsType), let last = type.properties.last,
      !languages.isEmpty
    else {
      let texts = screen.texts.map { "    \($0.property): \($0.english.debugDescription)" }
      return leaveToAPerson(
        "In the texts of the app, and in each of their languages",
        "\(declarations)\n\(texts.joined(separator: ",\n"))"
      )
    }
    app.files[file].insert("\n\(lines)", at: last.endPositionBeforeTrailingTrivia)
    for (file, language, call) in languages {
      add(to: call, of: language, in: file)
    }
  }

  /// The calls that create the texts of each language, with the name of the constant.
  private var languageCalls: [(file: Int, language: String, call: FunctionCallExprSyntax)] {
    app.files.indices.flatMap { index in
      app.files[index].topLevelTypes.filter { $0.name == app.textsType }
        .flatMap(\.properties)
        .flatMap(\.bindings)
        .compactMap { binding in
          guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
            [app.textsType, ".init"].contains(call.calledExpression.trimmedDescription),
            call.arguments.last != nil
          else { return nil }
          return (index, binding.pattern.trimmedDescription, call)
        }
    }
  }

  private mutating func add(to call: FunctionCallExprSyntax, of language: String, in file: Int) {
    guard let last = call.arguments.last else { return }
    let isChinese = language.lowercased().contains("chinese")
    let arguments = screen.texts.map {
      "    \($0.property): \((isChinese ? $0.chinese : $0.english).debugDescription)"
    }
    app.files[file].insert(
      ",\n" + arguments.joined(separator: ",\n"),
      at: last.expression.endPositionBeforeTrailingTrivia
    )
  }
}
