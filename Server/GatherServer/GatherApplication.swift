public import Hummingbird
public import Logging
import NIOCore

/// The complete server: `/api`, and the endpoints for operators.
public enum GatherApplication {
  /// - Parameters:
  ///   - service: The service below `/api`, which runs separately.
  ///   - hostname: The address to listen on.
  ///   - port: The port; 0 takes a free one.
  ///   - metrics: The text of `/metrics`.
  ///   - metricsContentType: The content type of `/metrics`.
  ///   - logger: Logs requests that fail.
  ///   - onServerRunning: Called with the port once the server listens.
  /// - Returns: The application that a service group runs beside the service.
  public static func make(
    service: GatherService,
    hostname: String,
    port: Int,
    metrics: @escaping @Sendable () -> String,
    metricsContentType: String,
    logger: Logger,
    onServerRunning: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> some ApplicationProtocol {
    let router = Router(context: GatherRequestContext.self)
    service.addRoutes(to: router)
    router.get("health") { _, _ in text("ok\n") }
    router.get("ready") { _, _ in
      await service.isReady() ? text("ready\n") : text("no database\n", .serviceUnavailable)
    }
    router.get("metrics") { _, _ in
      Response(
        status: .ok,
        headers: [.contentType: metricsContentType, .cacheControl: "no-store"],
        body: .init(byteBuffer: ByteBuffer(string: metrics()))
      )
    }
    return Application(
      router: router,
      server: .http1(configuration: .init(idleTimeout: .seconds(75))),
      configuration: .init(address: .hostname(hostname, port: port), serverName: nil),
      onServerRunning: { onServerRunning($0.localAddress?.port ?? 0) },
      logger: logger
    )
  }

  private static func text(_ text: String, _ status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status,
      headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: .init(byteBuffer: ByteBuffer(string: text))
    )
  }
}

/// The context of a request: its remote address.
public struct GatherRequestContext: RequestContext, RemoteAddressRequestContext {
  public var coreContext: CoreRequestContextStorage
  public let remoteAddress: SocketAddress?

  public init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }
}
