import ModelKit
import Testing

struct NameReadingTests {
  @Test(arguments: [
    ("EvanYang", "evanyang"),
    ("Émile Garnier", "emile garnier"),
    ("Łukasz Dudek", "lukasz dudek"),
    ("陈静怡", "chen jing yi"),
    ("24h Help Desk", "24h help desk"),
    ("单田芳", "shan tian fang"),
    ("尉迟敬德", "yu chi jing de"),
    ("仇英", "qiu ying"),
    ("单", "dan"),
    ("单位电话号码", "dan wei dian hua hao ma"),
  ])
  func readsTheNameInPlainLetters(_ name: String, _ key: String) {
    #expect(NameReading.sortKey(for: name, reading: nil) == key)
  }

  @Test func theDirectorysOwnReadingGoesFirst() {
    #expect(NameReading.sortKey(for: "曾国岳", reading: nil) == "zeng guo yue")
    #expect(NameReading.sortKey(for: "曾国岳", reading: "Zeng Guoyue") == "zeng guoyue")
    #expect(NameReading.sortKey(for: "曾国岳", reading: "Zēng Guóyuè") == "zeng guoyue")
  }
}
