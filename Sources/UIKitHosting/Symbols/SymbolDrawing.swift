/// A drawing of the symbol catalogue: SVG paths on a grid of 24 by 24 units, painted in order in a
/// single colour.
public struct SymbolDrawing: Sendable, Equatable {
  public struct Layer: Sendable, Equatable {
    public enum Paint: UInt8, Sendable, CaseIterable {
      /// A stroke of the symbol's weight with round caps.
      case stroke
      case fill
      /// A stroke that is a little wider than `stroke` and erases the layers below it.
      case eraseStroke
      /// A fill that erases the layers below it.
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

  /// The width of every stroke, in units of the grid.
  public static let strokeWidth = 1.7

  /// The layers, the lowest first.
  public var layers: [Layer]
  /// A Boolean value that indicates whether it points in the reading direction, and is mirrored in
  /// right-to-left text.
  public var followsReadingDirection: Bool

  public init(layers: [Layer], followsReadingDirection: Bool = false) {
    self.layers = layers
    self.followsReadingDirection = followsReadingDirection
  }
}
