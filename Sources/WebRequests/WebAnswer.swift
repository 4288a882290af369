public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// A complete response.
public struct WebAnswer: Sendable {
  public var body: Data
  public var response: HTTPURLResponse
  /// The address of the response, after all redirects.
  public var url: URL
}
