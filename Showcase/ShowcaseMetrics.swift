import CoreMetrics
import Hummingbird
import Logging
import NIOCore
import PrometheusMetrics
import ServiceLifecycle

/// The metrics of the program, at `/metrics` of a separate port that only this machine reaches.
struct ShowcaseMetrics: Service {
  private let factory = PrometheusMetricsFactory()
  let port: Int
  let logger: Logger

  /// Installs the factory as the backend of all metrics; must be called once, before any are
  /// recorded.
  func bootstrap() {
    MetricsSystem.bootstrap(factory)
  }

  func run() async throws {
    let router = Router()
    router.get("metrics") { [factory] _, _ in
      Response(
        status: .ok,
        headers: [
          .contentType: PrometheusMetricsFactory.contentType, .cacheControl: "no-store",
        ],
        body: .init(byteBuffer: ByteBuffer(string: factory.text()))
      )
    }
    try await Application(
      router: router,
      configuration: .init(address: .hostname("127.0.0.1", port: port)),
      logger: logger
    ).run()
  }
}
