import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The table's data: the bench and both teams, whose rows can be dragged.
final class ConfirmPlayersDataSource: UITableViewDiffableDataSource<
  ConfirmPlayersViewState.Place.ID, Int
>
{
  typealias Place = ConfirmPlayersViewState.Place

  /// Called when a row was dropped in a place, before another row or at the end.
  var onMove: (_ id: Int, _ place: Place.ID, _ other: Int?) -> Void = { _, _, _ in }
  var canMove = true
  private var places: [Place] = []

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    places[section].footer
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let id = itemIdentifier(for: sourceIndexPath),
      let place = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    let others = snapshot().itemIdentifiers(inSection: place).filter { $0 != id }
    let row = destinationIndexPath.row
    onMove(id, place, others.indices.contains(row) ? others[row] : nil)
  }

  /// Shows places and reconfigures existing rows.
  func show(_ places: [Place], animated: Bool) {
    let changed = zip(self.places, places).filter { $0.footer != $1.footer }.map(\.1.id)
    self.places = places
    var next = NSDiffableDataSourceSnapshot<Place.ID, Int>()
    next.appendSections(places.map(\.id))
    for place in places { next.appendItems(place.rows.map(\.id), toSection: place.id) }
    next.reconfigureItems(keptFrom: snapshot())
    next.reloadSections(changed)
    apply(next, animatingDifferences: animated)
  }
}
