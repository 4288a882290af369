/// A column of the newspaper: related subjects.
struct EditionColumn: Sendable {
  /// A subject of a column.
  struct Subject: Sendable {
    let name: String
    /// Facts about the subject, a paragraph each.
    let facts: [String]

    init(_ name: String, _ facts: String...) {
      self.name = name
      self.facts = facts
    }
  }

  let id: Int
  let name: String
  let subjects: [Subject]
  /// Reflections that suit every subject of the column.
  let reflections: [String]
  /// The items of lists.
  let advice: [String]

  /// A Boolean value that indicates whether its stories contain a formula.
  var hasFormulas: Bool { id == Self.physics.id }

  static let chinese: [EditionColumn] = [
    .physics, .kitchen, .city, .animals, .sky, .body, .words, .tools,
  ]

  static let english: [EditionColumn] = [
    .physicsInEnglish, .kitchenInEnglish, .cityInEnglish, .animalsInEnglish, .skyInEnglish,
    .bodyInEnglish, .wordsInEnglish, .toolsInEnglish,
  ]
}
