public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// A whole answer.
public struct WebAnswer: Sendable {
  public var body: Data
  public var response: HTTPURLResponse
  /// The address that answered, after all redirects.
  public var url: URL
}
