import UIKit

extension NSAttributedString {
  /// The additional indent of a broken line's rest, in characters.
  private static let continuation = 4

  /// Makes code whose long lines continue further in than they begin.
  ///
  /// Code runs from left to right in every language.
  ///
  /// - Parameters:
  ///   - code: The lines, indented by spaces.
  ///   - font: A monospaced font.
  convenience init(code: String, font: UIFont) {
    let width = NSAttributedString(string: "0", attributes: [.font: font]).size().width
    let text = NSMutableAttributedString()
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let style = NSMutableParagraphStyle()
      style.alignment = .left
      style.baseWritingDirection = .leftToRight
      let indent = line.prefix { $0 == " " }.count + Self.continuation
      style.headIndent = CGFloat(indent) * width
      let end = index + 1 < lines.count ? "\n" : ""
      let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
      text.append(NSAttributedString(string: line + end, attributes: attributes))
    }
    self.init(attributedString: text)
  }
}
