import Foundation
import Hummingbird
import HummingbirdTesting
import ZhihuDailyModel

/// Brings the app's requests to a router of the same process.
struct RouterTransport: NewsTransport {
  let client: any TestClientProtocol

  func get(_ url: URL) async throws(NewsServiceError) -> NewsReply {
    let query = url.query.map { "?\($0)" } ?? ""
    do {
      return try await client.execute(uri: url.path + query, method: .get) { response in
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
