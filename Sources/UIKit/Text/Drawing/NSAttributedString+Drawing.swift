public import Foundation
import TextLayout
import UIKitHosting

extension NSAttributedString {
  /// The size of the text, whose lines end at line breaks only; in points, not rounded.
  ///
  /// Text without a font is in that of 12 points.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// The rectangle of the text in lines of a width; in points, not rounded.
  ///
  /// ```swift
  /// let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
  /// let rect = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
  /// let height = rect.height.rounded(.up)
  /// ```
  ///
  /// Without `usesLineFragmentOrigin` the text is in one line, and the rectangle begins at the descender
  /// below its baseline.
  ///
  /// - Parameters:
  ///   - size: Points; zero or less for no limit.
  ///   - options: How the text is laid out.
  ///   - context: Takes the rectangle, too.
  /// - Returns: The rectangle, which may be larger than the size.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    guard length > 0 else { return .zero }
    let rect =
      options.contains(.usesLineFragmentOrigin) ? linesRect(size, options) : lineRect
    context?.totalBounds = rect
    return rect
  }

  private func linesRect(_ size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    let mode = _lineBreakMode ?? .byWordWrapping
    let truncates = options.contains(.truncatesLastVisibleLine) && mode._wraps
    let frame = frame(
      truncates ? .byTruncatingTail : mode,
      TextContainer(
        width: size.width > 0 ? Double(size.width) : .infinity,
        height: truncates && size.height > 0 ? Double(size.height) : .infinity
      )
    )
    return CGRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
  }

  /// The rectangle of the text in one line, from its baseline.
  private var lineRect: CGRect {
    let frame = frame(.byClipping, TextContainer(maximumNumberOfLines: 1))
    return CGRect(
      x: 0,
      y: frame.firstBaseline - frame.size.height,
      width: frame.size.width,
      height: frame.size.height
    )
  }

  private func frame(_ lineBreakMode: NSLineBreakMode, _ container: TextContainer) -> TextFrame {
    let text = _runs.attributedText(
      font: Self.defaultFont,
      lineBreakMode: lineBreakMode._typeset,
      .current
    )
    return Typesetter.shared.frame(of: text, in: container)
  }

  /// Stands in for Helvetica.
  private static let defaultFont = FontValue(pointSize: 12)
}
