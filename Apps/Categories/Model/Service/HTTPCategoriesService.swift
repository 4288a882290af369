import Foundation
import ModelKit

/// The API over HTTP.
public struct HTTPCategoriesService: CategoriesService {
  /// The maximum size of a response, in bytes.
  public static let maximumSize = 1 << 20

  private let server: ServerAddress
  private let transport: any CategoriesTransport
  private let language: String?
  private let log: RequestLog

  /// Makes a service.
  /// - Parameters:
  ///   - server: The address below which `api_open.php` is served.
  ///   - transport: The transport of requests.
  ///   - language: The BCP 47 tag of the requested language; nil to leave it to the server.
  ///   - log: A log that receives a line about each request.
  public init(
    server: ServerAddress,
    transport: any CategoriesTransport,
    language: String? = nil,
    log: RequestLog = .none
  ) {
    self.language = language
    self.server = server
    self.transport = transport
    self.log = log
  }

  public func categories() async throws(CategoriesServiceError) -> [UserCategory] {
    let wire = try await ask("categories", ["a": "category"], for: WireCategories.self)
    return wire.categories
  }

  public func users(
    of category: UserCategory.ID,
    page: Int
  ) async throws(CategoriesServiceError) -> UserPage {
    let query = ["a": "list", "category_id": "\(category)", "page": "\(page)"]
    let wire = try await ask("users of \(category), page \(page)", query, for: WireUsers.self)
    return wire.page(asked: page, base: server.base)
  }

  // MARK: - Asking

  private func ask<Payload: WireList>(
    _ what: String,
    _ query: [String: String],
    for type: Payload.Type
  ) async throws(CategoriesServiceError) -> Payload {
    do {
      let payload = try await answer(query, what, for: type)
      log.write("\(what): \(payload.count) rows, \(payload.skipped) unreadable")
      return payload
    } catch {
      log.write("\(what): \(error)")
      throw error
    }
  }

  private func answer<Payload: WireList>(
    _ query: [String: String],
    _ what: String,
    for type: Payload.Type
  ) async throws(CategoriesServiceError) -> Payload {
    let reply = try await transport.get(
      address(query),
      language: language,
      credentials: server.credentials
    )
    guard (200...299).contains(reply.status) else { throw .status(reply.status) }
    guard !reply.body.isEmpty else { throw .empty }
    return try await Self.read(type, from: reply.body, what)
  }

  private func address(_ query: [String: String]) -> URL {
    let items = query.merging(["c": "subscribe"]) { own, _ in own }
      .sorted { $0.key < $1.key }
      .map { URLQueryItem(name: $0.key, value: $0.value) }
    return server.base.appending(path: "api_open.php").appending(queryItems: items)
  }

  /// Decodes a response outside of the caller's actor.
  @concurrent
  private static func read<Payload: WireList>(
    _ type: Payload.Type,
    from body: Data,
    _ what: String
  ) async throws(CategoriesServiceError) -> Payload {
    guard body.count <= maximumSize else {
      throw .decoding("\(what): Expected at most \(maximumSize) bytes, got \(body.count)")
    }
    let payload: Payload
    do {
      payload = try JSONDecoder().decode(type, from: body)
    } catch {
      throw .decoding("\(what): \(WireProblem.description(of: error))")
    }
    guard payload.count > 0 || payload.skipped == 0 else {
      throw .decoding("\(what): Expected rows, got \(payload.skipped) unreadable ones")
    }
    return payload
  }
}
