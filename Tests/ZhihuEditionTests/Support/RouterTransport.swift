import Foundation
import Hummingbird
import ServerTesting
import ZhihuDailyModel

/// Sends the app's requests to a router of the same process.
struct RouterTransport: NewsTransport {
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
