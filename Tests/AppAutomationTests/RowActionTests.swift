import Testing
import UIKit
import UIKitTesting

@testable import AppAutomation

/// Fingers on the rows of tables: taps, swipes, handles and edit controls.
@MainActor
struct RowActionTests {
  @Test func aTextInARowSelectsTheRow() throws {
    let list = List(rows: 3)
    let screen = try AutomatedScreen(list)
    try screen.tap(.staticText, "Row 1")
    #expect(list.selected == [1])
  }

  @Test func aTapOnARowBelowTheScreenScrollsToIt() throws {
    let list = List(rows: 25)
    let screen = try AutomatedScreen(list)
    let last = screen.all(.cell).last
    try screen.actions.tap(#require(last).id)
    #expect(list.selected.count == 1)
  }

  @Test func aSwipeOnARowRevealsItsActions() throws {
    let list = List(rows: 3)
    let screen = try AutomatedScreen(list)
    try screen.actions.swipe(screen.find(.cell, "Row 1").id, .right)
    try screen.tap(.button, "Archive")
    #expect(list.archived == [1])
  }

  @Test func aTapBesidesARowThatIsSwipedOpenClosesIt() throws {
    let list = List(rows: 3)
    let screen = try AutomatedScreen(list)
    try screen.actions.swipe(screen.find(.cell, "Row 1").id, .right)
    try screen.tap(.cell, "Row 2")
    #expect(list.selected == [])
    try screen.tap(.cell, "Row 2")
    #expect(list.selected == [2])
  }

  @Test func rowsMoveByTheirHandles() throws {
    let list = List(rows: 4)
    list.setEditing(true, animated: false)
    let screen = try AutomatedScreen(list)
    let (first, third) = (
      try screen.find(.cell, "Row 0").frame, try screen.find(.cell, "Row 2").frame
    )
    try screen.actions.drag(from: first.middle, to: third.middle, seconds: 0.5)
    #expect(list.moves == [[0, 2]])
    try screen.actions.drag(from: third.middle, to: first.middle, seconds: 0.5)
    #expect(list.moves == [[0, 2], [2, 0]])
  }

  @Test func aRowIsDroppedInAnEmptySection() throws {
    let list = SectionedList([["A", "B"], [], ["C"]])
    list.setEditing(true, animated: false)
    let screen = try AutomatedScreen(list)
    try screen.drag(.cell, "A", onto: .other, "Section 1")
    #expect(list.sections == [["B"], ["A"], ["C"]])
    try screen.drag(.cell, "C", onto: .cell, "B")
    #expect(list.sections == [["C", "B"], ["A"], []])
    let last = try screen.find(.cell, "A").frame
    try screen.actions.drag(
      from: last.middle,
      to: ScreenPoint(x: last.middle.x, y: last.middle.y + 200),
      seconds: 0.5
    )
    #expect(list.sections == [["C", "B"], [], ["A"]])
  }

  @Test func theDelegateDecidesWhereADraggedRowGoes() throws {
    let list = SectionedList([["A", "B"], [], ["C"]])
    list.target = IndexPath(row: 0, section: 2)
    list.setEditing(true, animated: false)
    let screen = try AutomatedScreen(list)
    try screen.drag(.cell, "A", onto: .other, "Section 1")
    #expect(list.sections == [["B"], [], ["A", "C"]])
  }

  @Test func editControlsAskForTheirDeletion() throws {
    let list = List(rows: 2)
    list.setEditing(true, animated: false)
    let screen = try AutomatedScreen(list)
    try screen.tap(.button, "Remove Row 1")
    try screen.tap(.button, "Delete")
    #expect(list.removed == [1])
  }
}
