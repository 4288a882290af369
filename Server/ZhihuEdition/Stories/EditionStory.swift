import DrawnPictures

/// A story of the edition; all of it follows from its id.
struct EditionStory: Sendable {
  /// What is unusual about a story, as it happens with the real paper.
  enum Oddity: CaseIterable {
    /// It stands on another site and has no body.
    case offSite
    /// The key of the picture is missing.
    case noPicture
    /// The list of pictures is empty.
    case emptyPictures
    case noHue
    /// The column is told by keys of the story itself.
    case flatSection
    /// There is no address to share.
    case noAddress
  }

  static let firstID = 9_000_000

  let date: EditionDate
  /// From 0, the newest first.
  let index: Int
  let id: Int
  /// The language of its texts; everything else is the same in all languages.
  let language: EditionLanguage

  init(date: EditionDate, index: Int, in language: EditionLanguage = .chinese) {
    self.date = date
    self.language = language
    self.index = index
    id = Self.firstID + date.number * 10 + index + 1
  }

  /// The story with an id; nil where no day has one.
  init?(id: Int, in language: EditionLanguage = .chinese) {
    // Ids come from anybody: nothing may overflow.
    guard (Self.firstID..<(Self.firstID + 1_000_000)).contains(id) else { return nil }
    let number = id - Self.firstID
    let date = EditionDate(number: number / 10)
    guard (1...Self.count(on: date)).contains(number % 10) else { return nil }
    self.init(date: date, index: number % 10 - 1, in: language)
  }

  /// From 3 to 7.
  static func count(on date: EditionDate) -> Int {
    var seed = Seed(date.number, 1)
    return 3 + seed.next(5)
  }

  /// The stories of a day.
  static func all(
    on date: EditionDate,
    in language: EditionLanguage = .chinese
  ) -> [EditionStory] {
    (0..<count(on: date)).map { EditionStory(date: date, index: $0, in: language) }
  }

  /// Each oddity comes once in ten days, among the first three stories, which every day has.
  var oddity: Oddity? {
    switch (date.number % 10, index) {
    case (1, 2): .offSite
    case (2, 1): .noPicture
    case (3, 2): .emptyPictures
    case (4, 1): .noHue
    case (5, 2): .flatSection
    case (6, 1): .noAddress
    default: nil
    }
  }

  // MARK: - What it is about

  /// Counts on over the days, seven each: neighbours are of different columns, and in 60 days no
  /// subject comes twice from the same angle.
  private var ordinal: Int { date.number * 7 + index }

  var texts: EditionTexts { language.texts }

  var column: EditionColumn { texts.columns[ordinal % texts.columns.count] }

  var subject: EditionColumn.Subject {
    column.subjects[ordinal / texts.columns.count % column.subjects.count]
  }

  var angle: Angle {
    let round = ordinal / (texts.columns.count * column.subjects.count)
    return texts.angles[(round + ordinal) % texts.angles.count]
  }

  var title: String { Angle.text(angle.title, about: subject.name) }

  var author: String {
    var seed = Seed(id, 2)
    return seed.pick(texts.people.authors)
  }

  /// Minutes to read.
  var minutes: Int {
    var seed = Seed(id, 3)
    return 1 + seed.next(4)
  }

  var hasManyPictures: Bool { id % 4 == 0 }

  /// Seconds since 1970: the one on top came last.
  var publishedAt: Int { date.seconds(hour: 7, minute: 10 * (8 - index)) }

  var likes: Int {
    var seed = Seed(id, 4)
    return 12 + seed.next(900)
  }

  var cover: Cover { Cover(seed: id) }
}
