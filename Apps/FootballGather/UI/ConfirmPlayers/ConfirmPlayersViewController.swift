import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The bench and two teams, between which players are moved.
final class ConfirmPlayersViewController:
  ScreenViewController<ConfirmPlayersPresenter>, ConfirmPlayersView
{
  private typealias Place = ConfirmPlayersViewState.Place

  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var source = ConfirmPlayersDataSource(tableView: table) {
    [weak self] table, path, id in
    self?.cell(for: id, at: path, in: table)
  }
  private lazy var cancelItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.presenter.cancelTapped() }
  )
  private lazy var shuffleItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.presenter.shuffleTapped() }
  )
  private lazy var bar = ActionBar(
    onButton: UIAction { [weak self] _ in self?.presenter.startTapped() }
  )
  private var places: [Place] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = shuffleItem
    view.addCovering(table)
    view.addAtBottom(bar)
    table.register(TeamPlayerCell.self, forCellReuseIdentifier: "player")
    table.contentInset.bottom = ActionBar.height
    table.dataSource = source
    table.delegate = self
    table.setEditing(true, animated: false)
    source.onMove = { [weak self] in self?.presenter.playerMoved($0, to: $1, before: $2) }
  }

  // MARK: - ConfirmPlayersView

  func render(_ state: ConfirmPlayersViewState) {
    title = state.title
    cancelItem.title = state.cancel
    shuffleItem.title = state.shuffle
    shuffleItem.isEnabled = state.canShuffle
    bar.show(state.start, isEnabled: state.canStart)
    source.canMove = !state.isStarting
    switch state.content {
    case .loading(let text): show(table, insteadOf: .loading(text))
    case .placeholder(let data):
      show(
        table,
        insteadOf: .placeholder(data) { [weak self] in self?.presenter.placeholderButtonTapped() }
      )
    case .places(let places):
      show(table, insteadOf: nil)
      show(places)
    }
  }

  func announce(_ text: String) {
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  private func show(_ places: [Place]) {
    guard places != self.places else { return }
    let isFirst = self.places.isEmpty
    self.places = places
    source.show(places, animated: !isFirst)
  }

  // MARK: - Cells

  private func cell(for id: Int, at path: IndexPath, in table: UITableView) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "player", for: path)
    let place = places.first { $0.rows.contains { $0.id == id } }
    guard let place, let player = place.rows.first(where: { $0.id == id }) else { return cell }
    (cell as? TeamPlayerCell)?.show(player, menu: menu(of: player, in: place))
    return cell
  }

  private func menu(of player: ConfirmPlayersViewState.Row, in place: Place) -> UIMenu {
    UIMenu(
      children: places.filter { $0.id != place.id }.map { other in
        UIAction(title: other.moveHere) { [weak self] _ in
          self?.presenter.playerMoved(player.id, to: other.id)
        }
      }
    )
  }
}

extension ConfirmPlayersViewController: UITableViewDelegate {
  /// Rows are moved here, not deleted.
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    .none
  }
}
