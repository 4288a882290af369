import Testing
import UIKit

/// Apple: `NSDiffableDataSourceSectionSnapshot`.
///
/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct
struct NSDiffableDataSourceSectionSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  private let outline: Snapshot = {
    var outline = Snapshot()
    outline.append(["Food", "Drinks"])
    outline.append(["Fruit", "Bread"], to: "Food")
    outline.append(["Apple", "Pear"], to: "Fruit")
    return outline
  }()

  @Test func itemsHaveParentsAndLevels() {
    #expect(outline.items == ["Food", "Fruit", "Apple", "Pear", "Bread", "Drinks"])
    #expect(outline.rootItems == ["Food", "Drinks"])
    #expect(outline.parent(of: "Apple") == "Fruit")
    #expect(outline.parent(of: "Drinks") == nil)
    #expect(outline.level(of: "Pear") == 2)
    #expect(outline.index(of: "Bread") == 4)
    #expect(outline.index(of: "Tea") == nil)
    #expect(outline.contains("Pear") && !outline.contains("Tea"))
  }

  @Test func itemsAreCollapsedUntilTheyAreExpanded() {
    var outline = outline
    #expect(outline.visibleItems == ["Food", "Drinks"])
    outline.expand(["Fruit"])
    #expect(outline.isExpanded("Fruit") && !outline.isVisible("Apple"))
    outline.expand(["Food"])
    #expect(outline.visibleItems == outline.items)
    outline.collapse(["Food"])
    #expect(outline.visibleItems == ["Food", "Drinks"])
    #expect(outline.isExpanded("Fruit"))
  }

  @Test func itemsAreInsertedBesideOthers() {
    var outline = outline
    outline.insert(["Banana"], before: "Pear")
    outline.insert(["Cake", "Cheese"], after: "Bread")
    #expect(
      outline.items
        == ["Food", "Fruit", "Apple", "Banana", "Pear", "Bread", "Cake", "Cheese", "Drinks"]
    )
    #expect(outline.parent(of: "Banana") == "Fruit")
    #expect(outline.level(of: "Cake") == 1)
  }

  @Test func deletingAnItemDeletesItsChildren() {
    var outline = outline
    outline.delete(["Fruit", "Tea"])
    #expect(outline.items == ["Food", "Bread", "Drinks"])
    outline.append(["Apple"])
    outline.deleteAll()
    #expect(outline.items.isEmpty && !outline.contains("Food"))
  }

  @Test func snapshotOfAnItemHasItsChildren() {
    var outline = outline
    outline.expand(["Fruit"])
    let part = outline.snapshot(of: "Food")
    #expect(part.rootItems == ["Fruit", "Bread"])
    #expect(part.visibleItems == ["Fruit", "Apple", "Pear", "Bread"])
    #expect(part.level(of: "Apple") == 1)
    #expect(outline.snapshot(of: "Fruit", includingParent: true).rootItems == ["Fruit"])
  }

  @Test func snapshotsReplaceChildrenAndAreInserted() {
    var teas = Snapshot()
    teas.append(["Tea"])
    teas.append(["Green"], to: "Tea")
    teas.expand(["Tea"])
    var outline = outline
    outline.replace(childrenOf: "Drinks", using: teas)
    #expect(outline.level(of: "Green") == 2 && outline.isExpanded("Tea"))
    outline.replace(childrenOf: "Food", using: Snapshot())
    #expect(outline.items == ["Food", "Drinks", "Tea", "Green"])
    var more = Snapshot()
    more.append(["Milk"])
    outline.insert(more, after: "Tea")
    more = Snapshot()
    more.append(["Water"])
    outline.insert(more, before: "Tea")
    #expect(outline.snapshot(of: "Drinks").rootItems == ["Water", "Tea", "Milk"])
  }

  // https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/visualdescription()
  @Test func visualDescriptionHasALineForEachItem() {
    var outline = outline
    outline.expand(["Food"])
    #expect(
      outline.visualDescription() == """
        *+ Food
        *-   Fruit
               Apple
               Pear
        *    Bread
        *  Drinks
        """
    )
  }
}
