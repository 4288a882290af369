/// A detector of links and phone numbers in texts, as Foundation has on Apple's platforms.
enum DataDetector {
  private static let link = expression(
    #"(?:https?://|www\.)[^\s<>"]*[^\s<>"'.,;:!?()\]]|[\w.%+-]+@[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}"#
  )
  private static let phoneNumber = expression(#"(?<![\w+])\+?\d(?:[ ()./-]{0,2}\d){6,14}(?!\w)"#)

  /// Returns the text with links for the detected items; existing links take precedence.
  static func links(
    in text: NSAttributedString,
    _ types: UIDataDetectorTypes
  ) -> NSAttributedString {
    let linked = NSMutableAttributedString(attributedString: text)
    if types.contains(.link) { add(to: linked, by: link, address(ofLink:)) }
    if types.contains(.phoneNumber) { add(to: linked, by: phoneNumber, address(ofNumber:)) }
    return linked
  }

  private static func add(
    to text: NSMutableAttributedString,
    by expression: NSRegularExpression,
    _ address: (String) -> URL?
  ) {
    let string = text.string
    let whole = NSRange(location: 0, length: text.length)
    for match in expression.matches(in: string, range: whole) {
      guard let range = Range(match.range, in: string), let url = address(String(string[range])),
        text.attribute(.link, at: match.range.location, effectiveRange: nil) == nil
      else { continue }
      text.addAttribute(.link, value: url, range: match.range)
    }
  }

  private static func address(ofLink text: String) -> URL? {
    if text.contains("://") { return URL(string: text) }
    return URL(string: text.contains("@") ? "mailto:\(text)" : "http://\(text)")
  }

  private static func address(ofNumber text: String) -> URL? {
    URL(string: "tel:" + text.filter { $0.isNumber || $0 == "+" })
  }

  private static func expression(_ pattern: String) -> NSRegularExpression {
    do {
      return try NSRegularExpression(pattern: pattern)
    } catch {
      preconditionFailure("Expected an expression, got \(pattern): \(error)")
    }
  }
}
