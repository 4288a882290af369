import UIKitHosting

/// A section that scrolls orthogonally to its collection view.
struct Strip: Equatable {
  var section: Int
  /// The frame in the content of the collection view.
  var frame: CGRect
  var contentSize: CGSize
  /// The paging distance, in points; nil if scrolling stops anywhere.
  var page: CGFloat?
}

/// The computed layout of one section of a compositional layout.
@MainActor
struct CompositionalSection {
  struct Edge {
    var kind: String
    var frame: CGRect
    var isEstimated: (width: Bool, height: Bool)
    var zIndex: Int
    /// The edge that the view is pinned to; nil for a view that scrolls with the content.
    var pinnedEdge: PinValue.Edge?
  }

  /// The items, in the coordinates of the collection view's content or of the strip.
  private(set) var items: [GroupSolver.Leaf] = []
  private(set) var edges: [Edge] = []
  private(set) var strip: Strip?
  /// The start of the section along the scroll axis, in points.
  let start: CGFloat
  private(set) var end: CGFloat
  /// The start of the first item along the scroll axis, in points.
  private(set) var itemsStart: CGFloat = 0

  private let number: Int
  let section: NSCollectionLayoutSection
  private let room: CGSize
  private let isVertical: Bool

  /// - Parameters:
  ///   - number: The index of the section.
  ///   - section: The layout of the section.
  ///   - count: The number of items.
  ///   - start: The start of the section, in points.
  ///   - room: The size of the collection view.
  ///   - isVertical: True if the collection view scrolls vertically.
  ///   - preferred: The preferred sizes of views.
  init(
    _ number: Int,
    _ section: NSCollectionLayoutSection,
    count: Int,
    start: CGFloat,
    room: CGSize,
    isVertical: Bool,
    preferred: [ItemElement: CGSize]
  ) {
    self.number = number
    self.section = section
    self.room = room
    self.isVertical = isVertical
    self.start = start
    end = start + section._topPadding
    let insets = section._insets
    addEdges(preferred) { isVertical ? $0._isTop || $0 == .none : $0._isLeading }
    end += isVertical ? insets.top : insets.leading
    itemsStart = end
    addGroups(count, preferred)
    end += isVertical ? insets.bottom : insets.trailing
    addEdges(preferred) { isVertical ? $0._isBottom : $0._isTrailing }
  }

  // MARK: - Groups

  /// The size that fractional dimensions of groups refer to.
  private var container: CGSize {
    let insets = section._insets
    return isVertical
      ? CGSize(width: max(0, room.width - insets.leading - insets.trailing), height: room.height)
      : CGSize(width: room.width, height: max(0, room.height - insets.top - insets.bottom))
  }

  private mutating func addGroups(_ count: Int, _ preferred: [ItemElement: CGSize]) {
    let behavior = section.orthogonalScrollingBehavior
    guard behavior != .none, isVertical else {
      let sides = section._insets
      let origin = isVertical ? CGPoint(x: sides.leading, y: end) : CGPoint(x: end, y: sides.top)
      end += addLine(count, preferred, from: origin, downwards: isVertical).length
      return
    }
    addStrip(count, preferred, behavior)
  }

  private mutating func addStrip(
    _ count: Int,
    _ preferred: [ItemElement: CGSize],
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) {
    let insets = section._insets
    let width = section._group.layoutSize._resolved(in: container).width
    let isCentered = behavior == .groupPagingCentered
    let sides =
      isCentered
      ? (leading: (room.width - width) / 2, trailing: (room.width - width) / 2)
      : (leading: insets.leading, trailing: insets.trailing)
    let origin = CGPoint(x: sides.leading, y: 0)
    let line = addLine(count, preferred, from: origin, downwards: false)
    let page: CGFloat? =
      switch behavior {
      case .none, .continuous: nil
      case .paging: room.width
      case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
        width + section.interGroupSpacing
      }
    strip = Strip(
      section: number,
      frame: CGRect(x: 0, y: end, width: room.width, height: line.thickness),
      contentSize: CGSize(
        width: max(room.width, sides.leading + line.length + sides.trailing),
        height: line.thickness
      ),
      page: page
    )
    end += line.thickness
  }

  /// Adds groups one after the other until every item has a place.
  private mutating func addLine(
    _ count: Int,
    _ preferred: [ItemElement: CGSize],
    from origin: CGPoint,
    downwards: Bool
  ) -> (length: CGFloat, thickness: CGFloat) {
    var (position, thickness): (CGFloat, CGFloat) = (0, 0)
    let section = number
    while items.count < count {
      if !items.isEmpty { position += self.section.interGroupSpacing }
      var solver = GroupSolver(items: items.count..<count) { item in
        preferred[ItemElement(kind: nil, place: RowPosition(section, item))]
      }
      let group = solver.solve(self.section._group, in: container)
      for leaf in group.leaves {
        var moved = leaf
        moved.frame.origin.x += origin.x + (downwards ? 0 : position)
        moved.frame.origin.y += origin.y + (downwards ? position : 0)
        items.append(moved)
      }
      position += downwards ? group.size.height : group.size.width
      thickness = max(thickness, downwards ? group.size.width : group.size.height)
    }
    return (position, thickness)
  }

  // MARK: - Headers and footers

  private mutating func addEdges(
    _ preferred: [ItemElement: CGSize],
    where isMeant: (NSRectAlignment) -> Bool
  ) {
    for item in section.boundarySupplementaryItems where isMeant(item.alignment) {
      var size = item.layoutSize._resolved(in: edgeRoom)
      let place = ItemElement(kind: item.elementKind, place: RowPosition(number, 0))
      let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
      let known = preferred[place]
      if let known, width.isEstimated { size.width = known.width }
      if let known, height.isEstimated { size.height = known.height }
      let isGuess = known == nil
      edges.append(
        Edge(
          kind: item.elementKind,
          frame: frame(of: item, size),
          isEstimated: (isGuess && width.isEstimated, isGuess && height.isEstimated),
          zIndex: item.zIndex,
          pinnedEdge: item.pinToVisibleBounds && isVertical
            ? (item.alignment._isBottom ? .bottom : .top) : nil
        )
      )
      if item.extendsBoundary { end += isVertical ? size.height : size.width }
    }
  }

  private var edgeRoom: CGSize {
    section.supplementariesFollowContentInsets ? container : room
  }

  private func frame(
    of item: NSCollectionLayoutBoundarySupplementaryItem,
    _ size: CGSize
  ) -> CGRect {
    let insets = section._insets
    let follows = section.supplementariesFollowContentInsets
    let alignment = item.alignment
    let isAfter = isVertical ? alignment._isBottom : alignment._isTrailing
    let length = isVertical ? size.height : size.width
    let along = isAfter && !item.extendsBoundary ? end - length : end
    let (first, across, space) =
      isVertical
      ? (follows ? insets.leading : 0, size.width, edgeRoom.width)
      : (follows ? insets.top : 0, size.height, edgeRoom.height)
    let (toStart, toEnd) =
      isVertical
      ? (alignment._isLeading, alignment._isTrailing) : (alignment._isTop, alignment._isBottom)
    let aside = first + (toStart ? 0 : toEnd ? space - across : (space - across) / 2)
    let origin = isVertical ? CGPoint(x: aside, y: along) : CGPoint(x: along, y: aside)
    return CGRect(
      x: origin.x + item.offset.x + item.contentInsets.leading,
      y: origin.y + item.offset.y + item.contentInsets.top,
      width: size.width - item.contentInsets.leading - item.contentInsets.trailing,
      height: size.height - item.contentInsets.top - item.contentInsets.bottom
    )
  }
}
