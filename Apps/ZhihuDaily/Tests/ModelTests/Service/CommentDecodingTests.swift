import Foundation
import Testing
import ZhihuDailyModel

/// Decoding of comments in every form.
struct CommentDecodingTests {
  private func page(_ json: String, _ kind: StoryComment.Kind = .short) async throws -> CommentPage
  {
    try await HTTPNewsService(base: .paper, transport: ScriptedTransport(json))
      .comments(kind, of: 1, after: nil)
  }

  @Test func aWholeComment() async throws {
    let page = try await page(
      """
      {"comments": [{"id": 34036995, "author": "阿岚", "avatar": "http://pic2.zhimg.com/a_im.jpg",
        "content": "第一行\\n第二行", "likes": 8, "time": 1682030000,
        "reply_to": {"id": 34036981, "author": "老周", "content": "真的吗？", "status": 0}}]}
      """,
      .long
    )
    let comment = StoryComment(
      id: 34_036_995,
      kind: .long,
      author: "阿岚",
      avatar: URL("https://pic2.zhimg.com/a_im.jpg"),
      text: "第一行\n第二行",
      likes: 8,
      postedAt: Date(timeIntervalSince1970: 1_682_030_000),
      quote: .comment(author: "老周", text: "真的吗？")
    )
    #expect(page == CommentPage(comments: [comment]))
  }

  @Test(arguments: [
    (#"{"id": 1, "status": 1, "error_msg": "抱歉，原点评已经被删除"}"#, "抱歉，原点评已经被删除"),
    (#"{"id": 1, "status": 1}"#, nil),
    (#"{"id": 1, "status": 1, "author": "老周", "content": "还在？"}"#, nil),
    (#"{"id": 1}"#, nil),
  ])
  func aQuoteMayBeDeleted(_ quote: String, _ note: String?) async throws {
    let page = try await page(
      #"{"comments": [{"id": 2, "content": "回复", "reply_to": \#(quote)}]}"#
    )
    #expect(page.comments.first?.quote == .deleted(note: note))
  }

  @Test(arguments: ["null", "7", #""x""#])
  func aMalformedQuoteIsIgnored(_ quote: String) async throws {
    let page = try await page(
      #"{"comments": [{"id": 2, "content": "回复", "reply_to": \#(quote)}]}"#
    )
    #expect(page.comments == [StoryComment(id: 2, kind: .short, author: "", text: "回复")])
  }

  @Test func aBadCommentAmongGoodOnesIsSkippedAndCounted() async throws {
    let page = try await page(
      #"{"comments": [{"id": 3, "content": "好"}, {"id": 2}, {"content": "x"}, {"id": 1, "content": "好"}]}"#
    )
    #expect(page.comments.map(\.id) == [3, 1])
    #expect(page.skipped == 2)
    #expect(page.next == nil)
  }

  @Test(arguments: ["", #"{"comments": []}"#, "{}"])
  func noCommentsAreAnEmptyPage(_ json: String) async throws {
    #expect(try await page(json) == CommentPage(comments: []))
  }

  @Test(arguments: [(19, nil), (20, 1), (21, 1)])
  func aFullPageGoesOnAfterItsLast(_ count: Int, _ next: Int?) async throws {
    let rows = (1...count).reversed().map { #"{"id": \#($0), "content": "好"}"# }
    let page = try await page(#"{"comments": [\#(rows.joined(separator: ","))]}"#)
    #expect(page.comments.count == count)
    #expect(page.next == next)
  }

  /// Unreadable rows count towards the size of the page; otherwise the list would end early.
  @Test func aFullPageWithABadRowGoesOn() async throws {
    let rows = (2...20).reversed().map { #"{"id": \#($0), "content": "好"}"# } + ["null"]
    let page = try await page(#"{"comments": [\#(rows.joined(separator: ","))]}"#)
    #expect(page.next == 2)
  }
}
