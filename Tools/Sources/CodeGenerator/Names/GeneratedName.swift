/// The name of an app, a screen or a flow, in every form in which generated code needs it.
public struct GeneratedName: Hashable, Sendable {
  /// The name as a Swift type begins: `RecipeBook`.
  public let type: String
  /// The words of the name: `["Recipe", "Book"]`.
  let words: [String]

  /// - Throws: ``GenerationError`` with a sentence where `text` cannot begin the name of a type.
  public init(_ text: String, of kind: Kind) throws(GenerationError) {
    if let problem = NameProblem(in: text) {
      throw GenerationError("\(kind.subject) \(problem.sentence(for: text))")
    }
    type = text
    words = Self.words(of: text)
    for typeName in kind.typeNames(of: text) {
      guard let objection = SystemTypeNames.objection(to: typeName) else { continue }
      throw GenerationError("\(kind.subject) cannot be \(text): \(objection).")
    }
  }

  /// The name as that of a method or a case: `recipeBook`; in backticks where it is a keyword.
  public var variable: String {
    NameProblem.keywords.contains(plainVariable) ? "`\(plainVariable)`" : plainVariable
  }

  /// The name as the beginning of a property's name: `recipeBook`.
  var plainVariable: String {
    words[0].lowercased() + words.dropFirst().joined()
  }

  /// The name in an address: `recipe-book`.
  public var path: String {
    words.map { $0.lowercased() }.joined(separator: "-")
  }

  /// The name for users: `Recipe Book`.
  public var title: String {
    words.joined(separator: " ")
  }

  /// The name within a sentence: `recipe book`.
  var phrase: String {
    words.map { $0.dropFirst().contains(where: \.isUppercase) ? $0 : $0.lowercased() }
      .joined(separator: " ")
  }

  private static func words(of text: String) -> [String] {
    var words = [""]
    let letters = Array(text)
    for (index, letter) in letters.enumerated() {
      let isStart =
        index > 0 && letter.isUppercase
        && (!letters[index - 1].isUppercase
          || index + 1 < letters.count && letters[index + 1].isLowercase)
      if isStart { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }
}

extension GeneratedName {
  /// The kind of thing that has the name.
  public enum Kind: Sendable {
    case app
    case screen
    case flow

    var subject: String {
      switch self {
      case .app: "The name of an app"
      case .screen: "The name of a screen"
      case .flow: "The name of a flow"
      }
    }

    /// The types that generated code declares for a name.
    func typeNames(of name: String) -> [String] {
      let screen = ["View", "ViewState", "Navigation", "Presenter", "ViewController"]
      let endings =
        switch self {
        case .app:
          [
            "Coordinator", "Route", "Screens", "ScreensFactory", "Texts", "AppDelegate",
            "SceneDelegate",
          ]
        case .screen: screen
        case .flow: screen + ["Coordinator", "Outcome"]
        }
      return endings.map { name + $0 }
    }
  }
}
