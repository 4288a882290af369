public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// Cookies that requests carry and that responses set.
public protocol WebCookies: Sendable {
  /// Returns the `Cookie` field of a request; nil without cookies for its address.
  func field(for url: URL) -> String?

  /// Stores the cookies that a response sets.
  func keep(from response: HTTPURLResponse, of url: URL)
}
