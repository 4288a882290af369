public import Foundation
public import Hummingbird

/// A sample server of a daily newspaper in the shape of Zhihu Daily's interface, for any router.
///
/// ```swift
/// let router = Router()
/// ZhihuEdition(now: { Date() }).addRoutes(to: router)
/// // GET /zhihu/api/4/news/latest, …: base address /zhihu/api, versions 3, 4 and 7
/// ```
///
/// It has the last 60 days, and a day never changes: everything is derived from the date, except
/// the times of comments, which are never in the future. Some stories have the irregularities of
/// the real newspaper's.
public struct ZhihuEdition: Sendable {
  /// The number of days, including today.
  public static let dayCount = 60

  let now: @Sendable () -> Date
  let origin: String?
  let reader: String?
  let pictures = PictureShelf()

  /// Creates a sample server.
  /// - Parameters:
  ///   - now: The current date, from which the day in Shanghai follows.
  ///   - origin: The start of addresses, such as `https://example.com`, or an empty string for
  /// addresses without a host; nil takes the host that a request names.
  ///   - reader: The address of the app that shows the stories, such as
  ///     `https://example.com/zhihu-daily` or a path of the same host: bodies then link to the
  ///     comments there, and pages of stories redirect there. Nil if it has no address.
  public init(
    now: @escaping @Sendable () -> Date,
    origin: String? = nil,
    reader: String? = nil
  ) {
    self.now = now
    self.origin = origin
    self.reader = reader
  }

  public func addRoutes(to router: some RouterMethods) {
    addNews(to: router.group("zhihu/api/:version"))
    addPictures(to: router.group("zhihu"))
    addPages(to: router.group("zhihu"))
  }

  // MARK: - Days at hand

  var today: EditionDate { EditionDate(now()) }

  var oldest: EditionDate { today.adding(1 - Self.dayCount) }

  /// Returns the story with an id, if its day is available.
  func story(_ id: String?, in language: EditionLanguage = .chinese) -> EditionStory? {
    guard let number = id.flatMap({ Int($0) }), let story = EditionStory(id: number, in: language),
      (oldest...today).contains(story.date)
    else { return nil }
    return story
  }

  /// Returns the stories of the day before a date: none before the first day, and today's for a
  /// future date.
  func day(before date: EditionDate, _ writer: EditionWriter) -> DayPayload {
    let wanted = min(date.adding(-1), today)
    if wanted < oldest { return DayPayload(date: wanted.text, stories: []) }
    return writer.day(wanted)
  }

  func writer(for request: Request) -> EditionWriter {
    EditionWriter(
      origin: origin ?? EditionWriter.origin(ofHost: request.head.authority),
      reader: reader,
      language: request.language
    )
  }
}

extension Request {
  /// The language of the response.
  var language: EditionLanguage { EditionLanguage(acceptLanguage: headers[.acceptLanguage]) }
}

extension HTTPFields {
  /// Returns headers that declare the response to differ by language, so that caches keep one for
  /// each.
  static func text(_ type: String) -> HTTPFields {
    [.contentType: type, .cacheControl: "no-cache", .vary: "Accept-Language"]
  }
}
