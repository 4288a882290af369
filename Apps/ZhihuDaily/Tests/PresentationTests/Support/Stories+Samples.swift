import Foundation
import ZhihuDailyModel

extension Story {
  static func sample(_ id: Int, body: String? = "<p>Text</p>") -> Story {
    Story(
      id: id,
      title: "Story \(id)",
      picture: URL(string: "https://paper.example/large/\(id).jpg").map {
        Picture(url: $0, credit: "Ana")
      },
      body: body,
      shareAddress: URL(string: "https://paper.example/story/\(id)"),
      section: Section(id: 2, name: "Small Things")
    )
  }
}

extension StoryComment {
  static func sample(
    _ id: Int,
    _ kind: Kind = .short,
    likes: Int = 3,
    postedAt: Date? = .noon.addingTimeInterval(-3_600),
    quote: Quote? = nil
  ) -> StoryComment {
    StoryComment(
      id: id,
      kind: kind,
      author: "Reader \(id)",
      text: "Comment \(id)",
      likes: likes,
      postedAt: postedAt,
      quote: quote
    )
  }
}
