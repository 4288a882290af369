/// The layout of a map: a box for each flow that contains its screens.
struct MapLayout {
  struct Rectangle: Equatable {
    var origin: Point
    var size: Point

    var right: Double { origin.x + size.x }
    var bottom: Double { origin.y + size.y }

    /// Returns whether two rectangles share an area.
    func overlaps(_ other: Rectangle) -> Bool {
      origin.x < other.right && other.origin.x < right
        && origin.y < other.bottom && other.origin.y < bottom
    }

    func contains(_ other: Rectangle) -> Bool {
      origin.x <= other.origin.x && origin.y <= other.origin.y
        && right >= other.right && bottom >= other.bottom
    }
  }

  /// A screen, or a flow without screens.
  struct Card {
    var id: String
    var frame: Rectangle
  }

  /// A flow with screens.
  struct Box {
    var id: String
    var frame: Rectangle
  }

  /// The drawn line of an opening.
  struct Line {
    var opening: Int
    /// The points from source to target.
    var course: [Point]
    /// The point at the border of the target, before which the label is placed.
    var labelPlace: Point?
    /// A Boolean value that indicates whether the line ends at the right side of its target.
    var endsAtRight: Bool
  }

  var cards: [Card] = []
  var boxes: [Box] = []
  var lines: [Line] = []
  var size = Point(x: 0, y: 0)

  /// The height of a box's header above its screens.
  static let header = 50.0
  static let padding = 20.0
}

extension MapLayout {
  /// Lays out a map.
  /// - Parameters:
  ///   - graph: The map to lay out.
  ///   - cardSize: Returns the size of a screen or an empty flow, by its id and the number of lines
  ///     that end at it.
  ///   - boxWidth: Returns the minimum width of a flow's box, by its id.
  ///   - labelWidth: Returns the width of an opening's label.
  init(
    _ graph: FlowGraph,
    cardSize: @escaping (_ id: String, _ ends: Int) -> Point,
    boxWidth: @escaping (_ id: String) -> Double,
    labelWidth: @escaping (Opening) -> Double
  ) {
    self = MapArranger(
      graph: graph,
      cardSize: cardSize,
      boxWidth: boxWidth,
      labelWidth: labelWidth
    ).layout()
  }
}
