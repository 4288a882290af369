import RequestLanguage

/// A category of the sample server.
struct EditionCategory: Sendable {
  let id: Int
  private let chineseName: String
  private let englishName: String
  /// The number of users as the list of categories states it.
  let count: Int
  /// The actual number of users.
  let total: Int

  private init(_ id: Int, _ chinese: String, _ english: String, _ count: Int, total: Int? = nil) {
    self.id = id
    chineseName = chinese
    englishName = english
    self.count = count
    self.total = total ?? count
  }

  func name(in language: RequestLanguage) -> String {
    switch language {
    case .english: englishName
    case .simplifiedChinese: chineseName
    }
  }

  /// The categories before this one in the list.
  var categoriesBefore: ArraySlice<EditionCategory> {
    Self.all.prefix { $0.id != id }
  }

  /// The number of users in the categories before this one.
  var usersBefore: Int {
    categoriesBefore.reduce(0) { $0 + $1.total }
  }

  /// All categories.
  ///
  /// As in the real interface, `count` may differ from the list: here in the first.
  static let all = [
    EditionCategory(35, "网红", "Influencers", 65, total: 97),
    EditionCategory(33, "工作室", "Studios", 40),
    EditionCategory(5, "手绘本", "Sketchbooks", 20),
    EditionCategory(12, "街头音乐", "Street Music", 21),
    EditionCategory(41, "生活记录", "Vlogs", 58),
    EditionCategory(52, "厨房实验", "Kitchen Experiments", 33),
    EditionCategory(60, "新人报到", "New Arrivals", 0),
    EditionCategory(7, "宠物日记", "Pet Diaries", 12_800, total: 128),
    EditionCategory(18, "夜跑", "Night Runs", 1),
    EditionCategory(71, "慢慢读书、慢慢走路、慢慢说话的人", "People Who Read, Walk, and Talk Slowly", 9),
  ]
}
