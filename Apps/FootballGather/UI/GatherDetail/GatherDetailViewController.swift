import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The screen of a past match.
final class GatherDetailViewController:
  ScreenViewController<GatherDetailPresenter>, GatherDetailView
{
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var source = GatherDetailDataSource(tableView: table) {
    [weak self] table, path, item in
    self?.cell(for: item, at: path, in: table)
  }
  private var card: GatherCardViewData?
  private var players: [Int: LineUpPlayerViewData] = [:]
  private var join: String?
  private var delete: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.largeTitleDisplayMode = .never
    view.addCovering(table)
    table.register(ResultCell.self, forCellReuseIdentifier: "result")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = self
  }

  // MARK: - GatherDetailView

  func render(_ state: GatherDetailViewState) {
    title = state.title
    switch state.content {
    case .loading(let text): show(table, insteadOf: .loading(text))
    case .placeholder(let data):
      show(
        table,
        insteadOf: .placeholder(data) { [weak self] in self?.presenter.placeholderButtonTapped() }
      )
    case .gather(let card):
      show(table, insteadOf: nil)
      show(card, join: state.join, delete: state.delete)
    }
  }

  private func show(_ card: GatherCardViewData, join: String?, delete: String?) {
    guard card != self.card || join != self.join || delete != self.delete else { return }
    self.card = card
    self.join = join
    self.delete = delete
    let all = card.sides.flatMap { $0.players ?? [] }
    players = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    source.show(card, canJoin: join != nil, canDelete: delete != nil)
  }

  // MARK: - Cells

  private func cell(
    for item: GatherDetailDataSource.Item,
    at path: IndexPath,
    in table: UITableView
  ) -> UITableViewCell {
    if item == .result {
      let cell = table.dequeueReusableCell(withIdentifier: "result", for: path)
      if let card { (cell as? ResultCell)?.show(card) }
      return cell
    }
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.accessibilityLabel = nil
    cell.accessibilityTraits = .none
    switch item {
    case .player(let id): if let player = players[id] { cell.show(player) }
    case .notice: cell.showNotice(card?.notice, button: card?.retry)
    case .join: cell.showAction(join)
    case .delete: cell.showAction(delete, isDestructive: true)
    case .result: break
    }
    return cell
  }
}

extension GatherDetailViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch source.itemIdentifier(for: indexPath) {
    case .join: presenter.joinTapped()
    case .delete: presenter.deleteTapped()
    case .notice: presenter.retryTapped()
    case .result, .player, nil: break
    }
  }
}
