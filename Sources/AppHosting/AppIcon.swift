import Foundation

/// The icon of an app as SVG.
enum AppIcon {
  /// Returns an SVG that shows a PNG or, without one, the first letter of the app's name.
  static func svg(for name: String, showing png: Data?) -> String {
    if let png {
      return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\
        <image width="100" height="100" href="data:image/png;base64,\(png.base64EncodedString())"/></svg>
        """
    }
    let letter =
      name.unicodeScalars.first.map { "&#x\(String($0.value, radix: 16));" } ?? ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\
      <rect width="100" height="100" fill="#5e5ce6"/>\
      <text x="50" y="68" font-family="Inter, sans-serif" font-size="52" font-weight="600" \
      fill="#fff" text-anchor="middle">\(letter)</text></svg>
      """
  }
}
