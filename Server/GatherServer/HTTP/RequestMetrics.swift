import CoreMetrics
import HTTPTypes
import Hummingbird

/// Counts requests and their time, by route rather than by address: the number of series is
/// bounded, and no id is in a metric.
struct RequestMetrics<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request,
    context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    let start = ContinuousClock.now
    let response = try await next(request, context)
    let dimensions = [
      ("method", request.method.rawValue), ("route", context.endpointPath ?? "other"),
      ("status", String(response.status.code)),
    ]
    Counter(label: "http_requests", dimensions: dimensions).increment()
    Timer(label: "http_request_duration", dimensions: Array(dimensions.prefix(2)))
      .recordNanoseconds(Int64((ContinuousClock.now - start) / .nanoseconds(1)))
    return response
  }
}
