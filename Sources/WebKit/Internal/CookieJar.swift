import Foundation
import Synchronization
import WebRequests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A store of cookies in memory.
///
/// Source: RFC 6265, sections 5.1.3 (domains), 5.1.4 (paths) and 5.3 (storage).
final class CookieJar: WebCookies {
  /// The maximum number of cookies, beyond which the oldest is removed.
  static let maximumCount = 300
  /// The maximum size of a name and its value in bytes (RFC 6265, section 6.1).
  static let maximumSize = 4096

  private struct State {
    var cookies: [Kept] = []
    var changes = 0
  }

  struct Kept {
    let cookie: HTTPCookie
    /// The time at which it was set.
    let date: Date
  }

  private let state = Mutex(State())

  /// The number of changes so far.
  var changes: Int { state.withLock { $0.changes } }

  /// The cookies that have not expired, in the order of their creation.
  var kept: [Kept] {
    let now = Date()
    return state.withLock { $0.cookies.filter { !Self.isExpired($0.cookie, now) } }
  }

  /// Sets a cookie, replacing one of the same name, domain and path; an expired cookie removes it.
  func set(_ cookie: HTTPCookie) {
    guard cookie.name.utf8.count + cookie.value.utf8.count <= Self.maximumSize else { return }
    let now = Date()
    state.withLock { state in
      let index = state.cookies.firstIndex { Self.isSame($0.cookie, cookie) }
      switch (index, Self.isExpired(cookie, now)) {
      case (let index?, true): state.cookies.remove(at: index)
      case (let index?, false): state.cookies[index] = Kept(cookie: cookie, date: now)
      case (nil, true): return
      case (nil, false): state.cookies.append(Kept(cookie: cookie, date: now))
      }
      if state.cookies.count > Self.maximumCount { state.cookies.removeFirst() }
      state.changes += 1
    }
  }

  /// Removes cookies.
  func remove(where isRemoved: (Kept) -> Bool) {
    state.withLock { state in
      let count = state.cookies.count
      state.cookies.removeAll(where: isRemoved)
      if state.cookies.count != count { state.changes += 1 }
    }
  }

  static func isSame(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool {
    one.name == other.name && one.path == other.path
      && one.domain.lowercased() == other.domain.lowercased()
  }

  // MARK: - Requests

  func field(for url: URL) -> String? {
    guard let host = url.host()?.lowercased() else { return nil }
    let path = url.path().isEmpty ? "/" : url.path()
    let isSecure = url.scheme?.lowercased() == "https"
    let matching = kept.map(\.cookie).filter {
      Self.matches(host, domain: $0.domain) && Self.matches(path, path: $0.path)
        && (isSecure || !$0.isSecure)
    }
    // Longer paths come first.
    let sorted = matching.enumerated().sorted {
      ($1.element.path.count, $0.offset) < ($0.element.path.count, $1.offset)
    }
    guard !sorted.isEmpty else { return nil }
    return sorted.map { "\($0.element.name)=\($0.element.value)" }.joined(separator: "; ")
  }

  func keep(from response: HTTPURLResponse, of url: URL) {
    guard let host = url.host()?.lowercased() else { return }
    var fields: [String: String] = [:]
    for case (let name as String, let value as String) in response.allHeaderFields {
      fields[name] = value
    }
    for cookie in HTTPCookie.cookies(withResponseHeaderFields: fields, for: url) {
      // A site may set cookies for its own domain only, and not for a top-level domain.
      let domain = cookie.domain.lowercased().drop { $0 == "." }
      guard domain == host || domain.contains("."), Self.matches(host, domain: cookie.domain)
      else { continue }
      set(cookie)
    }
  }

  /// Returns whether a host is that of a cookie, or below its domain if that begins with a dot.
  static func matches(_ host: String, domain: String) -> Bool {
    let name = domain.lowercased().drop { $0 == "." }
    if host == name { return true }
    return domain.hasPrefix(".") && host.hasSuffix(".\(name)")
  }

  static func matches(_ path: String, path cookiePath: String) -> Bool {
    if path == cookiePath { return true }
    guard path.hasPrefix(cookiePath) else { return false }
    return cookiePath.hasSuffix("/") || path.dropFirst(cookiePath.count).hasPrefix("/")
  }

  private static func isExpired(_ cookie: HTTPCookie, _ now: Date) -> Bool {
    cookie.expiresDate.map { $0 <= now } ?? false
  }
}
