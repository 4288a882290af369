import CoreMetrics
import Hummingbird
import Logging
import NIOCore
import PrometheusMetrics
import ServiceLifecycle

/// What the program counts, at `/metrics` of a port of its own that only this machine reaches.
struct ShowcaseMetrics: Service {
  private let factory = PrometheusMetricsFactory()
  let port: Int
  let logger: Logger

  /// Makes it the place where all samples of the program go; to be called once, before anything
  /// is counted.
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
