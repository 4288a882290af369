public import Foundation

extension NSString {
  /// The size of the text, whose lines end at line breaks only; in points, not rounded.
  ///
  /// - Parameter attrs: Those of all of the text; without a font it is in that of 12 points.
  /// - Returns: Of an empty text the height of a line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attrs)
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
    description
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text in the current context, in lines that end at line breaks only.
  ///
  /// - Parameters:
  ///   - point: The top left corner of the first line.
  ///   - attrs: Those of all of the text; without a font it is in that of 12 points, without a color black.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }

  /// Draws the text in the current context, in lines as wide as a rectangle, as far as they are in it.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in the current context, as an attributed string with one set of attributes does.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}
