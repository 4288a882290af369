public import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

extension ApplicationProtocol {
  /// Serves the application while a test runs, which gets the port.
  ///
  /// The port 0 of the address selects a free one.
  public func serve<Value>(
    at address: BindAddress = .hostname("127.0.0.1", port: 0),
    _ test: @Sendable (Int) async throws -> Value
  ) async throws -> Value {
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let served = ServedApplication(base: self, address: address, port: port)
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(services: [served], logger: logger)
    )
    return try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask {
        defer { port.finish() }
        try await group.run()
      }
      guard let number = await ports.first(where: { _ in true }) else {
        // Rethrows the error with which the server ended.
        try await tasks.waitForAll()
        preconditionFailure("Expected a server that runs, got one that ended without an error.")
      }
      let result: Result<Value, any Error>
      do { result = .success(try await test(number)) } catch { result = .failure(error) }
      await group.triggerGracefulShutdown()
      try await tasks.waitForAll()
      return try result.get()
    }
  }
}

/// An application at another address, which reports its port.
private struct ServedApplication<Base: ApplicationProtocol>: ApplicationProtocol {
  let base: Base
  let address: BindAddress
  let port: AsyncStream<Int>.Continuation

  var responder: Base.Responder { get async throws { try await base.responder } }
  var server: HTTPServerBuilder { base.server }
  var eventLoopGroup: any EventLoopGroup { base.eventLoopGroup }
  var configuration: ApplicationConfiguration { base.configuration.with(address: address) }
  var logger: Logger { base.logger }
  var services: [any Service] { base.services }
  var processesRunBeforeServerStart: [@Sendable () async throws -> Void] {
    base.processesRunBeforeServerStart
  }

  func onServerRunning(_ channel: any Channel) async {
    await base.onServerRunning(channel)
    if let number = channel.localAddress?.port { port.yield(number) }
  }
}
