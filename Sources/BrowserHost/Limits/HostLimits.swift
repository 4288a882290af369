import Hummingbird
import RequestLimits

/// The rate limits of the host per address.
struct HostLimits: Sendable {
  let paints: AddressRates
  /// The rate at which users begin to upload files.
  let uploads: AddressRates
  private let trustedProxies: Set<String>

  init(_ configuration: BrowserHostConfiguration) {
    paints = AddressRates(configuration.paintLimit)
    uploads = AddressRates(configuration.uploadLimit)
    trustedProxies = configuration.trustedProxies
  }

  /// Counts a request.
  /// - Throws: `HTTPError` with status 429 if its address has exceeded the rate.
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
