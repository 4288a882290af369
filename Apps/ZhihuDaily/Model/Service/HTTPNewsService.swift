public import Foundation
import ModelKit

/// The server's API over HTTP.
public struct HTTPNewsService: NewsService {
  /// The maximum size of a response, in bytes.
  public static let maximumSize = 4 << 20

  private let base: URL
  private let form: NewsAPIForm
  private let language: String?
  private let transport: any NewsTransport

  /// Makes a service.
  /// - Parameters:
  ///   - base: The part of addresses before the version, such as `https://news-at.zhihu.com/api`.
  ///   - form: The version of the API.
  ///   - language: The language to request, as a BCP 47 tag; nil for the server's own.
  ///   - transport: The transport of requests.
  public init(
    base: URL,
    form: NewsAPIForm = .v4,
    language: String? = nil,
    transport: any NewsTransport
  ) {
    self.base = base
    self.form = form
    self.language = language
    self.transport = transport
  }

  public func latest() async throws(NewsServiceError) -> Fetched<FrontPage> {
    let page = try await ask(.latest, for: WireFrontPage.self)
    guard let page = page?.page(addresses) else { throw .empty }
    return page
  }

  public func day(before date: NewsDate) async throws(NewsServiceError) -> Fetched<Day>? {
    guard date > .first else { return nil }
    let day = try await ask(.before(date), for: WireDay.self)?.day(addresses)
    // A day that is not older would be requested forever.
    guard let day, day.value.date < date, !day.value.stories.isEmpty else { return nil }
    return day
  }

  public func story(_ id: Story.ID) async throws(NewsServiceError) -> Story {
    guard let story = try await ask(.story(id), for: WireStory.self) else { throw .empty }
    return story.story(addresses)
  }

  public func counts(of story: Story.ID) async throws(NewsServiceError) -> StoryCounts {
    guard let counts = try await ask(.counts(story), for: WireCounts.self) else { throw .empty }
    return counts.counts
  }

  public func comments(
    _ kind: StoryComment.Kind,
    of story: Story.ID,
    after last: StoryComment.ID?
  ) async throws(NewsServiceError) -> CommentPage {
    let page = try await ask(.comments(kind, story, after: last), for: WireComments.self)
    return page?.page(kind, addresses) ?? CommentPage(comments: [])
  }

  // MARK: - Requests

  private var addresses: WireAddresses { WireAddresses(base: base) }

  /// Requests a resource.
  ///
  /// - Returns: Nil for a successful response without a body.
  private func ask<Payload: Decodable & Sendable>(
    _ resource: NewsAPIForm.Resource,
    for type: Payload.Type
  ) async throws(NewsServiceError) -> Payload? {
    let path = form.path(resource)
    let reply = try await transport.get(address(path), language: language)
    guard (200...299).contains(reply.status) else { throw .status(reply.status) }
    if reply.body.isEmpty { return nil }
    return try await Self.read(type, from: reply.body, at: path)
  }

  private func address(_ path: String) -> URL {
    let url = base.appending(path: path)
    return form.query.isEmpty ? url : url.appending(queryItems: form.query)
  }

  /// Decodes a response outside of the caller's actor.
  @concurrent
  private static func read<Payload: Decodable & Sendable>(
    _ type: Payload.Type,
    from body: Data,
    at path: String
  ) async throws(NewsServiceError) -> Payload {
    guard body.count <= maximumSize else {
      throw .undecodable("\(path): Expected at most \(maximumSize) bytes, got \(body.count)")
    }
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch {
      throw .undecodable("\(path): \(WireProblem.description(of: error))")
    }
  }
}
