/// The icon of an app that has none as SVG: the first letter of its name.
enum AppIcon {
  static func svg(for name: String) -> String {
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
