/// A category of the edition.
struct EditionCategory: Sendable {
  let id: Int
  let name: String
  /// What the list of categories says.
  let count: Int
  /// How many there are.
  let total: Int

  private init(_ id: Int, _ name: String, _ count: Int, total: Int? = nil) {
    self.id = id
    self.name = name
    self.count = count
    self.total = total ?? count
  }

  /// As the real interface has it, `count` need not agree with the list: here in the first.
  static let all = [
    EditionCategory(35, "网红", 65, total: 97),
    EditionCategory(33, "工作室", 40),
    EditionCategory(5, "手绘本", 20),
    EditionCategory(12, "街头音乐", 21),
    EditionCategory(41, "Vlog", 58),
    EditionCategory(52, "厨房实验", 33),
    EditionCategory(60, "新来的", 0),
    EditionCategory(7, "宠物日记", 12_800, total: 128),
    EditionCategory(18, "夜跑", 1),
    EditionCategory(71, "慢慢读书、慢慢走路、慢慢说话的人", 9),
  ]
}
