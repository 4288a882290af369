public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// The cookies that web views send with the documents that they load.
///
/// Cookies are kept in memory, apart for each device. Pictures and style sheets of documents are loaded
/// without them.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  final let jar = CookieJar()
  private var observers: [Observer] = []
  private var reportedChanges = 0

  private struct Observer {
    weak var object: (any WKHTTPCookieStoreObserver)?
  }

  override init() {
    super.init()
  }

  /// Gives all cookies.
  open func getAllCookies(
    _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) {
    completionHandler(jar.kept.map(\.cookie))
  }

  /// All cookies.
  open func allCookies() async -> [HTTPCookie] {
    jar.kept.map(\.cookie)
  }

  /// Sets a cookie, in place of one of the same name, domain and path.
  open func setCookie(
    _ cookie: HTTPCookie,
    completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    jar.set(cookie)
    reportChanges()
    completionHandler?()
  }

  /// Sets a cookie, in place of one of the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) async {
    setCookie(cookie, completionHandler: nil)
  }

  /// Removes a cookie.
  open func delete(
    _ cookie: HTTPCookie,
    completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    jar.remove { CookieJar.isSame($0.cookie, cookie) }
    reportChanges()
    completionHandler?()
  }

  /// Removes a cookie.
  open func deleteCookie(_ cookie: HTTPCookie) async {
    delete(cookie, completionHandler: nil)
  }

  /// Adds an observer of changes, which is held weakly.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
    observers.append(Observer(object: observer))
  }

  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  /// Calls the observers if cookies have changed since the last call.
  final func reportChanges() {
    guard jar.changes != reportedChanges else { return }
    reportedChanges = jar.changes
    for observer in observers { observer.object?.cookiesDidChange(in: self) }
  }
}

@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Cookies were set or removed, by the app or by a site.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
