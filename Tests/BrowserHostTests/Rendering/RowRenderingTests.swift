import Testing
import UIKitHosting

@testable import BrowserHost

/// Scroll views, tables and their rows.
struct RowRenderingTests: RendersNode {
  @Test func scrollingIsCallsClassesAndStyles() {
    #expect(
      set(.table, .scrollTo(x: 1, y: 2, animated: true)) == [.call(id, .scrollTo, [1, 2, 1])]
    )
    let section = SectionValue(index: 4, headerTop: 8, rowsTop: 38, rowsHeight: 120)
    #expect(
      set(.tableSection, .section(section)) == [
        .toggle(main, className: "empty", false),
        .style(main, "--header-top", "8px"),
        .style(main, "--rows-top", "38px"),
        .style(main, "--rows-height", "120px"),
        .call(id, .section, [4]),
      ]
    )
    let still = ScrollValue(
      isScrollEnabled: false,
      isPaging: true,
      bounces: true,
      insets: EdgesValue(top: 9)
    )
    let all = set(.scrollView, .scroll(still))
    #expect(all.contains(.toggle(main, className: "still", true)))
    #expect(all.contains(.toggle(main, className: "paging", true)))
    #expect(all.contains(.style(main, "--inset-t", "9px")))
  }

  @Test func aTableIsRenderedByItsCountsAndHeights() {
    let table = TableValue(
      style: .grouped,
      sections: [3, 100_000],
      sectionsHeight: 4_450_300,
      estimatedRowHeight: 44.5,
      hasSeparators: false,
      isEditing: false,
      allowsSelection: true
    )
    let all = set(.table, .table(table))
    #expect(all.contains(.call(id, .table, [3, 100_000])))
    #expect(all.contains(.style(part(.content), "--content-h", "4450300px")))
    #expect(all.contains(.style(part(.content), "--row", "44.5px")))
    #expect(all.contains(.toggle(main, className: "unlined", true)))
  }

  @Test(arguments: [NodeKind.cell, .tableSection])
  func cellsAndSectionsHaveOnlyATopAndAHeight(_ kind: NodeKind) {
    let frame = FrameValue(.frame(RectValue(x: 0, y: 88, width: 390, height: 44)))
    #expect(
      set(kind, .frame(frame)) == [.style(main, "top", "88px"), .style(main, "height", "44px")]
    )
  }

  @Test func aRowThatIsNotOpaqueIsMarked() {
    let clear = ColorValue(light: 0, dark: 0, lightHighContrast: 0, darkHighContrast: 0)
    for (color, isSheer) in [(clear, true), (nil, false), (ColorValue.tint, false)] {
      #expect(
        set(.cell, .background(color)).contains(.toggle(main, className: "sheer", isSheer))
      )
    }
  }

  @Test func aRowHasItsIndexAndOneStateAttribute() {
    let row = RowValue(
      key: 9,
      section: 1,
      row: 2,
      accessory: .detailDisclosureButton,
      isSelected: true,
      highlights: false
    )
    #expect(
      set(.cell, .row(row)) == [
        .call(id, .row, [9, 1, 2]),
        .attribute(main, "data-row", "tap selected calm detail disclosure"),
        .attribute(part(.extra), "aria-label", "More Info"),
      ]
    )
  }

  @Test(arguments: [
    (RowValue(key: 9, section: 0, row: 0, isButton: false), "tap quiet"),
    (RowValue(key: 9, section: 0, row: 0, isSelectable: false, isButton: false), ""),
    // Keys and screen readers open the menu by the row.
    (RowValue(key: 9, section: 0, row: 0, isButton: false, hasMenu: true), "tap menu"),
  ])
  func statesOfARowAreInItsAttribute(_ row: RowValue, _ state: String) {
    #expect(set(.cell, .row(row)).contains(.attribute(main, "data-row", state)))
  }

  @Test func theAttributeOfASelectedMovableRowHasItsStates() {
    let row = RowValue(
      key: 9,
      section: 0,
      row: 0,
      isSelected: true,
      togglesSelection: true,
      editControl: .select,
      isMovable: true
    )
    let all = set(.cell, .row(row))
    #expect(all.contains(.attribute(main, "data-row", "tap selected toggle circle grip")))
  }

  @Test func aTableSendsTheNumberOfAcknowledgedDrops() {
    var table = TableValue(
      style: .plain,
      sections: [],
      sectionsHeight: 0,
      estimatedRowHeight: 44,
      hasSeparators: true,
      isEditing: true,
      allowsSelection: true
    )
    #expect(!set(.table, .table(table)).contains(.call(id, .moves, [0])))
    table.answeredMoves = 3
    #expect(set(.table, .table(table)).contains(.call(id, .moves, [3])))
  }

  @Test func separatorInsetsBecomeStyles() {
    #expect(
      set(.cell, .separatorInset(leading: 60, trailing: 4))
        == [.style(main, "--line-start", "60px"), .style(main, "--line-end", "4px")]
    )
  }
}
