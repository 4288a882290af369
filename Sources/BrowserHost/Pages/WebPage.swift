import UIKitHosting

/// The document of a web view as a browser gets it.
enum WebPage {
  /// What the document may do: show text, pictures and styles, wherever they are.
  ///
  /// It runs nothing, posts nothing, embeds nothing, and stands in our own pages only.
  static let policy = [
    "default-src 'none'", "img-src 'self' https: http: data:", "media-src https: http:",
    "style-src 'self' 'unsafe-inline' https: http:", "font-src https: data:",
    "form-action 'none'", "frame-ancestors 'self'", "sandbox allow-same-origin",
  ].joined(separator: "; ")

  /// A part of a document becomes a whole one; whole ones stay what they are, since parsers take
  /// the second beginning for the first.
  static func html(_ web: WebValue) -> String {
    let base = web.baseURL.map { "<base href=\"\(HTMLWriter.escaped($0))\">" } ?? ""
    return "<!DOCTYPE html><meta charset=\"utf-8\">\(base)\(web.html ?? "")"
  }
}
