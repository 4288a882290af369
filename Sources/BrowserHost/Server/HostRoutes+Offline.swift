import HTTPTypes
import Hummingbird
import NIOCore
import UIKitHosting

// The files that a browser caches for use without a network.
extension HostRoutes {
  func addOfflineRoutes(to router: Router<HostRequestContext>) {
    router.get("\(ServiceWorker.path)") { _, _ in Self.worker() }
    router.get("\(ServiceWorker.offlinePath)") { request, _ in Self.offlinePage(request) }
  }

  private static func worker() -> Response {
    Response(
      status: .ok,
      headers: [
        .contentType: "text/javascript; charset=utf-8", .cacheControl: "no-cache",
        .serviceWorkerAllowed: "/",
        .contentSecurityPolicy: "default-src 'none'; connect-src 'self'",
      ],
      body: .init(
        byteBuffer: ByteBuffer(string: ServiceWorker.script(version: ServiceWorker.version))
      )
    )
  }

  private static func offlinePage(_ request: Request) -> Response {
    let languages = Visitor.languages(of: request.headers[.acceptLanguage])
    let page = OfflinePage(language: shown(languages), texts: .for(languages))
    let nonce = RandomName.make()
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
        .contentSecurityPolicy: OfflinePage.policy(nonce: nonce),
      ],
      body: .init(byteBuffer: ByteBuffer(string: page.html(nonce: nonce)))
    )
  }
}
