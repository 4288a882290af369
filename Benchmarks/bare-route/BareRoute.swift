import Hummingbird

/// A server with a single route: the cost of a request without any work of the server.
@main
struct BareRoute {
  static func main() async throws {
    guard CommandLine.arguments.count == 2, let port = Int(CommandLine.arguments[1]) else {
      preconditionFailure("Expected a port, such as: bare-route 8090")
    }
    let router = Router()
    router.get("bare") { _, _ in "ok" }
    let application = Application(
      router: router,
      configuration: .init(address: .hostname("127.0.0.1", port: port))
    )
    try await application.run()
  }
}
