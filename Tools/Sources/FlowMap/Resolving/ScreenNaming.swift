/// Creates the display names of screens.
struct ScreenNaming {
  let index: ProjectIndex
  let evaluator: Evaluator

  /// Returns the name of a screen or a flow.
  func name(of value: Value) -> String {
    switch value {
    case .object(let type), .type(let type): return Words.spaced(index.stem(type))
    case .flow(let flow): return Words.spaced(index.stem(evaluator.flows[flow].type))
    case .made(let name, _): return Words.spaced(name.prefix(1).uppercased() + name.dropFirst())
    case .foreign(let name), .foreignType(let name):
      let plain = name.hasPrefix("UI") || name.hasPrefix("SF") || name.hasPrefix("MF")
      return Words.spaced(ProjectIndex.stem(plain ? String(name.dropFirst(2)) : name))
    case .scene(let key):
      let scene = evaluator.storyboards.scenes[key]?.scene
      if let name = scene?.customClass { return Words.spaced(ProjectIndex.stem(name)) }
      return scene?.title ?? scene?.tabTitle ?? scene?.identifier.map(Words.spaced)
        ?? Words.spaced(ProjectIndex.stem(Words.capitalized(scene?.element ?? "scene")))
    }
  }
}

/// Converts identifiers into words.
enum Words {
  /// Returns a name with a capital letter.
  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Returns `Contact Detail` for `ContactDetail`; runs of capitals stay together.
  static func spaced(_ name: String) -> String {
    var result = ""
    let characters = Array(name)
    for (place, character) in characters.enumerated() {
      let follows = place > 0 && !characters[place - 1].isUppercase
      let begins = place + 1 < characters.count && characters[place + 1].isLowercase
      if place > 0, character.isUppercase, follows || begins, characters[place - 1] != " " {
        result.append(" ")
      }
      result.append(character == "_" ? " " : character)
    }
    return String(result.drop { $0 == " " })
  }
}
