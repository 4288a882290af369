/// Who grows and who shrinks along a line or a stack.
public enum LineFlex {
  /// One child along the axis; all lengths are points.
  public struct Link: Sendable, Equatable {
    public var base: Double
    public var minimum: Double
    public var maximum: Double
    public var hugging: Double
    public var compressionResistance: Double
    /// Whether the length is given, so that it neither grows nor shrinks.
    public var isFixed: Bool

    public init(base: Double, axis: AxisPlacement, isFixed: Bool) {
      self.base = base
      minimum = axis.minimum ?? 0
      maximum = axis.maximum ?? .infinity
      hugging = axis.hugging
      compressionResistance = axis.compressionResistance
      self.isFixed = isFixed
    }
  }

  /// The child that takes the room left over: of those without a length, the one that hugs
  /// least, and of several the first.
  public static func growing(_ axes: [AxisPlacement]) -> Int? {
    axes.indices
      .filter { axes[$0].length == nil && axes[$0].multiplier == nil }
      .min { axes[$0].hugging < axes[$1].hugging }
  }

  /// Adds `room` to the links: to the one that hugs least up to its maximum, then to the next.
  public static func grow(_ links: [Link], by room: Double) -> [Double] {
    var lengths = links.map(\.base)
    var rest = room
    for index in flexible(links, by: \.hugging) where rest > 0 {
      let step = min(rest, max(0, links[index].maximum - lengths[index]))
      lengths[index] += step
      rest -= step
    }
    return lengths
  }

  /// Takes `room` from the links: from those that resist least in proportion to their lengths,
  /// down to their minimums, then from the next.
  public static func shrink(_ links: [Link], by room: Double) -> [Double] {
    var lengths = links.map(\.base)
    var rest = room
    var open = flexible(links, by: \.compressionResistance)
    while rest > 0.001, let first = open.first {
      let weakest = links[first].compressionResistance
      let group = open.prefix { links[$0].compressionResistance == weakest }
      rest -= take(rest, from: Array(group), of: links, &lengths)
      open.removeFirst(group.count)
    }
    return lengths
  }

  private static func flexible(_ links: [Link], by priority: KeyPath<Link, Double>) -> [Int] {
    links.indices.filter { !links[$0].isFixed }.sorted {
      (links[$0][keyPath: priority], $0) < (links[$1][keyPath: priority], $1)
    }
  }

  /// - Returns: What was taken.
  private static func take(
    _ room: Double,
    from group: [Int],
    of links: [Link],
    _ lengths: inout [Double]
  ) -> Double {
    var rest = room
    var open = group.filter { lengths[$0] > links[$0].minimum }
    while rest > 0.001, !open.isEmpty {
      let total = open.reduce(0) { $0 + lengths[$1] }
      let part = min(1, rest / total)
      for index in open {
        let step = min(lengths[index] * part, lengths[index] - links[index].minimum)
        lengths[index] -= step
        rest -= step
      }
      open = open.filter { lengths[$0] > links[$0].minimum + 0.001 }
    }
    return room - rest
  }
}
