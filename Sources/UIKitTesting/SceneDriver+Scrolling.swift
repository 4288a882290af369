public import Foundation
import UIKit
import UIKitHosting

extension SceneDriver {
  /// Drags a scroll view's content to this offset and flings it to where it comes to rest.
  ///
  /// The offset is relative to the resting position of the content, regardless of its insets.
  ///
  /// - Throws: `DriverError` if there is no such scroll view, or it does not scroll.
  public func scroll(_ label: String? = nil, to offset: CGPoint) throws {
    let roles: [Role] = [.scrollArea, .collection, .table]
    guard let area = roles.lazy.compactMap({ self.find(label, $0).first }).first else {
      throw DriverError.notFound("a scroll view", screen: screen)
    }
    try scroll(area, to: offset)
  }

  /// Scrolls an element to an offset.
  ///
  /// - Throws: `DriverError` if it does not scroll.
  public func scroll(_ area: Element, to offset: CGPoint) throws {
    let (x, y) = (Double(offset.x), Double(offset.y))
    let phases: [InputEvent.ScrollPhase] = [.began, .moved, .flung, .rested]
    for phase in phases {
      try perform(.scroll(area.id, x: x, y: y, phase), "scrolling \(area)")
    }
  }

  /// Scrolls a table so that these rows, counted from 0 over all sections, are visible.
  ///
  /// The first is at the top, as far as there is content.
  /// - Throws: `DriverError` if there is no such table or row.
  public func scroll(_ label: String? = nil, toRows rows: Range<Int>) throws {
    guard let area = find(label, .table).first,
      let table = (scene as? _SceneRuntime)?._scrollView(area.id) as? UITableView
    else { throw DriverError.notFound("a table", screen: screen) }
    // Rows that become visible may differ in height from their estimates.
    for _ in 0..<5 {
      guard let offset = table._offset(showingRow: rows.lowerBound) else {
        throw DriverError.notFound("row \(rows.lowerBound)", screen: screen)
      }
      if abs(offset - table._displayedOffset.y) < 1 { break }
      let (x, y) = (Double(table._displayedOffset.x), Double(offset))
      for phase in [InputEvent.ScrollPhase.began, .moved, .flung, .rested] {
        try perform(.scroll(area.id, x: x, y: y, phase), "scrolling to rows \(rows)")
      }
    }
  }

  /// Swipes to another page of a paging scroll view, forwards in reading direction or backwards if
  /// `pages` is negative.
  /// - Parameters:
  ///   - label: The label of the scroll view; nil for any one that pages.
  ///   - pages: The number of pages, each by one swipe.
  ///   - isCancelled: Whether each swipe falls back to its start.
  /// - Throws: `DriverError` if no view pages, or it does not scroll.
  public func swipePages(
    _ label: String? = nil,
    by pages: Int = 1,
    isCancelled: Bool = false
  ) throws {
    for _ in 0..<abs(pages) {
      guard let (area, scroll) = pagingArea(label) else {
        throw DriverError.notFound("what scrolls page by page", screen: screen)
      }
      let step: CGFloat = pages < 0 ? -1 : 1
      let start = scroll._displayedOffset
      let half = scroll._offset(turnedBy: step / 2)
      let end = isCancelled ? start : scroll._offset(turnedBy: step)
      let steps: [(CGPoint, InputEvent.ScrollPhase)] = [
        (start, .began), (half, .moved), (half, .flung), (end, .rested),
      ]
      for (point, phase) in steps {
        let (x, y) = (Double(point.x), Double(point.y))
        try perform(.scroll(area.id, x: x, y: y, phase), "swiping \(area)")
      }
    }
  }

  private func pagingArea(_ label: String?) -> (Element, UIScrollView)? {
    for area in find(label, .scrollArea) {
      if let scroll = (self.scene as? _SceneRuntime)?._scrollView(area.id), scroll.isPagingEnabled {
        return (area, scroll)
      }
    }
    return nil
  }

  /// Returns the titles of the section index; empty if there is none.
  public func indexTitles() -> [String] {
    find(nil, .sectionIndex).first.flatMap { display.tree[$0.id]?.wheel?.titles } ?? []
  }

  /// Scrolls to a section by its title in the section index.
  /// - Throws: `DriverError` if there is no such title.
  public func tapIndexTitle(_ title: String) throws {
    guard let index = find(nil, .sectionIndex).first,
      let number = indexTitles().firstIndex(of: title)
    else { throw DriverError.notFound("an index title \"\(title)\"", screen: screen) }
    try perform(.pick(index.id, row: number), "going to \"\(title)\"")
  }

  /// Changes the page of a page control by a number of pages, as taps beside its current dot do;
  /// back if negative.
  /// - Throws: `DriverError` if there is none, or no such page.
  public func turnPage(_ label: String? = nil, by pages: Int = 1) throws {
    guard let control = find(label, .pageControl).first else {
      throw DriverError.notFound("a page control", screen: screen)
    }
    try turnPage(control, by: pages)
  }

  /// Changes the page of a page control by a number of pages.
  ///
  /// - Throws: `DriverError` if it is none, or has no such page.
  public func turnPage(_ control: Element, by pages: Int = 1) throws {
    guard let value = display.tree[control.id]?.pages else {
      throw DriverError.notFound("the pages of \(control)", screen: screen)
    }
    try perform(.pick(control.id, row: value.current + pages), "turning \(control) by \(pages)")
  }
}
