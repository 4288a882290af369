public import CategoriesModel
public import Foundation
import Locking

/// A scripted server: it can fail, delay, and send invalid responses, and counts requests.
///
/// Requests have names: `categories`, `35/1` (the users of 35, page 1), `face.png`.
public final class ScriptedServer: CategoriesTransport {
  private struct State {
    var categories: [UserCategory]
    var people: [Int: Int]
    var answers: [String: Result<CategoriesReply, CategoriesServiceError>] = [:]
    var held: Set<String> = []
    var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]
    var asked: [String] = []
    var credentials: [ServerCredentials?] = []
    var languages: [String?] = []
  }

  private let state: Locked<State>

  /// Makes a server with as many users in each category as its count.
  public init(_ categories: [UserCategory] = .samples) {
    let people = Dictionary(categories.map { ($0.id, $0.count) }) { first, _ in first }
    state = Locked(State(categories: categories, people: people))
  }

  public static let base = ServerAddress(URL(filePath: "/api"))

  // MARK: - What the test writes

  public func set(_ categories: [UserCategory]) {
    state.withLock { $0.categories = categories }
  }

  /// Sets the number of users of a category.
  public func set(people: Int, of category: Int) {
    state.withLock { $0.people[category] = people }
  }

  /// Sets the response to a request from now on; nil for the regular response.
  public func answer(
    _ request: String,
    with answer: Result<CategoriesReply, CategoriesServiceError>?
  ) {
    state.withLock { $0.answers[request] = answer }
  }

  public func fail(_ requests: String..., with error: CategoriesServiceError = .offline) {
    for request in requests { answer(request, with: .failure(error)) }
  }

  public func recover(_ requests: String...) {
    for request in requests { answer(request, with: nil) }
  }

  /// Delays requests from now on until they are released.
  public func hold(_ requests: String...) {
    state.withLock { $0.held.formUnion(requests) }
  }

  public func release(_ requests: String...) {
    for request in requests {
      let waiting = state.withLock {
        $0.held.remove(request)
        return $0.waiting.removeValue(forKey: request) ?? []
      }
      for continuation in waiting { continuation.resume() }
    }
  }

  // MARK: - What the app asked

  public var asked: [String] { state.withLock { $0.asked } }
  public var credentials: [ServerCredentials?] { state.withLock { $0.credentials } }

  /// The languages of all requests.
  public var languages: [String?] { state.withLock { $0.languages } }

  public func count(_ request: String) -> Int { asked.count { $0 == request } }

  // MARK: - CategoriesTransport

  public func get(
    _ url: URL,
    language: String?,
    credentials: ServerCredentials?
  ) async throws(CategoriesServiceError) -> CategoriesReply {
    let request = Self.name(of: url)
    await withCheckedContinuation { continuation in
      let waits = state.withLock { state in
        state.asked.append(request)
        state.credentials.append(credentials)
        state.languages.append(language)
        guard state.held.contains(request) else { return false }
        state.waiting[request, default: []].append(continuation)
        return true
      }
      if !waits { continuation.resume() }
    }
    if let answer = state.withLock({ $0.answers[request] }) { return try answer.get() }
    return truth(request)
  }

  private func truth(_ request: String) -> CategoriesReply {
    let parts = request.split(separator: "/").compactMap { Int($0) }
    if request == "categories" { return .json(.categories(state.withLock { $0.categories })) }
    guard parts.count == 2 else { return CategoriesReply(status: 200, body: .face) }
    let people = state.withLock { $0.people[parts[0]] ?? 0 }
    return .json(.users(of: parts[0], page: parts[1], total: people))
  }

  private static func name(of url: URL) -> String {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    let query = Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
    switch query["a"] {
    case "category": return "categories"
    case "list": return "\(query["category_id"] ?? "")/\(query["page"] ?? "")"
    default: return url.lastPathComponent
    }
  }
}
