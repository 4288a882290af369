public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension URLSessionConfiguration {
  /// Keeps nothing: no cache, no cookies, no credentials.
  /// - Parameter timeout: The longest silence of a server, in seconds.
  /// - Returns: A configuration of its own.
  public static func keepingNothing(timeout: TimeInterval) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    return configuration
  }
}
