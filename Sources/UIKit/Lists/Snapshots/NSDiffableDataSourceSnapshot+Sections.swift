// Changes to sections.

extension NSDiffableDataSourceSnapshot {
  /// Appends empty sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier))
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier) + 1)
  }

  /// Deletes sections and their items; unknown sections are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections where gone.contains(section.identifier) {
      for item in section.items { forget(item) }
    }
    sections.removeAll { gone.contains($0.identifier) }
    reloadedSections.subtract(gone)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let section = take(identifier, for: toIdentifier) else { return }
    sections.insert(section, at: place(of: toIdentifier))
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let section = take(identifier, for: toIdentifier) else { return }
    sections.insert(section, at: place(of: toIdentifier) + 1)
  }

  /// Marks sections whose cells are recreated when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      _ = place(of: identifier)
      reloadedSections.insert(identifier)
    }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    var known = Set(sectionIdentifiers)
    for identifier in identifiers where !known.insert(identifier).inserted {
      preconditionFailure(
        "Section identifiers must be unique: \(identifier) is in the snapshot already."
      )
    }
    sections.insert(
      contentsOf: identifiers.map { Section(identifier: $0, items: [], tokens: []) },
      at: place
    )
  }

  private mutating func take(
    _ identifier: SectionIdentifierType,
    for other: SectionIdentifierType
  ) -> Section? {
    guard identifier != other else { return nil }
    _ = place(of: other)
    return sections.remove(at: place(of: identifier))
  }
}
