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
  /// Whether it is a section of another one that scrolls by itself.
  public var scrollsOrthogonally: Bool
  /// How many drops of items the scene has answered, whatever became of them.
  public var answeredMoves: Int
  /// Where the first item of a list's section would stand that has none, by section: points from the
  /// top of the content.
  public var emptyPlaces: [Int: Double]

  public init(
    width: Double,
    height: Double,
    sections: [Int],
    scrollsOrthogonally: Bool = false,
    answeredMoves: Int = 0,
    emptyPlaces: [Int: Double] = [:]
  ) {
    self.width = width
    self.height = height
    self.sections = sections
    self.scrollsOrthogonally = scrollsOrthogonally
    self.answeredMoves = answeredMoves
    self.emptyPlaces = emptyPlaces
  }
}
