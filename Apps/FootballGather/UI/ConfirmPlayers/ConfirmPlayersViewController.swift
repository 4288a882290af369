import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The screen of the bench and both teams, with players that can be moved between them.
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
  private lazy var undoItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.presenter.undoTapped() }
  )
  private lazy var bar = ActionBar(
    onButton: UIAction { [weak self] _ in self?.presenter.startTapped() }
  )
  private var places: [Place] = []
  private var segments: [ConfirmPlayersViewState.Segment] = []
  /// The headers, kept for the lifetime of the screen, since numbers change with every move.
  private var headers: [Place.ID: UITableViewHeaderFooterView] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItems = [shuffleItem, undoItem]
    view.addCovering(table)
    view.addAtBottom(bar)
    table.register(TeamPlayerCell.self, forCellReuseIdentifier: "player")
    table.dataSource = source
    table.delegate = self
    table.setEditing(true, animated: false)
    source.onMove = { [weak self] in self?.presenter.playerMoved($0, to: $1, before: $2) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.contentInset.bottom = bar.coveredHeight
  }

  // MARK: - ConfirmPlayersView

  func render(_ state: ConfirmPlayersViewState) {
    title = state.title
    cancelItem.title = state.cancel
    shuffleItem.title = state.shuffle
    shuffleItem.isEnabled = state.canShuffle
    undoItem.title = state.undo
    undoItem.isEnabled = state.canUndo
    segments = state.segments
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

  func focus(_ player: Int) {
    guard let path = source.indexPath(for: player),
      let cell = table.cellForRow(at: path) as? TeamPlayerCell
    else { return }
    UIAccessibility.post(notification: .layoutChanged, argument: cell.control)
  }

  private func show(_ places: [Place]) {
    guard places != self.places else { return }
    let isFirst = self.places.isEmpty
    self.places = places
    for place in places { header(of: place.id).show(place.title) }
    source.show(places, animated: !isFirst)
  }

  // MARK: - Cells

  private func cell(for id: Int, at path: IndexPath, in table: UITableView) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "player", for: path)
    let place = places.first { $0.rows.contains { $0.id == id } }
    guard let place, let player = place.rows.first(where: { $0.id == id }) else { return cell }
    guard let cell = cell as? TeamPlayerCell else { return cell }
    cell.show(player, in: place.id, of: segments)
    cell.onChoose = { [weak self] in self?.presenter.placeChosen($0, for: id) }
    return cell
  }

  private func header(of place: Place.ID) -> UITableViewHeaderFooterView {
    if let header = headers[place] { return header }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    headers[place] = header
    return header
  }

  // MARK: - Keys

  override var keyCommands: [UIKeyCommand]? {
    guard let title = undoItem.title, undoItem.isEnabled else { return nil }
    return [
      UIKeyCommand(
        title: title,
        action: undoAction,
        input: "z",
        modifierFlags: .command
      )
    ]
  }

  private var undoAction: Selector {
    #if canImport(ObjectiveC)
    #selector(undoPressed)
    #else
    Selector(ConfirmPlayersViewController.undoPressed)
    #endif
  }

  #if canImport(ObjectiveC)
  @objc
  #endif
  private func undoPressed() {
    presenter.undoTapped()
  }
}

extension ConfirmPlayersViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    source.sectionIdentifier(for: section).map(header)
  }

  /// Returns `.none`: rows can be moved, not deleted.
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    .none
  }
}

extension UITableViewHeaderFooterView {
  fileprivate func show(_ title: String) {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = title
    contentConfiguration = content
  }
}
