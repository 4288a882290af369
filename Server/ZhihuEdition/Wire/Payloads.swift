// Payloads in the shape of the real interface. Keys become snake_case; nil is omitted.

struct DayPayload: Encodable {
  var date: String
  var stories: [RowPayload]
  /// The stories of the banner, for the newest day only.
  var topStories: [RowPayload]?
}

struct RowPayload: Encodable {
  var id: Int
  var title: String
  var hint: String
  /// The images in lists.
  var images: [String]?
  /// The image in the banner.
  var image: String?
  var imageHue: String?
  var url: String?
  var gaPrefix: String
  var type: Int
  var multipic: Bool?
}

struct StoryPayload: Encodable {
  var id: Int
  var title: String
  var body: String?
  var image: String?
  var imageSource: String?
  var images: [String]?
  var imageHue: String?
  var url: String?
  var shareUrl: String?
  var css: [String]?
  var js: [String]?
  var section: SectionPayload?
  var sectionId: Int?
  var sectionName: String?
  var themeName: String?
  var themeId: Int?
  var editorName: String?
  var gaPrefix: String
  var type: Int
  var publishTime: Int
}

struct SectionPayload: Encodable {
  var id: Int
  var name: String
  var thumbnail: String
}

struct CountsPayload: Encodable {
  var longComments: Int
  var shortComments: Int
  var comments: Int
  /// The number of likes, as the older versions call it.
  var popularity: Int?
  /// The number of likes, as the newest version calls it.
  var likes: Int?
}

struct NestedCountsPayload: Encodable {
  var count: CountsPayload
  var voteStatus: Int
  var favorite: Bool
}

struct CommentsPayload: Encodable {
  var comments: [CommentPayload]
}

struct CommentPayload: Encodable {
  var id: Int
  var author: String
  var avatar: String?
  var content: String
  var likes: Int
  var time: Int
  var replyTo: QuotePayload?
}

struct QuotePayload: Encodable {
  var id: Int
  var status: Int
  var author: String?
  var content: String?
  var errorMsg: String?
}

struct ErrorPayload: Encodable {
  var status: Int
  var errorMsg: String
}
