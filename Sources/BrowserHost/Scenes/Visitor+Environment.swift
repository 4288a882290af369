import Foundation
import HTTPTypes
import UIKitHosting

// The window and the settings of a browser before its page reports them, which give the first paint
// the right size.

extension Visitor {
  /// The window of a page on a wide screen, which shows a phone: see phone.css.
  private static let phoneOnDesktop = SceneEnvironment(
    width: 390,
    height: 844,
    safeArea: EdgesValue(top: 59, bottom: 34)
  )

  /// Returns the environment to paint a page in.
  ///
  /// A page stores that of its last visit in a cookie. Without a cookie, the client hint or else
  /// the user agent distinguishes a desktop from a phone.
  static func environment(of headers: HTTPFields) -> SceneEnvironment {
    if let known = cookie("window", in: headers[.cookie]).flatMap(environment(fromCookie:)) {
      return known
    }
    return isMobile(headers) ? SceneEnvironment() : phoneOnDesktop
  }

  /// Reads the percent-encoded JSON that `environment.js` writes.
  private static func environment(fromCookie value: Substring) -> SceneEnvironment? {
    guard let text = String(value).removingPercentEncoding,
      let json = JSONParser.value(of: Array(text.utf8))
    else { return nil }
    return ClientMessageDecoder.environment(json)
  }

  private static func isMobile(_ headers: HTTPFields) -> Bool {
    if let name = HTTPField.Name("Sec-CH-UA-Mobile"), let hint = headers[name] {
      return hint == "?1"
    }
    return headers[.userAgent]?.contains("Mobi") ?? false
  }
}
