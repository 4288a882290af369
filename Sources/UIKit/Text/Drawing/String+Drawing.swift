public import Foundation

// On Apple platforms strings have these methods by bridging to `NSString`.

extension String {
  /// The size of the text, whose lines end at line breaks only; in points, not rounded.
  ///
  /// ```swift
  /// let width = title.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width.rounded(.up)
  /// ```
  ///
  /// - Parameter attrs: Those of all of the text; without a font it is in that of 12 points.
  /// - Returns: Of an empty text the height of a line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: attrs, context: nil)
      .size
  }

  /// The rectangle of the text in lines of a width; in points, not rounded.
  ///
  /// - Parameters:
  ///   - size: Points; zero or less for no limit.
  ///   - options: How the text is laid out; in one line without `usesLineFragmentOrigin`.
  ///   - attributes: Those of all of the text; without a font it is in that of 12 points.
  ///   - context: Takes the rectangle, too.
  /// - Returns: The rectangle, which may be larger than the size.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let text = NSAttributedString(string: isEmpty ? " " : self, attributes: attributes)
    var rect = text.boundingRect(with: size, options: options, context: context)
    if isEmpty {
      rect.size.width = 0
      context?.totalBounds = rect
    }
    return rect
  }

  /// Draws the text in the current context, in lines that end at line breaks only.
  ///
  /// - Parameters:
  ///   - point: The top left corner of the first line.
  ///   - attrs: Those of all of the text; without a font it is in that of 12 points, without a color black.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in the current context, in lines as wide as a rectangle, as far as they are in it.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in the current context, as an attributed string with one set of attributes does.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}
