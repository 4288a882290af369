/// A column of the edition: things of one kind to write about.
struct EditionColumn: Sendable {
  /// One thing to write about.
  struct Subject: Sendable {
    let name: String
    /// A paragraph each: what is true of it, whoever tells it.
    let facts: [String]

    init(_ name: String, _ facts: String...) {
      self.name = name
      self.facts = facts
    }
  }

  let id: Int
  let name: String
  let subjects: [Subject]
  /// Thoughts that suit every subject of the column.
  let reflections: [String]
  /// What is worth a list.
  let advice: [String]

  static let chinese: [EditionColumn] = [
    .physics, .kitchen, .city, .animals, .sky, .body, .words, .tools,
  ]

  static let english: [EditionColumn] = [
    .physicsInEnglish, .kitchenInEnglish, .cityInEnglish, .animalsInEnglish, .skyInEnglish,
    .bodyInEnglish, .wordsInEnglish, .toolsInEnglish,
  ]
}
