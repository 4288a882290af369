/// Carries HTTP requests.
public protocol GatherTransport: Sendable {
  /// Sends a request.
  /// - Returns: The answer, whatever its status.
  /// - Throws: `.offline`, `.timeout` or `.cancelled`.
  func send(_ request: GatherRequest) async throws(GatherServiceError) -> GatherReply

  /// Sends a request whose answer goes on and on.
  ///
  /// The first part is the head. The request ends with whoever reads.
  /// - Returns: A stream that fails with a `GatherServiceError`.
  func open(_ request: GatherRequest) -> AsyncThrowingStream<GatherStreamPart, any Error>
}
