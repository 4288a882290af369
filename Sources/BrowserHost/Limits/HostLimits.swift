import Hummingbird
import RequestLimits

/// What one address may ask of the host, and how often.
struct HostLimits: Sendable {
  let paints: AddressRates
  private let trustedProxies: Set<String>

  init(_ configuration: BrowserHostConfiguration) {
    paints = AddressRates(configuration.paintLimit)
    trustedProxies = configuration.trustedProxies
  }

  /// Counts a request.
  /// - Throws: `HTTPError` with status 429 where its address has asked too often.
  func check(
    _ rates: AddressRates,
    _ request: Request,
    _ context: HostRequestContext
  ) throws {
    guard rates.take(address(of: request, context)) else {
      throw HTTPError(.tooManyRequests, headers: [.retryAfter: "60"])
    }
  }

  func address(of request: Request, _ context: HostRequestContext) -> ClientAddress {
    ClientAddress(
      peer: context.remoteAddress,
      forwarded: request.headers[.xForwardedFor],
      trusted: trustedProxies
    )
  }
}
