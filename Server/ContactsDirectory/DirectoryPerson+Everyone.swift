public import RequestLanguage

extension DirectoryPerson {
  /// The localized texts of a person.
  struct Texts: Sendable {
    var name: String
    var position: String
    var jobDescription: String
  }

  /// All people of the embedded directory in English, in the order of publication.
  ///
  /// The order is that of no list: clients sort.
  public static let everyone = everyone(in: .english)

  /// Returns the same people with names and texts in a language; ids, addresses and numbers do not
  /// depend on it.
  public static func everyone(in language: RequestLanguage) -> [DirectoryPerson] {
    let texts =
      switch language {
      case .english: textsInEnglish
      case .simplifiedChinese: textsInChinese
      }
    return (englishNames + chineseNames).map { person in
      texts[person.id].map(person.with) ?? person
    }
  }

  private func with(_ texts: Texts) -> DirectoryPerson {
    DirectoryPerson(
      id: id,
      name: texts.name,
      position: texts.position,
      jobDescription: texts.jobDescription,
      email: email,
      phone: phone
    )
  }
}
