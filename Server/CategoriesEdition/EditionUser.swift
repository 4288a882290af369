import DrawnPictures
import RequestLanguage

/// A user of the sample server, derived from a category and a number.
struct EditionUser: Sendable {
  /// The id; nil in a malformed row.
  let id: Int?
  let name: String
  /// The end of the picture's address; empty or nil where there is none.
  let avatar: String?
  let fans: Int
  let posts: Int
  /// The gender: 0 is unknown, 1 a man, 2 a woman.
  let gender: Int
  let introduction: String
  let isVIP: Bool
  let isFollowed: Bool

  /// - Parameters:
  ///   - category: Its id.
  ///   - number: 0-based, in the order of the list.
  ///   - language: The language of the name and the introduction; everything else is the same in
  /// each.
  init(category: Int, number: Int, in language: RequestLanguage) {
    let texts = EditionTexts(language)
    var seed = Seed(category * 1_000 + number, 7)
    id = category == 41 && number == 10 ? nil : category * 1_000 + number
    name = Self.name(category, number, texts, &seed)
    switch number % 9 {
    case 4: avatar = nil
    case 7: avatar = ""
    default: avatar = "avatar/\((category + number) % Avatar.count).png"
    }
    fans = Self.amount(&seed, magnitudes: 8)
    posts = Self.amount(&seed, magnitudes: 4)
    gender = seed.next(3)
    introduction = Self.introduction(number, texts, &seed)
    isVIP = number.isMultiple(of: 5)
    isFollowed = number % 13 == 2
  }

  /// Returns an amount; small numbers are as frequent as large ones.
  private static func amount(_ seed: inout Seed, magnitudes: Int) -> Int {
    let limit = (0..<seed.next(magnitudes)).reduce(10) { limit, _ in limit * 10 }
    return seed.next(limit)
  }

  private static func name(
    _ category: Int,
    _ number: Int,
    _ texts: EditionTexts,
    _ seed: inout Seed
  ) -> String {
    // Some names have an unusual form, in every language.
    if number % 10 == 3 {
      return texts.unusualNames[(category + number / 10) % texts.unusualNames.count]
    }
    return seed.pick(texts.manners) + texts.separator + seed.pick(texts.trades)
  }

  private static func introduction(
    _ number: Int,
    _ texts: EditionTexts,
    _ seed: inout Seed
  ) -> String {
    if number % 4 == 1 { return "" }
    let first = seed.pick(texts.sentences)
    return number % 11 == 6 ? texts.sentences.joined(separator: texts.separator) : first
  }
}
