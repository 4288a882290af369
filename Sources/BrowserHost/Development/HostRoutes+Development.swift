import HTTPTypes
import Hummingbird
import NIOCore

// The addresses of a host that `rostrum dev` has started.
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
  }
}
