import Foundation
import Testing
import ZhihuDailyModel

/// Decoding of the newest day, older days, and their rows, in every form.
struct FrontPageDecodingTests {
  private func service(_ json: String) -> HTTPNewsService {
    HTTPNewsService(base: .paper, transport: ScriptedTransport(json))
  }

  @Test func aWholePage() async throws {
    let page = try await service(
      """
      {"date": "20230421", "stories": [
        {"id": 9760001, "title": "小事 · 楼下的猫", "hint": "阿岚 · 3 分钟阅读", "type": 0,
         "images": ["https://pics.example/a.jpg?source=1"], "image_hue": "0x755264",
         "url": "https://daily.example/story/9760001", "ga_prefix": "042107", "multipic": true}
      ], "top_stories": [
        {"id": 9760009, "title": "大图", "hint": "作者 / 阿岚", "image": "https://pics.example/b.jpg",
         "image_hue": "#102030", "url": "https://daily.example/story/9760009", "type": 0}
      ]}
      """
    ).latest()
    let row = StorySummary(
      id: 9_760_001,
      title: "小事 · 楼下的猫",
      hint: "阿岚 · 3 分钟阅读",
      image: URL(string: "https://pics.example/a.jpg?source=1"),
      hue: ImageHue(red: 0x75, green: 0x52, blue: 0x64),
      page: URL(string: "https://daily.example/story/9760001"),
      hasManyPictures: true
    )
    let item = BannerItem(
      id: 9_760_009,
      title: "大图",
      hint: "作者 / 阿岚",
      image: URL(string: "https://pics.example/b.jpg"),
      hue: ImageHue(red: 0x10, green: 0x20, blue: 0x30),
      page: URL(string: "https://daily.example/story/9760009")
    )
    let day = Day(date: .april(21), stories: [row])
    #expect(page == Fetched(FrontPage(day: day, banner: [item])))
  }

  @Test func onlyIdAndTitleAreNeeded() async throws {
    let page = try await service(
      #"{"date": "20230421", "stories": [{"id": 1, "title": "只有标题"}]}"#
    ).latest()
    #expect(page.value.day.stories == [StorySummary(id: 1, title: "只有标题")])
    #expect(page.value.banner.isEmpty)
    #expect(page.skipped == 0)
  }

  @Test func aBadRowAmongGoodOnesIsSkippedAndCounted() async throws {
    let page = try await service(
      """
      {"date": "20230421", "stories": [
        {"id": 1, "title": "好"}, {"title": "没有编号"}, null, 7, {"id": "x", "title": "编号不是数"},
        {"id": 2}, {"id": 3, "title": "也好"}
      ], "top_stories": [{"id": 4, "title": null}, {"id": 1, "title": "好"}]}
      """
    ).latest()
    #expect(page.value.day.stories.map(\.id) == [1, 3])
    #expect(page.value.banner.map(\.id) == [1])
    #expect(page.skipped == 6)
  }

  @Test(arguments: [
    #""images": []"#, #""images": null"#, #""images": "x""#, #""image": """#, #""images": [null]"#,
    #""image": "not an address at all://""#, #""image": "javascript:alert(1)""#,
  ])
  func aStoryMayHaveNoPicture(_ member: String) async throws {
    let page = try await service(
      #"{"date": "20230421", "stories": [{"id": 1, "title": "无图", \#(member)}]}"#
    ).latest()
    #expect(page.value.day.stories == [StorySummary(id: 1, title: "无图")])
  }

  @Test(arguments: [
    (#""images": ["/a.png", "/b.png"], "image": "/c.png""#, "/a.png"),
    (#""images": [], "image": "/c.png""#, "/c.png"),
  ])
  func theFirstOfSeveralPicturesCounts(_ member: String, _ path: String) async throws {
    let page = try await service(
      #"{"date": "20230421", "stories": [{"id": 1, "title": "图", \#(member)}]}"#
    ).latest()
    #expect(page.value.day.stories.first?.image?.path == path)
  }

  @Test(arguments: [#""0x12""#, #""red""#, "7", "null", #""0xGGGGGG""#])
  func aBadHueIsNoneAndCostsNothingElse(_ hue: String) async throws {
    let page = try await service(
      #"{"date": "20230421", "stories": [{"id": 1, "title": "色", "image_hue": \#(hue)}]}"#
    ).latest()
    #expect(page.value.day.stories == [StorySummary(id: 1, title: "色")])
  }

  @Test func aStoryIsThereOnce() async throws {
    let page = try await service(
      """
      {"date": "20230421", "stories": [{"id": 1, "title": "一"}, {"id": 1, "title": "又"}],
       "top_stories": [{"id": 2, "title": "二"}, {"id": 2, "title": "又"}]}
      """
    ).latest()
    #expect(page.value.day.stories.map(\.title) == ["一"])
    #expect(page.value.banner.map(\.title) == ["二"])
  }

  @Test func aDayHasNoBanner() async throws {
    let day = try await service(#"{"date": "20230420", "stories": [{"id": 1, "title": "旧"}]}"#)
      .day(before: .april(21))
    #expect(day?.value == Day(date: .april(20), stories: [StorySummary(id: 1, title: "旧")]))
  }

  /// The end of the list, and responses that would be requested forever.
  @Test(arguments: [
    "", "{}", #"{"stories": []}"#, #"{"date": "20230420", "stories": []}"#,
    #"{"date": "20230420"}"#, #"{"date": "20230421", "stories": [{"id": 1, "title": "今"}]}"#,
  ])
  func anAnswerWithoutOlderStoriesIsTheEnd(_ json: String) async throws {
    #expect(try await service(json).day(before: .april(21)) == nil)
  }

  @Test func daysBeforeTheFirstNeedNoRequest() async throws {
    let transport = ScriptedTransport("{}")
    let service = HTTPNewsService(base: .paper, transport: transport)
    #expect(try await service.day(before: .first) == nil)
    #expect(try await service.day(before: .first.adding(days: -9)) == nil)
    #expect(transport.asked.isEmpty)
  }
}
