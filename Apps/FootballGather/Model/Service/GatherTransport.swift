/// A transport for HTTP requests.
public protocol GatherTransport: Sendable {
  /// Sends a request.
  /// - Returns: The response, with any status.
  /// - Throws: `.offline`, `.timeout` or `.cancelled`.
  func send(_ request: GatherRequest) async throws(GatherServiceError) -> GatherReply

  /// Sends a request with a streamed response.
  ///
  /// The first part is the head. Ending the iteration cancels the request.
  /// - Returns: A stream that fails with a `GatherServiceError`.
  func open(_ request: GatherRequest) -> AsyncThrowingStream<GatherStreamPart, any Error>
}
