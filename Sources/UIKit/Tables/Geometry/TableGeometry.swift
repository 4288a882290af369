/// The positions of sections, headers, rows and footers, in points from the top of the content.
///
/// They follow from measured heights, and from estimates for parts that have not been shown yet.
struct TableGeometry {
  struct Section: Equatable {
    var rows: RowHeights
    var hasHeader = false
    var hasFooter = false
    /// The measured heights; nil before they are known.
    var header: Double?
    var footer: Double?
    /// The estimated heights; nil if there is no estimate.
    var estimatedHeader: Double?
    var estimatedFooter: Double?
  }

  /// The space that the table's style leaves around sections.
  struct Spacing: Equatable {
    /// The space above a section without a header, and above one with a header.
    var top = 0.0
    var headerTop = 0.0
    var bottom = 0.0
  }

  /// The height of a title before one was measured.
  private static let title = 28.0

  /// The height of the table's own header.
  var header = 0.0
  var spacing = Spacing()
  /// The height of a row that was not measured.
  var estimate = 44.0
  private(set) var sections: [Section] = []
  private(set) var counts = RowCounts()
  /// The top of each section, followed by the bottom of the last, relative to the top of the first.
  private var tops: [Double] = [0]
  /// The heights of the header and the footer that were measured last.
  private var lastHeader: Double?
  private var lastFooter: Double?

  // MARK: - Changing

  /// Replaces the numbers of rows.
  mutating func take(_ counts: RowCounts, _ sections: [Section]) {
    self.counts = counts
    self.sections = sections
    settle()
  }

  /// Discards measured heights, for example for a new width.
  mutating func forgetMeasures() {
    for index in sections.indices {
      sections[index].rows = RowHeights(count: sections[index].rows.count)
      sections[index].header = nil
      sections[index].footer = nil
    }
    settle()
  }

  /// Records measured heights.
  /// - Parameters:
  ///   - heights: The heights of consecutive rows of one section.
  ///   - first: The first of these rows.
  /// - Returns: Whether a height has changed.
  mutating func measure(rows heights: [Double], from first: RowPosition) -> Bool {
    sections[first.section].rows.measure(heights, from: first.row, estimate)
  }

  /// Records the measured heights of a section's header and footer.
  /// - Parameters:
  ///   - header: The height of the header, or nil if there is none.
  ///   - footer: The height of the footer, or nil if there is none.
  ///   - section: The index of the section.
  /// - Returns: Whether anything has changed.
  mutating func measure(header: Double?, footer: Double?, of section: Int) -> Bool {
    var measured = sections[section]
    (measured.hasHeader, measured.hasFooter) = (header != nil, footer != nil)
    (measured.header, measured.footer) = (header, footer)
    if let header { lastHeader = header }
    if let footer { lastFooter = footer }
    guard measured != sections[section] else { return false }
    sections[section] = measured
    return true
  }

  /// Computes the tops of sections after a change.
  /// - Complexity: O(sections).
  mutating func settle() {
    tops.removeAll(keepingCapacity: true)
    var top = 0.0
    for index in sections.indices {
      tops.append(top)
      top += footerTop(of: index) + footerHeight(of: index) + spacing.bottom
    }
    tops.append(top)
  }

  // MARK: - Sections

  /// The total height of all sections.
  var height: Double { tops[sections.count] }

  func top(ofSection section: Int) -> Double { header + tops[section] }
  func height(ofSection section: Int) -> Double { tops[section + 1] - tops[section] }

  // Relative to the top of a section:

  func headerTop(of section: Int) -> Double {
    sections[section].hasHeader ? spacing.headerTop : spacing.top
  }

  func headerHeight(of section: Int) -> Double {
    let section = sections[section]
    guard section.hasHeader else { return 0 }
    return section.header ?? section.estimatedHeader ?? lastHeader ?? Self.title
  }

  func rowsTop(of section: Int) -> Double { headerTop(of: section) + headerHeight(of: section) }

  func rowsHeight(of section: Int) -> Double {
    sections[section].rows.top(of: sections[section].rows.count, estimate)
  }

  func footerTop(of section: Int) -> Double { rowsTop(of: section) + rowsHeight(of: section) }

  func footerHeight(of section: Int) -> Double {
    let section = sections[section]
    guard section.hasFooter else { return 0 }
    return section.footer ?? section.estimatedFooter ?? lastFooter ?? Self.title
  }

  // MARK: - Rows

  func top(of row: RowPosition) -> Double {
    top(ofSection: row.section) + rowsTop(of: row.section)
      + sections[row.section].rows.top(of: row.row, estimate)
  }

  func height(of row: RowPosition) -> Double {
    sections[row.section].rows.height(of: row.row, estimate)
  }

  // MARK: - Rows in a range of the content

  /// Returns the sections that intersect the range.
  /// - Complexity: O(log sections).
  func sections(between top: Double, _ bottom: Double) -> Range<Int> {
    // The last section that begins at the top or before it.
    let place = tops.firstPlace { $0 > top - header }
    let first = place == tops.count ? sections.count : max(0, place - 1)
    let end = min(sections.count, tops.firstPlace { $0 >= bottom - header })
    return first..<max(first, end)
  }

  /// Returns the flat indices of the rows that intersect the range.
  func rows(between top: Double, _ bottom: Double) -> Range<Int> {
    let near = sections(between: top, bottom)
    guard let first = near.first, let last = near.last else {
      let isBelow = near.lowerBound == sections.count
      let start = isBelow ? counts.total : counts.range(ofSection: near.lowerBound).lowerBound
      return start..<start
    }
    let lower = counts.range(ofSection: first).lowerBound + row(of: first, endingAfter: top)
    // A row that begins before the bottom follows one that ends before it.
    let isAbove = bottom <= self.top(ofSection: last) + rowsTop(of: last)
    let rows = isAbove ? 0 : min(counts.rows[last], row(of: last, endingAfter: bottom.nextDown) + 1)
    return lower..<max(lower, counts.range(ofSection: last).lowerBound + rows)
  }

  private func row(of section: Int, endingAfter place: Double) -> Int {
    let distance = place - top(ofSection: section) - rowsTop(of: section)
    return distance < 0 ? 0 : sections[section].rows.row(endingAfter: distance, estimate)
  }

  /// Returns the row at a position, or nil if there is none.
  func row(at place: Double) -> RowPosition? {
    let near = sections(between: place, place.nextUp)
    guard let section = near.first else { return nil }
    let distance = place - top(ofSection: section) - rowsTop(of: section)
    guard distance >= 0, distance < rowsHeight(of: section) else { return nil }
    return RowPosition(section, min(counts.rows[section] - 1, row(of: section, endingAfter: place)))
  }
}
