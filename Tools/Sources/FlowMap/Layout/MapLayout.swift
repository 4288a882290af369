/// The places of all that a map shows: a box for each flow, with its screens in it.
struct MapLayout {
  struct Rectangle: Equatable {
    var origin: Point
    var size: Point

    var right: Double { origin.x + size.x }
    var bottom: Double { origin.y + size.y }

    /// Whether two rectangles share an area.
    func overlaps(_ other: Rectangle) -> Bool {
      origin.x < other.right && other.origin.x < right
        && origin.y < other.bottom && other.origin.y < bottom
    }

    func contains(_ other: Rectangle) -> Bool {
      origin.x <= other.origin.x && origin.y <= other.origin.y
        && right >= other.right && bottom >= other.bottom
    }
  }

  /// A screen, or a flow that has none of its own.
  struct Card {
    var id: String
    var frame: Rectangle
  }

  /// A flow with screens.
  struct Box {
    var id: String
    var frame: Rectangle
  }

  /// An opening, drawn.
  struct Line {
    var opening: Int
    /// From source to target.
    var course: [Point]
    /// The place at the border of the target, before which the label stands.
    var labelPlace: Point?
    /// Whether the line ends at the right side of its target.
    var endsAtRight: Bool
  }

  var cards: [Card] = []
  var boxes: [Box] = []
  var lines: [Line] = []
  var size = Point(x: 0, y: 0)

  /// The room for the name of a box above its screens.
  static let header = 50.0
  static let padding = 20.0
}

extension MapLayout {
  /// Lays out a map.
  /// - Parameters:
  ///   - graph: What to lay out.
  ///   - cardSize: The size of a screen or an empty flow, by its id, for that many lines that end at
  ///     it.
  ///   - boxWidth: The least width of a flow's box, by its id.
  ///   - labelWidth: The width of an opening's label.
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
