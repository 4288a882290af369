import Foundation
import Hummingbird
import ServerTesting
import Synchronization
import ZhihuDailyModel

/// A transport to the sample server whose connection can be cut.
final class EditionTransport: NewsTransport {
  private struct State {
    var isCut = false
    var asked: [String] = []
  }

  private let way: any NewsTransport
  private let state = Mutex(State())

  init(over way: any NewsTransport) {
    self.way = way
  }

  /// Makes a transport to a sample server in the same process.
  convenience init(_ client: RouteClient) {
    self.init(over: WayWithinProcess(client: client))
  }

  /// The requested paths.
  var asked: [String] { state.withLock { $0.asked } }

  func cut(_ isCut: Bool) {
    state.withLock { $0.isCut = isCut }
  }

  func get(_ url: URL, language: String?) async throws(NewsServiceError) -> NewsReply {
    let isCut = state.withLock { state in
      state.asked.append(url.path)
      return state.isCut
    }
    if isCut { throw .offline }
    return try await way.get(url, language: language)
  }
}

private struct WayWithinProcess: NewsTransport {
  let client: RouteClient

  func get(_ url: URL, language: String?) async throws(NewsServiceError) -> NewsReply {
    let query = url.query.map { "?\($0)" } ?? ""
    do {
      let headers: HTTPFields = language.map { [.acceptLanguage: $0] } ?? [:]
      return try await client.execute(
        uri: url.path + query,
        method: .get,
        headers: headers
      ) { response in
        NewsReply(
          status: Int(response.status.code),
          body: Data(response.body.readableBytesView)
        )
      }
    } catch {
      throw .offline
    }
  }
}
