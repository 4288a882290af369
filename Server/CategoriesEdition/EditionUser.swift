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
  ///   - category: The category that lists the user.
  ///   - number: 0-based, in the order of the list.
  ///   - language: The language of the name and the introduction; everything else is the same in
  /// each.
  init(category: EditionCategory, number: Int, in language: RequestLanguage) {
    let texts = EditionTexts(language)
    let identity = category.id * 1_000 + number
    var seed = Seed(identity, 7)
    id = category.id == 41 && number == 10 ? nil : identity
    name = Self.name(category, number, texts)
    switch number % 9 {
    case 4: avatar = nil
    case 7: avatar = ""
    default: avatar = "avatar/\((category.id + number) % Avatar.count).png"
    }
    isVIP = number.isMultiple(of: 5)
    // Hardly anybody follows a user without posts.
    posts = number % 9 == 8 ? 0 : 1 + Self.amount(&seed, magnitudes: 3)
    fans = posts == 0 ? seed.next(10) : Self.amount(&seed, magnitudes: isVIP ? 7 : 5)
    gender = seed.next(3)
    introduction = Self.introduction(category.id, number, texts)
    isFollowed = number % 13 == 2
  }

  /// Returns an amount; small numbers are as frequent as large ones.
  private static func amount(_ seed: inout Seed, magnitudes: Int) -> Int {
    let limit = (0..<seed.next(magnitudes)).reduce(10) { limit, _ in limit * 10 }
    return seed.next(limit)
  }

  /// Returns a name that no other user of any category has, because the app would show two
  /// contradictory users of one name.
  private static func name(
    _ category: EditionCategory,
    _ number: Int,
    _ texts: EditionTexts
  ) -> String {
    // The fourth name of each category has an unusual form, in every language.
    if number == 3 {
      let unusual = category.categoriesBefore.count { $0.total > 3 }
      if texts.unusualNames.indices.contains(unusual) { return texts.unusualNames[unusual] }
    }
    // A pair of words repeats only after all pairs.
    let index = category.usersBefore + number
    let (round, place) = index.quotientAndRemainder(dividingBy: texts.manners.count)
    let manner = texts.manners[place * 5 % texts.manners.count]
    let trade = texts.trades[(place * 7 + round) % texts.trades.count]
    return manner + texts.separator + trade
  }

  /// Returns an introduction that differs from those of the users nearby; some are long, and every
  /// fourth is empty.
  private static func introduction(
    _ category: Int,
    _ number: Int,
    _ texts: EditionTexts
  ) -> String {
    if number % 4 == 1 { return "" }
    let length = number % 11 == 6 ? 4 : 1
    let sentences = (0..<length).map { index in
      texts.sentences[(category + number * 7 + index * 3) % texts.sentences.count]
    }
    return sentences.joined(separator: texts.separator)
  }
}
