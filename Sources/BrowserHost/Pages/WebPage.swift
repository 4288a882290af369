import UIKitHosting

/// The document of a web view as the browser receives it.
enum WebPage {
  /// The content security policy: the document may show text, images and styles from anywhere.
  ///
  /// It cannot run scripts, submit forms or embed frames, and only our own pages can frame it.
  static let policy = [
    "default-src 'none'", "img-src 'self' https: http: data:", "media-src https: http:",
    "style-src 'self' 'unsafe-inline' https: http:", "font-src 'self' https: data:",
    "form-action 'none'", "frame-ancestors 'self'", "sandbox allow-same-origin",
  ].joined(separator: "; ")

  /// Adds a doctype, the system font and a base address before the document.
  ///
  /// A fragment becomes a whole document. Whole documents remain valid, since parsers ignore the
  /// second doctype.
  /// - Parameters:
  ///   - web: The document.
  ///   - font: The address of the style sheet of the system font.
  /// - Returns: The document.
  static func html(_ web: WebValue, font: String) -> String {
    // Before the base, which would apply to its address.
    let sheet = "<link rel=\"stylesheet\" href=\"\(font)\">"
    let base = web.baseURL.map { "<base href=\"\(HTMLWriter.escaped($0))\">" } ?? ""
    return "<!DOCTYPE html><meta charset=\"utf-8\">\(sheet)\(base)\(web.html ?? "")"
  }
}
