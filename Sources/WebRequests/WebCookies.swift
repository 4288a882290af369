public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// Cookies that requests carry and that responses set.
public protocol WebCookies: Sendable {
  /// The value of the field `Cookie` of a request; nil without cookies for its address.
  func field(for url: URL) -> String?

  /// Keeps the cookies that a response sets.
  func keep(from response: HTTPURLResponse, of url: URL)
}
