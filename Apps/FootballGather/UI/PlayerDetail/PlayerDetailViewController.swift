import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The screen of a player.
final class PlayerDetailViewController:
  ScreenViewController<PlayerDetailPresenter>, PlayerDetailView
{
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var source = PlayerDetailDataSource(tableView: table) {
    [weak self] table, path, item in
    self?.cell(for: item, at: path, in: table)
  }
  private var rows: [PlayerDetailViewState.Row.ID: PlayerDetailViewState.Row] = [:]
  private var delete: (title: String?, isEnabled: Bool) = (nil, true)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.largeTitleDisplayMode = .never
    view.addCovering(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "delete")
    table.dataSource = source
    table.delegate = self
  }

  // MARK: - PlayerDetailView

  func render(_ state: PlayerDetailViewState) {
    title = state.title
    switch state.content {
    case .loading(let text): show(table, insteadOf: .loading(text))
    case .placeholder(let data):
      show(
        table,
        insteadOf: .placeholder(data) { [weak self] in self?.presenter.placeholderButtonTapped() }
      )
    case .sections(let sections):
      show(table, insteadOf: nil)
      delete = (state.delete, !state.isDeleting)
      rows = Dictionary(sections.flatMap(\.rows).map { ($0.id, $0) }) { first, _ in first }
      source.show(sections, canDelete: state.delete != nil)
    }
  }

  // MARK: - Cells

  private func cell(
    for item: PlayerDetailDataSource.Item,
    at path: IndexPath,
    in table: UITableView
  ) -> UITableViewCell {
    switch item {
    case .row(let id):
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      if let row = rows[id] { fill(cell, with: row) }
      return cell
    case .delete:
      let cell = table.dequeueReusableCell(withIdentifier: "delete", for: path)
      cell.showAction(delete.title, isDestructive: true, isEnabled: delete.isEnabled)
      return cell
    }
  }

  private func fill(_ cell: UITableViewCell, with row: PlayerDetailViewState.Row) {
    var content = UIListContentConfiguration.valueCell()
    content.text = row.title
    content.secondaryText = row.value
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = row.isEditable ? .disclosureIndicator : .none
    cell.selectionStyle = row.isEditable ? .default : .none
    cell.accessibilityLabel = row.accessibilityLabel
  }
}

extension PlayerDetailViewController: UITableViewDelegate {
  /// Prevents the selection of rows that cannot be edited.
  func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    guard case .row(let id)? = source.itemIdentifier(for: indexPath) else { return indexPath }
    return rows[id]?.isEditable == true ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch source.itemIdentifier(for: indexPath) {
    case .row(let id): presenter.rowTapped(id)
    case .delete: presenter.deleteTapped()
    case nil: break
    }
  }
}
