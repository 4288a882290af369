public import Foundation
import UIKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The site data that web views store, which here consists of cookies.
///
/// There are no caches and no storage for scripts. Cookies are stored in memory only. Each device
/// has a default store of its own.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  /// The key of an application's store.
  ///
  /// Unsafe: only the address is used; the memory is never written.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  )

  /// A Boolean value indicating whether Apple's store of this kind is on disk.
  open private(set) var isPersistent: Bool

  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  /// Returns the store of the device's web views; outside of an event, each call returns a new one.
  open class func `default`() -> WKWebsiteDataStore {
    guard let application = _SceneRuntime.current?.application else {
      return WKWebsiteDataStore(isPersistent: true)
    }
    let stored = objc_getAssociatedObject(application, key)
    if let store = stored as? WKWebsiteDataStore { return store }
    let store = WKWebsiteDataStore(isPersistent: true)
    objc_setAssociatedObject(application, key, store, .OBJC_ASSOCIATION_RETAIN)
    return store
  }

  /// Returns a store of the kind that is in memory only.
  open class func nonPersistent() -> WKWebsiteDataStore {
    WKWebsiteDataStore(isPersistent: false)
  }

  /// The cookies of the store.
  public let httpCookieStore = WKHTTPCookieStore()

  /// Returns the types of data that Apple's stores may contain.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeCookies,
      WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage,
      WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases,
      WKWebsiteDataTypeServiceWorkerRegistrations,
    ]
  }

  /// Passes a record for each domain that has cookies to a completion handler.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) {
    guard dataTypes.contains(WKWebsiteDataTypeCookies) else { return completionHandler([]) }
    let domains = Set(httpCookieStore.jar.kept.map { Self.name(of: $0.cookie) })
    completionHandler(
      domains.sorted().map {
        WKWebsiteDataRecord(displayName: $0, dataTypes: [WKWebsiteDataTypeCookies])
      }
    )
  }

  private static func name(of cookie: HTTPCookie) -> String {
    String(cookie.domain.lowercased().drop { $0 == "." })
  }

  /// Removes data that was set since a date, synchronously.
  open func removeData(
    ofTypes dataTypes: Set<String>,
    modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) {
      httpCookieStore.jar.remove { $0.date >= date }
      httpCookieStore.reportChanges()
    }
    completionHandler()
  }

  /// Removes records, synchronously.
  open func removeData(
    ofTypes dataTypes: Set<String>,
    for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) {
      let names = Set(dataRecords.map(\.displayName))
      httpCookieStore.jar.remove { names.contains(Self.name(of: $0.cookie)) }
      httpCookieStore.reportChanges()
    }
    completionHandler()
  }
}

/// The data of a site.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  open private(set) var displayName: String
  open private(set) var dataTypes: Set<String>

  init(displayName: String, dataTypes: Set<String>) {
    self.displayName = displayName
    self.dataTypes = dataTypes
    super.init()
  }
}

// The names of data types, in Apple's spelling.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeOfflineWebApplicationCache =
  "WKWebsiteDataTypeOfflineWebApplicationCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeServiceWorkerRegistrations =
  "WKWebsiteDataTypeServiceWorkerRegistrations"
