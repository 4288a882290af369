import FootballGatherModel

/// A transport without a network.
struct NoNetwork: GatherTransport {
  func send(_ request: GatherRequest) async throws(GatherServiceError) -> GatherReply {
    throw .offline
  }

  func open(_ request: GatherRequest) -> AsyncThrowingStream<GatherStreamPart, any Error> {
    AsyncThrowingStream { $0.finish(throwing: GatherServiceError.offline) }
  }
}
