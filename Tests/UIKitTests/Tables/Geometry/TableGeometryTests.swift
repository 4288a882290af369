import Testing

@testable import UIKit

struct TableGeometryTests {
  private func geometry(_ rows: [Int], header: Double = 0) -> TableGeometry {
    var geometry = TableGeometry()
    geometry.header = header
    geometry.estimate = 10
    geometry.spacing = TableGeometry.Spacing(top: 5, headerTop: 3, bottom: 2)
    geometry.take(RowCounts(rows), rows.map { TableGeometry.Section(rows: RowHeights(count: $0)) })
    return geometry
  }

  @Test func sectionsAreStacked() {
    var geometry = geometry([2, 0, 1], header: 100)
    let isChanged = geometry.measure(header: 30, footer: 20, of: 1)
    #expect(isChanged)
    geometry.settle()
    #expect(geometry.top(ofSection: 0) == 100)
    #expect(geometry.top(ofSection: 1) == 100 + 5 + 20 + 2)
    #expect(geometry.height(ofSection: 1) == 3 + 30 + 20 + 2)
    #expect(geometry.top(of: RowPosition(2, 0)) == 100 + 27 + 55 + 5)
    #expect(geometry.height == 27 + 55 + 17)
  }

  @Test(arguments: [
    (-50.0, 0.0, 0..<0, 0..<0), (0, 6, 0..<1, 0..<1), (0, 5, 0..<1, 0..<0),
    (14.9, 15, 0..<1, 0..<1), (15, 15.1, 0..<1, 1..<2), (20, 33, 0..<2, 1..<3),
    (26, 27.5, 0..<2, 2..<2), (35, 1000, 1..<3, 2..<5), (1000, 2000, 3..<3, 5..<5),
  ])
  func sectionsAndRowsBetweenTwoPositionsAreFound(
    _ top: Double,
    _ bottom: Double,
    _ sections: Range<Int>,
    _ rows: Range<Int>
  ) {
    // Rows at 5, 15 | 32, 42 | 59.
    let geometry = geometry([2, 2, 1])
    #expect(geometry.sections(between: top, bottom) == sections)
    #expect(geometry.rows(between: top, bottom) == rows)
  }

  @Test func aRowIsFoundByAPlaceInIt() {
    let geometry = geometry([2, 2, 1])
    let found = [4.9, 5, 14.9, 15, 25, 32, 60, 70].map { geometry.row(at: $0) }
    let rows = [nil, (0, 0), (0, 0), (0, 1), nil, (1, 0), (2, 0), nil]
    #expect(found == rows.map { $0.map { RowPosition($0.0, $0.1) } })
  }
}
