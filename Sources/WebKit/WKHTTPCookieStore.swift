public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// The cookies that web views send with document requests.
///
/// Cookies are stored in memory, separately for each device. Images and style sheets of documents
/// are loaded without them.
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

  /// Passes all cookies to a completion handler.
  open func getAllCookies(
    _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) {
    completionHandler(jar.kept.map(\.cookie))
  }

  /// Returns all cookies.
  open func allCookies() async -> [HTTPCookie] {
    jar.kept.map(\.cookie)
  }

  /// Sets a cookie, replacing one of the same name, domain and path.
  open func setCookie(
    _ cookie: HTTPCookie,
    completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    jar.set(cookie)
    reportChanges()
    completionHandler?()
  }

  /// Sets a cookie, replacing one of the same name, domain and path.
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

  /// Adds an observer of changes, which is not retained.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
    observers.append(Observer(object: observer))
  }

  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  /// Notifies the observers if cookies have changed since the last notification.
  final func reportChanges() {
    guard jar.changes != reportedChanges else { return }
    reportedChanges = jar.changes
    for observer in observers { observer.object?.cookiesDidChange(in: self) }
  }
}

@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Called when the app or a site has set or removed cookies.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
