import Foundation
import Testing
import ZhihuDailyModel

/// Decoding of a story in every form.
struct StoryDecodingTests {
  private func story(_ json: String) async throws -> Story {
    try await HTTPNewsService(base: .paper, transport: ScriptedTransport(json)).story(9_760_001)
  }

  @Test func aWholeStory() async throws {
    let story = try await story(
      """
      {"id": 9760001, "title": "为什么影子有蓝色的", "body": "<p>雪地上看得最清楚。\\r\\n</p>",
       "image": "https://pics.example/big.jpg", "image_source": "阿岚 / CC BY",
       "images": ["https://pics.example/small.jpg"], "image_hue": "0x3d6476",
       "url": "https://daily.example/story/9760001", "share_url": "https://daily.example/s/1",
       "css": ["https://daily.example/a.css"], "js": [], "ga_prefix": "042107", "type": 0,
       "section": {"id": 35, "name": "小事", "thumbnail": "https://pics.example/s.jpg"},
       "publish_time": 1682030000, "create_time": 1682020000, "whatever": {"is": ["new"]}}
      """
    )
    let expected = Story(
      id: 9_760_001,
      title: "为什么影子有蓝色的",
      picture: Story.Picture(url: URL("https://pics.example/big.jpg"), credit: "阿岚 / CC BY"),
      hue: ImageHue(red: 0x3D, green: 0x64, blue: 0x76),
      thumbnail: URL("https://pics.example/small.jpg"),
      body: "<p>雪地上看得最清楚。\r\n</p>",
      figures: [],
      styleSheets: [URL("https://daily.example/a.css")],
      shareAddress: URL("https://daily.example/s/1"),
      section: Story.Section(id: 35, name: "小事", thumbnail: URL("https://pics.example/s.jpg")),
      publishedAt: Date(timeIntervalSince1970: 1_682_030_000)
    )
    #expect(story == expected)
    #expect(!story.isExternal)
  }

  @Test func picturesOfTheTextHaveAbsoluteAddresses() async throws {
    let transport = ScriptedTransport(
      #"""
      {"id": 7, "title": "猫", "body": "<img src='/pic/1.png' alt='一只猫'><img src='data:x'>"}
      """#
    )
    let story = try await HTTPNewsService(base: .paper, transport: transport).story(7)
    #expect(
      story.figures == [.init(url: URL("https://paper.example/pic/1.png"), text: "一只猫"), nil]
    )
  }

  @Test func onlyIdAndTitleAreNeeded() async throws {
    #expect(try await story(#"{"id": 1, "title": "短"}"#) == Story(id: 1, title: "短"))
  }

  @Test func anOffSiteStoryHasAPageInsteadOfABody() async throws {
    let story = try await story(
      """
      {"id": 1, "title": "别处的文章", "type": 1, "share_url": "https://elsewhere.example/1",
       "theme_name": "电影", "theme_id": 3, "editor_name": "阿岚", "css": null}
      """
    )
    #expect(story.isExternal)
    #expect(story.picture == nil)
    #expect(story.shareAddress == URL("https://elsewhere.example/1"))
    #expect(story.section == Story.Section(id: 3, name: "电影"))
  }

  @Test func anEmptyBodyIsNone() async throws {
    #expect(try await story(#"{"id": 1, "title": "空", "body": ""}"#).isExternal)
  }

  @Test func aPictureMayBeWithoutCredit() async throws {
    let story = try await story(#"{"id": 1, "title": "图", "image": "https://pics.example/a.png"}"#)
    #expect(story.picture == Story.Picture(url: .picture))
  }

  @Test func theSectionMayLieFlat() async throws {
    let story = try await story(
      """
      {"id": 1, "title": "平", "section_id": 2, "section_name": "瞎扯",
       "section_thumbnail": "https://pics.example/s.jpg"}
      """
    )
    #expect(
      story.section == .init(id: 2, name: "瞎扯", thumbnail: URL("https://pics.example/s.jpg"))
    )
  }

  @Test func theTimeMayBeThatOfMaking() async throws {
    let story = try await story(#"{"id": 1, "title": "时", "create_time": 1682020000}"#)
    #expect(story.publishedAt == Date(timeIntervalSince1970: 1_682_020_000))
  }

  @Test(arguments: [
    (#""share_url": "https://a.example/1", "url": "https://b.example/1""#, "https://a.example/1"),
    (#""url": "https://b.example/1""#, "https://b.example/1"),
    (#""share_url": "", "url": "https://b.example/1""#, "https://b.example/1"),
    (#""share_url": "http://daily.zhihu.com/story/1""#, "https://daily.zhihu.com/story/1"),
    (#""share_url": "http://other.example:8080/s""#, "http://other.example:8080/s"),
    (#""share_url": "/story/1""#, "https://paper.example/story/1"),
  ])
  func theShareAddress(_ members: String, _ address: String) async throws {
    let story = try await story(#"{"id": 1, "title": "分享", \#(members)}"#)
    #expect(story.shareAddress?.absoluteString == address)
  }

  @Test func thePapersPlainAddressesBecomeSecure() async throws {
    let story = try await story(
      """
      {"id": 1, "title": "样式", "css": ["http://news-at.zhihu.com/css/a.css?v=1", 7],
       "image": "http://pic3.zhimg.com/a.jpg", "images": ["http://zhihu.com.other.example/a.jpg"]}
      """
    )
    #expect(story.styleSheets == [URL("https://news-at.zhihu.com/css/a.css?v=1")])
    #expect(story.picture?.url == URL("https://pic3.zhimg.com/a.jpg"))
    #expect(story.thumbnail == URL("http://zhihu.com.other.example/a.jpg"))
  }
}
