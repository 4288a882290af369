import DrawnPictures

/// A story of the sample newspaper, derived from its id.
struct EditionStory: Sendable {
  /// An irregularity of a story, as in the real newspaper.
  enum Oddity: CaseIterable {
    /// The story is on another site and has no body.
    case offSite
    /// The key of the picture is missing.
    case noPicture
    /// The list of pictures is empty.
    case emptyPictures
    case noHue
    /// The column is stated by keys of the story itself.
    case flatSection
    /// There is no address to share.
    case noAddress
  }

  static let firstID = 9_000_000

  let date: EditionDate
  /// The position in the day, counted from 0, newest first.
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

  /// Creates the story with an id; nil where no day has one.
  init?(id: Int, in language: EditionLanguage = .chinese) {
    // Ids come from clients, so that the arithmetic must not overflow.
    guard (Self.firstID..<(Self.firstID + 1_000_000)).contains(id) else { return nil }
    let number = id - Self.firstID
    let date = EditionDate(number: number / 10)
    guard (1...Self.count(on: date)).contains(number % 10) else { return nil }
    self.init(date: date, index: number % 10 - 1, in: language)
  }

  /// Returns the number of stories of a day, from 3 to 7.
  static func count(on date: EditionDate) -> Int {
    var seed = Seed(date.number, 1)
    return 3 + seed.next(5)
  }

  /// Returns the stories of a day.
  static func all(
    on date: EditionDate,
    in language: EditionLanguage = .chinese
  ) -> [EditionStory] {
    (0..<count(on: date)).map { EditionStory(date: date, index: $0, in: language) }
  }

  /// The irregularity; each occurs once in ten days, among the first three stories, which every day
  /// has.
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

  /// A consecutive number, seven per day: adjacent stories have different columns, and in 60 days
  /// no subject occurs twice with the same angle.
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

  /// The reading time, in minutes.
  var minutes: Int {
    var seed = Seed(id, 3)
    return 1 + seed.next(4)
  }

  var hasManyPictures: Bool { id % 4 == 0 }

  /// The time of publication, in seconds since 1970; the first story is the newest.
  var publishedAt: Int { date.seconds(hour: 7, minute: 10 * (8 - index)) }

  var likes: Int {
    var seed = Seed(id, 4)
    return 12 + seed.next(900)
  }

  var cover: Cover { Cover(seed: id) }
}
