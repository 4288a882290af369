import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import UIKitHosting

// The routes of a host that `rostrum dev` has started.
extension HostRoutes {
  func addDevelopmentRoutes(_ reports: DevelopmentReports, to router: Router<HostRequestContext>) {
    let digest = assets.digest
    router.get("/-/development") { request, _ in
      let seen = request.uri.queryParameters["seen"].map(String.init) ?? ""
      let report = try await reports.next(after: seen)
      let json = "{\"tag\":\"\(report.tag)\",\"client\":\"\(digest)\",\"report\":\(report.json)}"
      return Response(
        status: .ok,
        headers: [
          .contentType: "application/json", .cacheControl: "no-store",
          .contentSecurityPolicy: "default-src 'none'; sandbox",
        ],
        body: .init(byteBuffer: ByteBuffer(string: json))
      )
    }
    router.get("/-/development/scenes/:scene") { _, context in
      try await inspection(of: context.parameters.require("scene"))
    }
  }

  private struct Inspection: Encodable {
    var scene: SceneInspection?
    var events: [EventLog.Entry]
  }

  /// Returns the views of a scene and its newest events.
  @MainActor
  private func inspection(of scene: String) throws -> Response {
    guard let session = registry[scene] else { throw HTTPError(.notFound) }
    let answer = Inspection(scene: session.inspection, events: session.eventLog?.entries ?? [])
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/json", .cacheControl: "no-store",
        .contentSecurityPolicy: "default-src 'none'; sandbox",
      ],
      body: .init(byteBuffer: ByteBuffer(bytes: try JSONEncoder().encode(answer)))
    )
  }
}
