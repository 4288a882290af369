/// One picture of the symbol catalogue: paths in SVG's path language on a grid of 24 by 24 units,
/// painted one after the other in one colour.
public struct SymbolDrawing: Sendable, Equatable {
  public struct Layer: Sendable, Equatable {
    public enum Paint: UInt8, Sendable, CaseIterable {
      /// A line of the symbol's weight with round ends.
      case stroke
      case fill
      /// As `stroke`, but a little wider and taking away what lies below it.
      case eraseStroke
      /// As `fill`, but taking away what lies below it.
      case eraseFill
    }

    public var paint: Paint
    /// The value of SVG's `d` attribute.
    public var path: String

    public init(paint: Paint, path: String) {
      self.paint = paint
      self.path = path
    }
  }

  /// Units of the grid; the weight of every line.
  public static let strokeWidth = 1.7

  /// The lowest layer first.
  public var layers: [Layer]
  /// Whether it points along the reading direction, and so turns round in right-to-left text.
  public var followsReadingDirection: Bool

  public init(layers: [Layer], followsReadingDirection: Bool = false) {
    self.layers = layers
    self.followsReadingDirection = followsReadingDirection
  }
}
