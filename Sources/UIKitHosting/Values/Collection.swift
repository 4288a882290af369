/// The dimensions of a whole collection view.
///
/// Items exist as nodes only near the viewport, each at its frame.
public struct CollectionValue: Sendable, Equatable {
  /// The width of the content, in points.
  public var width: Double
  /// The height of the content, in points.
  public var height: Double
  /// The number of items in each section.
  public var sections: [Int]
  /// A Boolean value that indicates whether it is an orthogonally scrolling section of another one.
  public var scrollsOrthogonally: Bool
  /// The number of item drops that the scene has answered, with any result.
  public var answeredMoves: Int
  /// The positions at which the first items of a list's empty sections would be, by section, in
  /// points from the top of the content.
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
