import CoreMetrics
import HTTPTypes
import Hummingbird
import Synchronization

/// Counts requests and their durations by route rather than by address, so that the number of
/// series is bounded and no metric contains an id.
struct RequestMetrics<Context: RequestContext>: RouterMiddleware {
  private let handles = RequestMetricsHandles()

  func handle(
    _ request: Request,
    context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    let start = ContinuousClock.now
    let response = try await next(request, context)
    handles.note(
      ContinuousClock.now - start,
      of: .init(
        method: request.method.rawValue,
        route: context.endpointPath ?? "other",
        status: response.status.code
      )
    )
    return response
  }
}

/// A cache of metric handles, because looking one up costs more than recording does.
private final class RequestMetricsHandles: Sendable {
  struct Key: Hashable {
    var method: String
    var route: String
    var status: Int
  }

  private struct Handles {
    var count: Counter
    var duration: Timer
  }

  private let known = Mutex<[Key: Handles]>([:])

  func note(_ time: Duration, of key: Key) {
    let handles = known.withLock { known in
      if let handles = known[key] { return handles }
      let made = Self.handles(for: key)
      known[key] = made
      return made
    }
    handles.count.increment()
    handles.duration.recordNanoseconds(Int64(time / .nanoseconds(1)))
  }

  private static func handles(for key: Key) -> Handles {
    let dimensions = [
      ("method", key.method), ("route", key.route), ("status", String(key.status)),
    ]
    return Handles(
      count: Counter(label: "http_requests", dimensions: dimensions),
      duration: Timer(label: "http_request_duration", dimensions: Array(dimensions.prefix(2)))
    )
  }
}
