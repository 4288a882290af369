import AppPreparation
import Testing

struct ImpliedAnswerTests {
  private let canEdit =
    "func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool"
  private let canMove =
    "func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool"
  private let commit =
    "func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt i: IndexPath) {}"
  private let move = "func tableView(_ t: UITableView, moveRowAt i: IndexPath, to n: IndexPath) {}"

  @Test func rowsCanBeEditedAndMovedWhereTheMethodsThatDoSoExist() {
    let prepared = Prepared(
      """
      class Page: UIViewController {}
      extension Page: UITableViewDataSource {
        \(commit)
        \(move)
      }
      """
    )
    let body = prepared.text().split(separator: "extension Page")[0]
    #expect(body.contains("\(canEdit) { true }"))
    #expect(body.contains("\(canMove) { true }"))
    #expect(prepared.count(.impliedAnswer) == 2)
  }

  @Test func ownAnswersStay() {
    let prepared = Prepared(
      """
      class Page: UIViewController, UITableViewDataSource {
        \(canMove) { false }
        \(move)
      }
      class Base: NSObject, UITableViewDataSource {
        \(move)
      }
      class Sub: Base {
        \(canMove) { false }
      }
      class Other: NSObject, UITableViewDataSource {}
      """
    )
    #expect(prepared.count(.impliedAnswer) == 0)
  }

  @Test func aSubclassInheritsTheAnswer() {
    let prepared = Prepared(
      """
      public class Base: NSObject, UITableViewDataSource {
        public \(move)
      }
      class Sub: Base {
        override \(move)
      }
      """
    )
    #expect(prepared.text().contains("public \(canMove) { true }"))
    #expect(prepared.count(.impliedAnswer) == 1)
  }

  @Test func controllersOfTablesOverrideTheAnswer() {
    let prepared = Prepared(
      """
      class Base: UITableViewController {}
      class List: Base {
        override \(commit)
      }
      class Source: UITableViewDiffableDataSource<Int, Int> {
        override \(move)
      }
      """
    )
    #expect(prepared.text().contains("override \(canEdit) { true }"))
    #expect(prepared.count(.impliedAnswer) == 1)
  }

  @Test func itemsCanBeMovedToo() {
    let prepared = Prepared(
      """
      class Grid: UICollectionViewController {
        override func collectionView(
          _ view: UICollectionView, moveItemAt path: IndexPath, to other: IndexPath) {}
      }
      """
    )
    #expect(
      prepared.text().contains(
        "override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)"
      )
    )
  }
}
