import Foundation

#if canImport(FoundationNetworking)
package import FoundationNetworking

/// Completes requests that servers refuse without a login.
///
/// On iOS a request without credentials that is answered by status 401 completes with this response.
///
/// NB: Foundation of Swift 6.3.1 never completes it if the response has `WWW-Authenticate`; mended by
/// https://github.com/swiftlang/swift-corelibs-foundation/pull/5458.
package enum RefusedLogins {
  /// Completes such requests of `URLSession.shared` from now on, if no session was created before: of
  /// the registered classes the first one that can load a request does.
  ///
  /// Their responses lack the header `WWW-Authenticate`.
  package static func complete() {
    _ = URLProtocol.registerClass(RefusedLoginProtocol.self)
  }

  /// Returns a configuration whose sessions complete such requests.
  ///
  /// Classes of the app keep the first choice of requests. A configuration without Foundation's own
  /// classes loads nothing from servers, and is returned as it is.
  package static func completing(
    _ configuration: URLSessionConfiguration
  ) -> URLSessionConfiguration {
    let systems = URLSessionConfiguration.default.protocolClasses ?? []
    var classes = configuration.protocolClasses ?? []
    guard !classes.contains(where: { $0 == RefusedLoginProtocol.self }),
      let place = classes.firstIndex(where: { own in systems.contains { $0 == own } }),
      let copy = configuration.copy() as? URLSessionConfiguration
    else { return configuration }
    classes.insert(RefusedLoginProtocol.self, at: place)
    copy.protocolClasses = classes
    return copy
  }
}

/// Loads by Foundation's own protocol, and passes its events on.
private final class RefusedLoginProtocol: URLProtocol {
  private var loader: URLProtocol?

  private static func loaderClass(for request: URLRequest) -> URLProtocol.Type? {
    URLSessionConfiguration.default.protocolClasses?.lazy
      .compactMap { $0 as? URLProtocol.Type }
      .first { $0 != Self.self && $0.canInit(with: request) }
  }

  override class func canInit(with request: URLRequest) -> Bool {
    ["http", "https"].contains(request.url?.scheme?.lowercased())
      && loaderClass(for: request) != nil
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    if loader == nil, let task, let client {
      loader = Self.loaderClass(for: request)?.init(
        task: task,
        cachedResponse: cachedResponse,
        client: RefusedLoginClient(client)
      )
    }
    loader?.startLoading()
  }

  override func stopLoading() {
    loader?.stopLoading()
  }
}

/// Passes events on, and removes the request for a login from a response that nobody can answer.
private final class RefusedLoginClient: NSObject, URLProtocolClient {
  private let client: any URLProtocolClient

  init(_ client: any URLProtocolClient) {
    self.client = client
  }

  func urlProtocolDidFinishLoading(_ loader: URLProtocol) {
    if let response = withoutLogin(loader.task) {
      client.urlProtocol(loader, didReceive: response, cacheStoragePolicy: .notAllowed)
    }
    client.urlProtocolDidFinishLoading(loader)
  }

  /// Returns the response of a refused request; nil if a delegate or stored credentials may log in.
  private func withoutLogin(_ task: URLSessionTask?) -> URLResponse? {
    guard let response = task?.response as? HTTPURLResponse, response.statusCode == 401,
      let url = response.url, task?.delegate == nil,
      URLCredentialStorage.shared.allCredentials.isEmpty
    else { return nil }
    var fields: [String: String] = [:]
    for case (let name as String, let value as String) in response.allHeaderFields
    where name.lowercased() != "www-authenticate" {
      fields[name] = value
    }
    return HTTPURLResponse(url: url, statusCode: 401, httpVersion: "HTTP/1.1", headerFields: fields)
  }

  func urlProtocol(
    _ loader: URLProtocol,
    wasRedirectedTo request: URLRequest,
    redirectResponse: URLResponse
  ) {
    client.urlProtocol(loader, wasRedirectedTo: request, redirectResponse: redirectResponse)
  }

  func urlProtocol(_ loader: URLProtocol, cachedResponseIsValid response: CachedURLResponse) {
    client.urlProtocol(loader, cachedResponseIsValid: response)
  }

  func urlProtocol(
    _ loader: URLProtocol,
    didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) {
    client.urlProtocol(loader, didReceive: response, cacheStoragePolicy: policy)
  }

  func urlProtocol(_ loader: URLProtocol, didLoad data: Data) {
    client.urlProtocol(loader, didLoad: data)
  }

  func urlProtocol(_ loader: URLProtocol, didFailWithError error: any Error) {
    client.urlProtocol(loader, didFailWithError: error)
  }

  func urlProtocol(_ loader: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
    client.urlProtocol(loader, didReceive: challenge)
  }

  func urlProtocol(_ loader: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
    client.urlProtocol(loader, didCancel: challenge)
  }
}
#endif
