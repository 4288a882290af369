public import RequestLanguage

extension DirectoryPerson {
  /// The localized texts of a person.
  struct Texts: Sendable {
    var name: String
    var position: String
    var jobDescription: String
    /// The address made of the name; nil if that of the other language fits.
    var email: String?
  }

  /// All people of the embedded directory in English, in the order of publication.
  ///
  /// The order is that of no list: clients sort.
  public static let everyone = everyone(in: .english)

  /// Returns the same people with names, texts and addresses in a language, and numbers of its
  /// region; ids and the ends of numbers do not depend on it.
  public static func everyone(in language: RequestLanguage) -> [DirectoryPerson] {
    let (texts, exchange) =
      switch language {
      case .english: (textsInEnglish, "+1 202 555")
      case .simplifiedChinese: (textsInChinese, "+86 10 5555")
      }
    return (englishNames + chineseNames).map { person in
      var person = texts[person.id].map(person.with) ?? person
      person.phone = "\(exchange) \(person.phone.suffix(4))"
      return person
    }
  }

  private func with(_ texts: Texts) -> DirectoryPerson {
    DirectoryPerson(
      id: id,
      name: texts.name,
      position: texts.position,
      jobDescription: texts.jobDescription,
      email: texts.email ?? email,
      phone: phone
    )
  }
}
