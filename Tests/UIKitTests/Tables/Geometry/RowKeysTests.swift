import Testing

@testable import UIKit

struct RowKeysTests {
  @Test func theRowOfAKeyIsFound() {
    let keys = RowKeys(first: 100, count: 5).removing([1]).inserting([(2, 7)])
    #expect((0..<keys.count).map { keys.row(of: keys[$0]) } == [0, 1, 2, 3, 4])
    #expect([99, 101, 105, 6, 8, .max].map { keys.row(of: $0) } == [nil, nil, nil, nil, nil, nil])
  }

  @Test func keysAreConsecutiveUntilSomethingChanges() {
    let keys = RowKeys(first: 100, count: 5)
    #expect(keys.list == [100, 101, 102, 103, 104])
    #expect(keys.removing([1, 3]).list == [100, 102, 104])
    #expect(keys.inserting([(0, 7), (3, 8), (7, 9)]).list == [7, 100, 101, 8, 102, 103, 104, 9])
  }

  @Test func keysThatAreInsertedAgainMergeWithTheirNeighbours() {
    let keys = RowKeys(first: 0, count: 10)
    #expect(keys.removing([4]).inserting([(4, 4)]) == keys)
    #expect(RowKeys().inserting([(0, 5), (1, 6)]) == RowKeys(first: 5, count: 2))
  }

  @Test func randomChangesAgreeWithAnArray() {
    var random = SeededGenerator(seed: 3)
    var model = Array(UInt32(0)..<50)
    var keys = RowKeys(first: 0, count: 50)
    for next in 1000..<1500 {
      let gone = model.indices.filter { _ in Int.random(in: 0..<10, using: &random) == 0 }
      keys = keys.removing(gone)
      for row in gone.reversed() { model.remove(at: row) }
      let row = Int.random(in: 0...model.count, using: &random)
      let added = (0..<5).map { (row: row + $0, key: UInt32(next * 10 + $0)) }
      keys = keys.inserting(added)
      model.insert(contentsOf: added.map(\.key), at: row)
      #expect(keys.list == model)
    }
  }
}

extension RowKeys {
  fileprivate var list: [UInt32] { (0..<count).map { self[$0] } }
}

struct RowCountsTests {
  @Test func rowsAreNumberedOverAllSections() {
    let counts = RowCounts([0, 2, 0, 0, 3, 0])
    #expect(counts.total == 5)
    let rows = (0..<5).map { counts.position($0) }
    #expect(
      rows == [
        RowPosition(1, 0), RowPosition(1, 1), RowPosition(4, 0), RowPosition(4, 1),
        RowPosition(4, 2),
      ]
    )
    #expect(rows.map { counts.flat($0) } == Array(0..<5))
    #expect(!counts.contains(RowPosition(0, 0)))
    #expect(!counts.contains(RowPosition(6, 0)))
  }

  @Test(arguments: [
    (0..<1, 0..<2), (1..<2, 1..<4), (2..<3, 2..<5), (2..<5, 2..<6), (0..<5, 0..<6), (0..<0, 0..<6),
  ])
  func emptySectionsAreShownWithTheirNeighbours(_ rows: Range<Int>, _ sections: Range<Int>) {
    #expect(RowCounts([0, 2, 0, 0, 3, 0]).sections(around: rows) == sections)
  }
}

struct LongestIncreasingSubsequenceTests {
  @Test(arguments: [
    ([], 0), ([5], 1), ([1, 2, 3], 3), ([3, 2, 1], 1), ([1, 2, 3, 0], 3), ([9, 0, 1, 2], 3),
    ([2, 5, 3, 7, 11, 8, 10, 13, 6], 6),
  ])
  func theSubsequenceIsIncreasingAndOfMaximalLength(_ numbers: [Int], _ length: Int) {
    let stays = longestIncreasingSubsequence(numbers)
    let kept = zip(numbers, stays).filter(\.1).map(\.0)
    #expect(kept.count == length)
    #expect(kept == kept.sorted())
  }
}

struct TableUpdatePlanTests {
  private func problem(_ old: [Int], _ new: [Int], _ change: (inout ListUpdate) -> Void) -> String?
  {
    var update = ListUpdate()
    change(&update)
    return ListUpdatePlan(update, sectionsBefore: old.count, sectionsAfter: new.count)
      .inconsistency(before: old, after: new)
  }

  @Test func aPlanThatFitsHasNoProblem() {
    #expect(problem([3], [3]) { _ in } == nil)
    #expect(problem([3], [4]) { $0.insertedRows = [RowPosition(0, 3)] } == nil)
    #expect(problem([3, 1], [1]) { $0.deletedSections = [0] } == nil)
    #expect(problem([3], [3, 9]) { $0.insertedSections = [1] } == nil)
    #expect(problem([3], [7]) { $0.reloadedSections = [0] } == nil)
    #expect(
      problem([2, 0], [1, 1]) {
        $0.movedRows = [ListUpdate.Move(from: RowPosition(0, 0), to: RowPosition(1, 0))]
      } == nil
    )
  }

  @Test func aPlanThatDoesNotFitNamesTheProblem() {
    #expect(problem([3], [3, 1]) { _ in }?.contains("number of sections") == true)
    #expect(problem([3], [2]) { _ in }?.contains("number of rows in section 0") == true)
    #expect(
      problem([3], [2]) { $0.deletedRows = [RowPosition(0, 3)] }?.contains("does not exist before")
        == true
    )
    #expect(
      problem([3], [4]) { $0.insertedRows = [RowPosition(0, 4)] }?.contains("does not exist after")
        == true
    )
    #expect(
      problem([3], [1]) { $0.deletedRows = [RowPosition(0, 1), RowPosition(0, 1)] }?
        .contains("more than once") == true
    )
    #expect(
      problem([3], [5]) { $0.insertedRows = [RowPosition(0, 1), RowPosition(0, 1)] }?
        .contains("more than one row arrives") == true
    )
    #expect(
      problem([3, 1], [1]) { $0.deletedSections = [0, 0] }?.contains("more than once") == true
    )
    #expect(problem([3], []) { $0.deletedSections = [4] }?.contains("section 4") == true)
  }

  @Test func targetsOfRowsFollowDeletionsInsertionsAndMoves() {
    var update = ListUpdate()
    update.deletedRows = [RowPosition(0, 0), RowPosition(0, 3)]
    update.insertedRows = [RowPosition(0, 1), RowPosition(0, 2)]
    update.movedRows = [ListUpdate.Move(from: RowPosition(0, 4), to: RowPosition(0, 0))]
    let plan = ListUpdatePlan(update, sectionsBefore: 1, sectionsAfter: 1)
    // Before: 0 1 2 3 4 5. After: 4 n n 1 2 5.
    let targets = (0..<6).map { plan.target(of: RowPosition(0, $0))?.row }
    #expect(targets == [nil, 3, 4, nil, 0, 5])
  }
}
