import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import UIKitHosting

// The route of a host whose scenes become tests.
extension HostRoutes {
  private static let maximumCheckBytes = 8192

  func addCheckRoute(
    _ note: @escaping BrowserHostConfiguration.NoteCheck,
    to router: Router<HostRequestContext>
  ) {
    router.post("/-/checks/:scene") { request, context in
      let body = try await request.body.collect(upTo: Self.maximumCheckBytes)
      let element = try? JSONDecoder()
        .decode(BrowserHostConfiguration.PointedElement.self, from: Data(body.readableBytesView))
      guard let element else { throw HTTPError(.badRequest) }
      return try await check(element, in: context.parameters.require("scene"), note)
    }
  }

  private struct Answer: Encodable {
    var node: UInt32
    var text: String
  }

  @MainActor
  private func check(
    _ element: BrowserHostConfiguration.PointedElement,
    in scene: String,
    _ note: BrowserHostConfiguration.NoteCheck
  ) throws -> Response {
    guard let session = registry[scene] else { throw HTTPError(.notFound) }
    guard let check = session.note(element, note) else { return Response(status: .noContent) }
    let answer = Answer(node: check.node.rawValue, text: check.text)
    return Response(
      status: .ok,
      headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: .init(byteBuffer: ByteBuffer(bytes: try JSONEncoder().encode(answer)))
    )
  }
}
