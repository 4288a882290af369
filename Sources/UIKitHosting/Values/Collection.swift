/// A whole collection view in numbers.
///
/// Items exist as nodes only near the viewport, each where its frame says.
public struct CollectionValue: Sendable, Equatable {
  /// Points, of the content.
  public var width: Double
  /// Points, of the content.
  public var height: Double
  /// How many items each section has.
  public var sections: [Int]

  public init(width: Double, height: Double, sections: [Int]) {
    self.width = width
    self.height = height
    self.sections = sections
  }
}
