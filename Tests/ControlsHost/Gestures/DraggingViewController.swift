import UIKit

/// A table and a grid whose content is reordered by dragging, and a drop zone for the texts of
/// both.
final class DraggingViewController: UIViewController, UITableViewDataSource,
  UITableViewDragDelegate, UIDropInteractionDelegate
{
  private var rows =
    ["Milk", "Bread", "Eggs", "Butter", "Honey"] + (6...60).map { "Thing \($0)" }
  private let tiles = TileGrid()
  private let table = UITableView(frame: .zero, style: .plain)
  private let zone = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.frame = CGRect(x: 0, y: 120, width: view.bounds.width, height: 260)
    table.autoresizingMask = .flexibleWidth
    table.rowHeight = 48
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    table.dataSource = self
    table.dragDelegate = self
    view.addSubview(table)
    zone.frame = CGRect(x: 20, y: 420, width: 300, height: 100)
    zone.text = "Drop here"
    zone.textAlignment = .center
    zone.backgroundColor = .systemTeal
    zone.isUserInteractionEnabled = true
    zone.addInteraction(UIDropInteraction(delegate: self))
    view.addSubview(zone)
    tiles.view.frame = CGRect(x: 20, y: 540, width: 320, height: 80)
    view.addSubview(tiles.view)
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))]
  }

  // MARK: The zone

  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    session.canLoadObjects(ofClass: NSString.self)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    UIDropProposal(operation: .copy)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    session.loadObjects(ofClass: String.self) { [weak self] texts in
      self?.zone.text = "Got \(texts.joined(separator: ", "))"
    }
  }
}

/// A grid of letters.
private final class TileGrid: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate {
  let view: UICollectionView
  private var letters = ["A", "B", "C", "D"]

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 64, height: 64)
    layout.minimumInteritemSpacing = 8
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Tile")
    view.dataSource = self
    view.dragDelegate = self
    view.dragInteractionEnabled = true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { letters.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "Tile \(letters[indexPath.item])"
    content.textProperties.font = .preferredFont(forTextStyle: .caption1)
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8,
      leading: 8,
      bottom: 8,
      trailing: 8
    )
    cell.contentConfiguration = content
    cell.backgroundColor = .secondarySystemBackground
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let text = "tile \(letters[indexPath.item])" as NSString
    return [UIDragItem(itemProvider: NSItemProvider(object: text))]
  }
}
