import Testing
import UIKit

/// Apple: `NSIndexPath.section`, `row`, `item`, and the same of `IndexPath`.
struct IndexPathTests {
  @Test func anObjectHasASectionAndARow() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.section == 2 && path.row == 3 && path.item == 3 && path.length == 2)
    #expect(path.isEqual(NSIndexPath(item: 3, section: 2)))
    #expect((IndexPath(item: 5, section: 1) as NSIndexPath).row == 5)
  }

  @Test func aValueHasASectionAndARow() {
    var path = IndexPath(row: 3, section: 2)
    path.section = 4
    path.item = 7
    #expect(path == IndexPath(row: 7, section: 4))
  }
}
