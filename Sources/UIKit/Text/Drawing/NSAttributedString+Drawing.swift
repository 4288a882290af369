public import Foundation
import TextLayout
import UIKitHosting

extension NSAttributedString {
  /// Returns the size of the text with lines that end at line breaks only, in points, not rounded.
  ///
  /// Text without a font uses one of 12 points.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// Returns the rectangle of the text in lines of a width, in points, not rounded.
  ///
  /// ```swift
  /// let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
  /// let rect = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
  /// let height = rect.height.rounded(.up)
  /// ```
  ///
  /// Without `usesLineFragmentOrigin` the text is in one line, and the rectangle begins at the
  /// descender below its baseline.
  ///
  /// - Parameters:
  ///   - size: The available size in points; zero or less for no limit.
  ///   - options: The layout options.
  ///   - context: Receives the rectangle as well.
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
    let frame = linesFrame(size, options)
    return CGRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
  }

  private func linesFrame(_ size: CGSize, _ options: NSStringDrawingOptions) -> TextFrame {
    let mode = _lineBreakMode ?? .byWordWrapping
    let truncates = options.contains(.truncatesLastVisibleLine) && mode._wraps
    return frame(
      truncates ? .byTruncatingTail : mode,
      TextContainer(
        width: size.width > 0 ? Double(size.width) : .infinity,
        height: truncates && size.height > 0 ? Double(size.height) : .infinity
      )
    )
  }

  /// The rectangle of the text in one line, relative to its baseline.
  private var lineRect: CGRect {
    let frame = frame(.byClipping, TextContainer(maximumNumberOfLines: 1))
    return CGRect(
      x: 0,
      y: frame.firstBaseline - frame.size.height,
      width: frame.size.width,
      height: frame.size.height
    )
  }

  // MARK: Drawing

  /// Draws the text in the current context, in lines that end at line breaks only.
  ///
  /// - Parameter point: The top left corner of the first line.
  public func draw(at point: CGPoint) {
    draw(frame(.byWordWrapping, TextContainer()), at: point, lineWidth: 0)
  }

  /// Draws the text in the current context, in lines as wide as the rectangle, clipped to its
  /// height.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: [.usesLineFragmentOrigin], context: nil)
  }

  /// Draws the text in the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the lines. Without `usesLineFragmentOrigin` its origin is the
  ///     start of the baseline of the only line. A width or height of zero or less is no limit.
  ///   - options: The layout options.
  ///   - context: Receives the rectangle of the text.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    guard length > 0 else { return }
    context?.totalBounds = boundingRect(with: rect.size, options: options, context: nil)
    guard options.contains(.usesLineFragmentOrigin) else {
      let line = frame(.byClipping, TextContainer(maximumNumberOfLines: 1))
      let origin = CGPoint(x: rect.minX, y: rect.minY - CGFloat(line.firstBaseline))
      return draw(line, at: origin, lineWidth: 0)
    }
    let frame = linesFrame(rect.size, options)
    guard rect.width > 0, rect.height > 0, let current = UIGraphicsGetCurrentContext() else {
      return draw(frame, at: rect.origin, lineWidth: rect.width)
    }
    current.saveGState()
    // Glyphs may extend a little beyond their lines.
    current.clip(to: rect.insetBy(dx: -rect.width, dy: 0))
    draw(frame, at: rect.origin, lineWidth: rect.width)
    current.restoreGState()
  }

  private func draw(_ frame: TextFrame, at point: CGPoint, lineWidth: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    TextDrawer(frame, runs(lineWidth: lineWidth), at: point, in: context).draw()
  }

  private func frame(_ lineBreakMode: NSLineBreakMode, _ container: TextContainer) -> TextFrame {
    let text = runs(lineWidth: CGFloat(container.width)).attributedText(
      font: Self.defaultFont,
      lineBreakMode: lineBreakMode._typeset,
      .current
    )
    return Typesetter.shared.frame(of: text, in: container)
  }

  /// Returns the runs in lines of a width; zero or infinite for no limit.
  private func runs(lineWidth width: CGFloat) -> [TextRun] {
    var line = AttachmentLine()
    if width > 0, width.isFinite { line.width = width }
    return _runs(in: line)
  }

  /// The substitute for Helvetica.
  private static let defaultFont = FontValue(pointSize: 12)
}
