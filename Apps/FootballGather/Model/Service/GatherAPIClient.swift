public import Foundation
import GatherAPI

/// The client of the server's API.
///
/// Repeats a request after a short delay if it is safe to repeat and the server did not respond or
/// was unavailable. Safe requests are reads, results, and those with an `Idempotency-Key`.
public struct GatherAPIClient: Sendable {
  /// The delays before the second and the third attempt.
  public static let standardPauses: [Duration] = [.milliseconds(300), .seconds(1)]

  let base: URL
  let transport: any GatherTransport
  private let now: @Sendable () -> Date
  private let clock: any Clock<Duration>
  private let pauses: [Duration]

  /// Creates a client.
  /// - Parameters:
  ///   - base: The server's address, such as `https://example.com/api`.
  ///   - transport: The transport that sends the requests.
  ///   - now: The current date.
  ///   - clock: The clock of the delays.
  ///   - pauses: The delays before each further attempt.
  public init(
    base: URL,
    transport: any GatherTransport,
    now: @escaping @Sendable () -> Date,
    clock: any Clock<Duration> = ContinuousClock(),
    pauses: [Duration] = Self.standardPauses
  ) {
    self.base = base
    self.transport = transport
    self.now = now
    self.clock = clock
    self.pauses = pauses
  }

  // MARK: - For the endpoints

  func request(
    _ method: GatherRequest.Method,
    _ path: String,
    token: String? = nil,
    fields: [String: String] = [:]
  ) -> GatherRequest {
    var fields = fields
    fields["Accept"] = "application/json"
    if let token { fields["Authorization"] = "Bearer \(token)" }
    return GatherRequest(method: method, url: base.appending(path: path), fields: fields)
  }

  /// Returns a request with a JSON body.
  func request(
    _ method: GatherRequest.Method,
    _ path: String,
    token: String? = nil,
    fields: [String: String] = [:],
    json value: some Encodable
  ) throws(GatherServiceError) -> GatherRequest {
    var request = request(method, path, token: token, fields: fields)
    request.fields["Content-Type"] = "application/json"
    do {
      request.body = try GatherJSON.encoder().encode(value)
    } catch {
      throw .undecodable("Expected a value that can be sent, got \(type(of: value)).")
    }
    return request
  }

  /// Sends a request, and repeats it if that is safe.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - repeats: Whether it may be repeated.
  ///   - statuses: The expected statuses.
  /// - Returns: A response with an expected status.
  /// - Throws: The error of any other response.
  @discardableResult
  func send(
    _ request: GatherRequest,
    repeats: Bool = true,
    wanting statuses: Int...
  ) async throws(GatherServiceError) -> GatherReply {
    var pauses = repeats && request.isRepeatable ? pauses[...] : []
    while true {
      do throws(GatherServiceError) {
        let reply = try await transport.send(request)
        if statuses.contains(reply.status) { return reply }
        throw failure(reply)
      } catch {
        guard error.isTransient, let pause = pauses.popFirst() else { throw error }
        do { try await clock.sleep(for: pause) } catch { throw .cancelled }
      }
    }
  }

  /// Returns the error of a response with an unexpected status.
  func failure(_ reply: GatherReply) -> GatherServiceError {
    switch reply.status {
    case 400, 422:
      let problem = try? GatherJSON.decoder().decode(ProblemResponse.self, from: reply.body)
      return .invalid(problem?.fields ?? [:])
    case 401: return .unauthorised
    case 404, 410: return .gone
    case 409: return .conflict
    case 412:
      return .changed(version: reply.version)
    case 429:
      let seconds = reply[field: "Retry-After"].flatMap { TimeInterval($0) } ?? 60
      return .throttled(until: now().addingTimeInterval(seconds))
    default: return .server(status: reply.status)
    }
  }

  /// Decodes a response, off the caller's actor.
  @concurrent
  static func read<Value: Decodable & Sendable>(
    _ type: Value.Type,
    from body: Data
  ) async throws(GatherServiceError) -> Value {
    do {
      return try GatherJSON.decoder().decode(type, from: body)
    } catch {
      throw .undecodable("Expected \(type), got \(body.count) bytes that are none.")
    }
  }
}

extension GatherServiceError {
  /// A Boolean value that indicates whether the error is transient.
  fileprivate var isTransient: Bool {
    switch self {
    case .offline, .timeout, .server(status: 502), .server(status: 503), .server(status: 504): true
    default: false
    }
  }
}
