import Foundation
import ModelKit

/// A page of comments: `{"comments": […]}`.
struct WireComments: Decodable, Sendable {
  private var comments: LossyArray<WireComment>

  private enum CodingKeys: String, CodingKey {
    case comments
  }

  init(from decoder: any Decoder) throws {
    comments = try decoder.container(keyedBy: CodingKeys.self).lossy(.comments)
  }

  /// Returns the page; a short page, or one without a readable comment, is the last.
  func page(_ kind: StoryComment.Kind, _ addresses: WireAddresses) -> CommentPage {
    let isFull = comments.elements.count + comments.skipped >= CommentPage.size
    return CommentPage(
      comments: comments.elements.map { $0.comment(kind, addresses) },
      next: isFull ? comments.elements.last?.id : nil,
      skipped: comments.skipped
    )
  }
}

/// A comment.
struct WireComment: Decodable, Sendable {
  let id: Int
  private var author: String
  private var avatar: String?
  private var text: String
  private var likes: Int
  /// Seconds since 1970.
  private var time: Double?
  private var quote: WireQuote?

  private enum CodingKeys: String, CodingKey {
    case id, author, avatar, content, likes, time
    case quote = "reply_to"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    text = try container.decode(String.self, forKey: .content)
    author = container.lenient(.author) ?? ""
    avatar = container.lenient(.avatar)
    likes = container.count(.likes) ?? 0
    time = container.lenient(.time)
    quote = container.lenient(.quote)
  }

  func comment(_ kind: StoryComment.Kind, _ addresses: WireAddresses) -> StoryComment {
    StoryComment(
      id: id,
      kind: kind,
      author: author,
      avatar: addresses.url(avatar),
      text: text,
      likes: likes,
      postedAt: time.map { Date(timeIntervalSince1970: $0) },
      quote: quote?.quote
    )
  }
}

/// The comment that a reply refers to; a deleted one has only a note.
struct WireQuote: Decodable, Sendable {
  let quote: StoryComment.Quote

  private enum CodingKeys: String, CodingKey {
    case author, content, status
    case note = "error_msg"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let status: Int = container.lenient(.status) ?? 0
    let text: String? = container.lenient(.content)
    if status == 0, let text {
      quote = .comment(author: container.lenient(.author) ?? "", text: text)
    } else {
      quote = .deleted(note: container.lenient(.note))
    }
  }
}
