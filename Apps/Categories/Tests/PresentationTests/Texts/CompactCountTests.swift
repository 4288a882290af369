import Testing

@testable import CategoriesPresentation

struct CompactCountTests {
  @Test(arguments: [
    (0, "0", "0"), (999, "999", "999"), (1_000, "1K", "1000"), (1_249, "1.2K", "1249"),
    (9_999, "9.9K", "9999"), (10_000, "10K", "1 万"), (12_800, "12K", "1.2 万"),
    (99_999, "99K", "9.9 万"), (999_999, "999K", "99 万"), (1_050_000, "1M", "105 万"),
    (1_200_000, "1.2M", "120 万"), (120_000_000, "120M", "1.2 亿"), (1_000_000_000, "1B", "10 亿"),
  ])
  func roundsDown(_ count: Int, _ english: String, _ chinese: String) {
    #expect(CompactCount.english(count) == english)
    #expect(CompactCount.chinese(count) == chinese)
  }

  @Test func textsDistinguishSingularAndPlural() {
    #expect(CategoriesTexts.english.people(1) == "1 person")
    #expect(CategoriesTexts.english.people(65) == "65 people")
    #expect(CategoriesTexts.english.counts(1, 1) == "1 follower · 1 post")
    #expect(CategoriesTexts.english.counts(12_800, 0) == "12K followers · 0 posts")
    #expect(CategoriesTexts.simplifiedChinese.counts(12_800, 3) == "粉丝 1.2 万 · 帖子 3")
  }

  @Test func aSpaceIsBetweenChineseAndOtherNamesOnly() {
    let texts = CategoriesTexts.simplifiedChinese
    #expect(texts.followLabel("Ólafur Grétarsson") == "关注 Ólafur Grétarsson")
    #expect(texts.followingLabel("陈静怡") == "已关注陈静怡")
  }

  @Test(arguments: [(65, "65 人"), (9_999, "9999 人"), (12_800, "1.2 万人"), (12_000_000, "1200 万人")])
  func aSpaceIsBetweenDigitsAndChineseCharactersOnly(_ count: Int, _ text: String) {
    #expect(CategoriesTexts.simplifiedChinese.people(count) == text)
  }
}
