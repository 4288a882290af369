/// A paragraph, shaped and measured, before it is broken into lines.
final class ShapedParagraph: Sendable {
  let units: [UInt16]
  let spans: [AttributeSpan]
  let direction: ParagraphStyle.Direction

  /// The level of the paragraph: 0 is left to right, 1 right to left.
  let baseLevel: UInt8

  /// Per place between units: the advance of all text before it, in points; tabs have none.
  let offsets: [Double]

  /// Per unit and one more for the end.
  let flags: [UnitFlags]

  let items: [Item]

  let hasTabs: Bool

  /// Whether all levels equal the paragraph's.
  let hasOneDirection: Bool

  /// Whether advances never are negative, so that offsets ascend.
  let isMonotone: Bool

  /// The measurer's revision if words were measured or estimated by it.
  let revision: Int?

  /// Ascent and descent if they are the same all over the paragraph.
  let uniformExtent: LineExtent?

  init(_ builder: consuming ParagraphBuilder) {
    units = builder.units
    spans = builder.spans
    direction = builder.direction
    baseLevel = builder.baseLevel
    offsets = builder.offsets
    flags = builder.flags
    hasTabs = builder.hasTabs
    isMonotone = builder.isMonotone
    revision = builder.revision
    let base = builder.baseLevel
    hasOneDirection = builder.items.allSatisfy { $0.level == base }
    uniformExtent = LineExtent(uniform: builder.spans)
    items = builder.items
  }

  var count: Int { units.count }

  var isRightToLeft: Bool { baseLevel & 1 == 1 }

  /// Whether tracking follows the character at a unit of an item.
  func tracks(_ unit: Int, in item: Item) -> Bool { item.tracks(units[unit], flags[unit]) }

  /// The index of the item that holds a unit.
  func itemIndex(at unit: Int) -> Int {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound <= unit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The index of the span that holds a unit; the last one for the end.
  func spanIndex(at unit: Int) -> Int {
    var low = 0
    var high = spans.count - 1
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].range.upperBound <= unit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The start of the grapheme cluster that holds a unit.
  func graphemeStart(_ unit: Int) -> Int {
    var unit = min(unit, count)
    while unit > 0, unit < count, !flags[unit].contains(.grapheme) { unit -= 1 }
    return unit
  }

  /// The next start of a grapheme cluster after a unit, or the end.
  func graphemeEnd(_ unit: Int) -> Int {
    var unit = unit + 1
    while unit < count, !flags[unit].contains(.grapheme) { unit += 1 }
    return min(unit, count)
  }

  /// The end of a range without the white space that hangs there.
  func trimmedEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, flags[end - 1].contains(.hangs) { end -= 1 }
    return end
  }
}
