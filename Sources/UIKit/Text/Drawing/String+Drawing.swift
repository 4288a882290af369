public import Foundation

// On Apple platforms strings have these methods by bridging to `NSString`.

extension String {
  /// Returns the size of the text with lines that end at line breaks only, in points, not rounded.
  ///
  /// ```swift
  /// let width = title.size(withAttributes: [.font: UIFont.systemFont(ofSize:
  /// 17)]).width.rounded(.up)
  /// ```
  ///
  /// - Parameter attrs: The attributes of the whole text; without a font it uses one of 12 points.
  /// - Returns: The size; for an empty text the height of a line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: attrs, context: nil)
      .size
  }

  /// Returns the rectangle of the text in lines of a width, in points, not rounded.
  ///
  /// - Parameters:
  ///   - size: The available size in points; zero or less for no limit.
  ///   - options: The layout options; without `usesLineFragmentOrigin` the text is in one line.
  ///   - attributes: The attributes of the whole text; without a font it uses one of 12 points.
  ///   - context: Receives the rectangle as well.
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
  ///   - attrs: The attributes of the whole text: by default a font of 12 points, and black.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in the current context, in lines as wide as the rectangle, clipped to its
  /// height.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in the current context, with the same attributes for the whole text.
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
