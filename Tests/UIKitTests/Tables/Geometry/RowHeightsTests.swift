import Testing

@testable import UIKit

struct RowHeightsTests {
  /// A reference implementation with a list of all heights.
  private struct Model {
    var heights: [Double]

    func top(of row: Int) -> Double { heights[..<row].reduce(0, +) }

    func row(endingAfter distance: Double) -> Int {
      heights.indices.first { top(of: $0 + 1) > distance } ?? heights.count
    }
  }

  @Test func rowsThatWereNotMeasuredAreAsHighAsTheEstimate() {
    let heights = RowHeights(count: 10)
    #expect(heights.top(of: 10, 44) == 440)
    #expect(heights.height(of: 3, 50) == 50)
    #expect(heights.row(endingAfter: 44, 44) == 1)
    #expect(heights.row(endingAfter: 43.9, 44) == 0)
    #expect(heights.row(endingAfter: 1e9, 44) == 10)
  }

  @Test func measuresOfEqualHeightChangeNothing() {
    var heights = RowHeights(count: 100)
    let changes = [([44.0, 44], 3), ([44, 50], 3), ([50], 4)].map {
      heights.measure($0, from: $1, 44)
    }
    #expect(changes == [false, true, false])
    #expect(heights.known.map(\.row) == [3, 4])
  }

  /// Heights are whole numbers, so that sums are exact.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func measuresInAnyOrderAreThoseOfAList(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...60, using: &random)
    let estimate = 10.0
    var heights = RowHeights(count: count)
    var model = Model(heights: Array(repeating: estimate, count: count))
    for _ in 0..<12 {
      let first = Int.random(in: 0..<count, using: &random)
      let rows = Int.random(in: 1...min(8, count - first), using: &random)
      let measured = (0..<rows).map { _ in Double(Int.random(in: 0...30, using: &random)) }
      let isChanged = measured != Array(model.heights[first..<first + rows])
      let answer = heights.measure(measured, from: first, estimate)
      #expect(answer == isChanged)
      model.heights.replaceSubrange(first..<first + rows, with: measured)
      let tops = (0...count).map { heights.top(of: $0, estimate) }
      #expect(tops == (0...count).map(model.top(of:)))
      #expect((0..<count).map { heights.height(of: $0, estimate) } == model.heights)
      let places = (0..<8).map { _ in Double(Int.random(in: 0...700, using: &random)) / 2 }
      let found = places.map { heights.row(endingAfter: $0, estimate) }
      #expect(found == places.map(model.row(endingAfter:)))
    }
    #expect(heights.resized(to: count) == heights)
    let again = RowHeights(count: count, known: heights.known)
    #expect((0...count).map { again.top(of: $0, estimate) } == (0...count).map(model.top(of:)))
  }
}
