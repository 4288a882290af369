/// Places the items of one group, and determines how many items the group takes.
@MainActor
struct GroupSolver {
  /// The frame of one item, relative to the group's top left corner.
  struct Leaf {
    var frame: CGRect
    var isEstimated: (width: Bool, height: Bool)
    /// A Boolean value that indicates whether the width is the item's preferred width, measured or
    /// not.
    var hasOwnWidth = false
    /// The supplementary items that are attached to the item.
    var badges: [NSCollectionLayoutSupplementaryItem] = []
  }

  struct Result {
    var size: CGSize
    var leaves: [Leaf]
  }

  /// Returns the preferred size of an item, by its index in the section.
  let preferred: (Int) -> CGSize?
  private var next: Int
  private let end: Int

  /// - Parameters:
  ///   - items: The indices of the remaining items.
  ///   - preferred: Returns the preferred size of an item.
  init(items: Range<Int>, preferred: @escaping (Int) -> CGSize?) {
    self.preferred = preferred
    next = items.lowerBound
    end = items.upperBound
  }

  /// The rounding tolerance, in points: thirds of a width add up to slightly more than the width.
  private static let tolerance: CGFloat = 0.01

  /// Puts as many items into a group as fit, at least one.
  mutating func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> Result {
    var size = group.layoutSize._resolved(in: container)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom)
    )
    var parts = place(group, in: inner)
    let used = spread(&parts, group, in: inner)
    let across = parts.map { $0.length(isHorizontal: !group._isHorizontal) }.max() ?? 0
    let content =
      group._isHorizontal
      ? CGSize(width: used, height: across) : CGSize(width: across, height: used)
    if group.layoutSize.widthDimension.isEstimated {
      size.width = content.width + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      size.height = content.height + insets.top + insets.bottom
    }
    let leaves = parts.flatMap { part in
      part.leaves.map { leaf in
        var moved = leaf
        moved.frame.origin.x += part.origin.x + insets.leading
        moved.frame.origin.y += part.origin.y + insets.top
        return moved
      }
    }
    return Result(size: size, leaves: leaves)
  }

  @MainActor
  private struct Part {
    var origin = CGPoint.zero
    var size: CGSize
    var leaves: [Leaf]
    var spacing: NSCollectionLayoutEdgeSpacing?

    /// Returns the length along an axis, including fixed and minimum spacing.
    func length(isHorizontal: Bool) -> CGFloat {
      let edges = spacing?._pair(isHorizontal: isHorizontal)
      let own = isHorizontal ? size.width : size.height
      return own + (edges?.before?.spacing ?? 0) + (edges?.after?.spacing ?? 0)
    }

    /// Returns 1 for each edge along an axis whose spacing takes surplus space, and 0 for the
    /// others.
    func flexibleEdges(isHorizontal: Bool) -> (before: CGFloat, after: CGFloat) {
      let edges = spacing?._pair(isHorizontal: isHorizontal)
      return (edges?.before?.isFlexible == true ? 1 : 0, edges?.after?.isFlexible == true ? 1 : 0)
    }
  }

  /// Places subitems one after the other, until there is no more space or no more items.
  private mutating func place(_ group: NSCollectionLayoutGroup, in inner: CGSize) -> [Part] {
    let isHorizontal = group._isHorizontal
    let room = isHorizontal ? inner.width : inner.height
    let main = isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    let gap = group.interItemSpacing?.spacing ?? 0
    var equal: CGFloat?
    var limit = Int.max
    switch group._repetition {
    case .fill: if main.isEstimated { limit = group.subitems.count }
    case .times(let count): limit = max(1, count)
    case .equally(let count):
      limit = max(1, count)
      equal = max(0, (room - gap * CGFloat(limit - 1)) / CGFloat(limit))
    }
    var parts: [Part] = []
    var used: CGFloat = 0
    while next < end, parts.count < limit {
      let item = group.subitems[parts.count % group.subitems.count]
      let first = next
      var part = solve(item, in: inner, along: isHorizontal, equal)
      part.spacing = item.edgeSpacing
      let length = part.length(isHorizontal: isHorizontal)
      let isFirst = parts.isEmpty
      if limit == Int.max, !isFirst, used + gap + length > room + Self.tolerance || length <= 0 {
        next = first
        break
      }
      used += (isFirst ? 0 : gap) + length
      parts.append(part)
    }
    return parts
  }

  private mutating func solve(
    _ item: NSCollectionLayoutItem,
    in inner: CGSize,
    along isHorizontal: Bool,
    _ equal: CGFloat?
  ) -> Part {
    if let group = item as? NSCollectionLayoutGroup {
      let result = solve(group, in: inner)
      return Part(size: result.size, leaves: result.leaves)
    }
    var size = item.layoutSize._resolved(in: inner)
    var guess = (
      width: item.layoutSize.widthDimension.isEstimated,
      height: item.layoutSize.heightDimension.isEstimated
    )
    if let equal {
      if isHorizontal {
        (size.width, guess.width) = (equal, false)
      } else {
        (size.height, guess.height) = (equal, false)
      }
    }
    let hasOwnWidth = guess.width
    if guess.width || guess.height, let known = preferred(next) {
      if guess.width { size.width = known.width }
      if guess.height { size.height = known.height }
      guess = (false, false)
    }
    next += 1
    var leaf = leaf(of: item, size, guess)
    leaf.hasOwnWidth = hasOwnWidth
    return Part(size: size, leaves: [leaf])
  }

  private func leaf(
    of item: NSCollectionLayoutItem,
    _ size: CGSize,
    _ guess: (width: Bool, height: Bool)
  ) -> Leaf {
    var insets = item.contentInsets
    if item.layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if item.layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    let frame = CGRect(
      x: insets.leading,
      y: insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom)
    )
    return Leaf(frame: frame, isEstimated: guess, badges: item.supplementaryItems)
  }

  /// Sets the origins of the parts; flexible gaps take the surplus space.
  ///
  /// - Returns: The length of all parts and gaps.
  private func spread(
    _ parts: inout [Part],
    _ group: NSCollectionLayoutGroup,
    in inner: CGSize
  ) -> CGFloat {
    let isHorizontal = group._isHorizontal
    let lengths = parts.map { $0.length(isHorizontal: isHorizontal) }
    var gap = group.interItemSpacing?.spacing ?? 0
    if group.interItemSpacing?.isFlexible == true, parts.count > 1 {
      let room = isHorizontal ? inner.width : inner.height
      gap = max(gap, (room - lengths.reduce(0, +)) / CGFloat(parts.count - 1))
    }
    let room = isHorizontal ? inner.width : inner.height
    let gaps = gap * CGFloat(max(0, parts.count - 1))
    let flexible = parts.reduce(0) { sum, part in
      let edges = part.flexibleEdges(isHorizontal: isHorizontal)
      return sum + edges.before + edges.after
    }
    let main = isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    let rest = main.isEstimated ? 0 : max(0, room - lengths.reduce(0, +) - gaps)
    let share = flexible > 0 ? rest / flexible : 0
    var position: CGFloat = 0
    for index in parts.indices {
      if index > 0 { position += gap }
      let part = parts[index]
      let edges = part.flexibleEdges(isHorizontal: isHorizontal)
      let before = part.spacing?._pair(isHorizontal: isHorizontal).before?.spacing ?? 0
      let along = position + before + edges.before * share
      let across = offset(across: part, isHorizontal: isHorizontal, in: inner)
      parts[index].origin =
        isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
      position += lengths[index] + (edges.before + edges.after) * share
    }
    return position
  }

  /// Returns the offset of a part across the axis of its group.
  private func offset(across part: Part, isHorizontal: Bool, in inner: CGSize) -> CGFloat {
    guard let spacing = part.spacing else { return 0 }
    let before = spacing._pair(isHorizontal: !isHorizontal).before?.spacing ?? 0
    let edges = part.flexibleEdges(isHorizontal: !isHorizontal)
    guard edges.before > 0 else { return before }
    let room = isHorizontal ? inner.height : inner.width
    let rest = max(0, room - part.length(isHorizontal: !isHorizontal))
    return before + rest / (edges.before + edges.after)
  }
}
