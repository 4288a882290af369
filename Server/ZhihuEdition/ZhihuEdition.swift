public import Foundation
public import Hummingbird

/// A daily paper of our own in the shape of Zhihu Daily's interface, for any router.
///
/// ```swift
/// let router = Router()
/// ZhihuEdition(now: { Date() }).addRoutes(to: router)
/// // GET /zhihu/api/4/news/latest, …: base address /zhihu/api, versions 3, 4 and 7
/// ```
///
/// It has the last 60 days, and every day is the same whenever it is asked for: all follows from
/// the date, but for the times of comments, which are never to come. Some stories are odd in the
/// ways that the real paper's are.
public struct ZhihuEdition: Sendable {
  /// Days that there are, today among them.
  public static let dayCount = 60

  let now: @Sendable () -> Date
  let origin: String?
  let pictures = PictureShelf()

  /// Makes an edition.
  /// - Parameters:
  ///   - now: The current date; the day in Shanghai counts.
  ///   - origin: What addresses begin with, such as `https://example.com`, or nothing for
  ///     addresses without a host; nil takes the host that a request names.
  public init(now: @escaping @Sendable () -> Date, origin: String? = nil) {
    self.now = now
    self.origin = origin
  }

  public func addRoutes(to router: some RouterMethods) {
    addNews(to: router.group("zhihu/api/:version"))
    addPictures(to: router.group("zhihu"))
    addPages(to: router.group("zhihu"))
  }

  // MARK: - Days at hand

  var today: EditionDate { EditionDate(now()) }

  var oldest: EditionDate { today.adding(1 - Self.dayCount) }

  /// The story with an id, if its day is at hand.
  func story(_ id: String?, in language: EditionLanguage = .chinese) -> EditionStory? {
    guard let number = id.flatMap({ Int($0) }), let story = EditionStory(id: number, in: language),
      (oldest...today).contains(story.date)
    else { return nil }
    return story
  }

  /// What is sent for the day before a date: nothing at the end of the paper, and today's stories
  /// for a date to come.
  func day(before date: EditionDate, _ writer: EditionWriter) -> DayPayload {
    let wanted = min(date.adding(-1), today)
    if wanted < oldest { return DayPayload(date: wanted.text, stories: []) }
    return writer.day(wanted)
  }

  func writer(for request: Request) -> EditionWriter {
    EditionWriter(
      origin: origin ?? EditionWriter.origin(ofHost: request.head.authority),
      language: request.language
    )
  }
}

extension Request {
  /// The language that an answer is written in.
  var language: EditionLanguage { EditionLanguage(acceptLanguage: headers[.acceptLanguage]) }
}

extension HTTPFields {
  /// Says that the answer differs by language, so that caches keep one for each.
  static func text(_ type: String) -> HTTPFields {
    [.contentType: type, .cacheControl: "no-cache", .vary: "Accept-Language"]
  }
}
