import UIKit

/// The texts that are not in the storyboards, in one language, and the contents of a new diary.
struct JourneyTexts {
  private let isChinese: Bool

  init(language: String) {
    isChinese = language.hasPrefix("zh")
  }

  var seasons: [String] {
    isChinese ? ["春", "夏", "秋", "冬"] : ["Spring", "Summer", "Autumn", "Winter"]
  }

  var ideas: String { isChinese ? "灵感" : "Ideas" }
  var tips: String { isChinese ? "小贴士" : "Tips" }
  var editJourney: String { isChinese ? "编辑旅程" : "Edit Journey" }
  var rating: String { isChinese ? "评分" : "Rating" }

  /// The tip below a journey; nil for that of the storyboard.
  var coverTip: (start: String, end: String)? {
    isChinese ? ("提示：", "点一下封面，可以看大图。") : nil
  }

  func days(_ count: Int) -> String {
    isChinese ? "\(count) 天" : count == 1 ? "1 day" : "\(count) days"
  }

  func sent(_ title: String) -> String {
    isChinese ? "“\(title)”的明信片已寄出。" : "A postcard of \(title) is on its way."
  }

  func rated(_ stars: Int) -> String {
    isChinese ? "你给了 \(stars) 颗星" : stars == 1 ? "You gave 1 star" : "You gave \(stars) stars"
  }

  // MARK: Contents

  var sampleJourneys: [Journey] {
    [
      Journey(
        title: isChinese ? "京都的枫叶" : "Maples of Kyoto",
        place: isChinese ? "日本京都" : "Kyoto, Japan",
        notes: isChinese
          ? "清晨的寺院还没有人。我们沿着哲学之道走到银阁寺，午后在河边喝茶。"
          : "Nobody is at the temples early in the morning. We followed the Philosopher's Path to "
            + "the Silver Pavilion, and had tea by the river in the afternoon.",
        symbol: "leaf.fill",
        color: .systemRed,
        days: 9,
        season: 2,
        rating: 5,
        isFavorite: true
      ),
      Journey(
        title: isChinese ? "罗弗敦的夏夜" : "Summer Nights of Lofoten",
        place: isChinese ? "挪威罗弗敦" : "Lofoten, Norway",
        notes: isChinese ? "太阳不落。我们午夜出海。" : "The sun did not set. We sailed at midnight.",
        symbol: "sun.max.fill",
        color: .systemTeal,
        days: 14,
        people: 4,
        rating: 4
      ),
      Journey(
        title: isChinese ? "里斯本的周末" : "A Weekend in Lisbon",
        place: isChinese ? "葡萄牙里斯本" : "Lisbon, Portugal",
        notes: isChinese ? "坐电车上山，走路下山。" : "Up the hill by tram, and down on foot.",
        symbol: "cup.and.saucer",
        color: .systemOrange,
        days: 3,
        season: 0,
        rating: 3
      ),
    ]
  }

  var sampleIdeas: [Idea] {
    [
      Idea(
        title: isChinese ? "坐夜车" : "A night train",
        reason: isChinese ? "睡一觉就到了。" : "Fall asleep here, wake up there.",
        symbol: "moon.fill"
      ),
      Idea(
        title: isChinese ? "从小屋到小屋" : "From hut to hut",
        reason: isChinese ? "五天，一个背包。" : "Five days with one rucksack.",
        symbol: "figure.walk"
      ),
    ]
  }

  var sampleTips: [String] {
    [
      isChinese
        ? "当天就写下来：第二天你会忘记气味和声音。"
        : "Write on the same day: on the next you have forgotten smells and sounds."
    ]
  }

  var continents: [(name: String, places: [Place])] {
    [
      (
        isChinese ? "欧洲" : "Europe",
        [
          Place(name: isChinese ? "里斯本" : "Lisbon", symbol: "cup.and.saucer", color: .systemBrown),
          Place(name: isChinese ? "罗弗敦" : "Lofoten", symbol: "sun.max.fill", color: .systemIndigo),
          Place(name: isChinese ? "维也纳" : "Vienna", symbol: "music.note", color: .systemPurple),
        ]
      ),
      (
        isChinese ? "亚洲" : "Asia",
        [
          Place(name: isChinese ? "京都" : "Kyoto", symbol: "leaf.fill", color: .systemRed),
          Place(name: isChinese ? "桂林" : "Guilin", symbol: "drop.fill", color: .systemBlue),
        ]
      ),
    ]
  }
}
