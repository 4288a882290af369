import Rostrum
import Testing

struct ChinesePartsTests {
  @Test(arguments: [
    (["Ana", "的球队"], "Ana 的球队"), (["张三", "的球队"], "张三的球队"), (["关注", "Ólafur"], "关注 Ólafur"),
    (["65", "人"], "65 人"), (["1.2", "万", "人"], "1.2 万人"), (["🎈", "人"], "🎈人"), (["", "人"], "人"),
    (["视图", "引用", "Presenter"], "视图引用 Presenter"), (["“Ana”", "的球队"], "“Ana”的球队"),
  ])
  func aSpaceIsBetweenChineseAndLatinOnly(_ parts: [String], _ text: String) {
    #expect(String(chineseParts: parts) == text)
  }
}
