import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The screen to choose a language.
final class LanguageChoiceViewController:
  ScreenViewController<LanguageChoicePresenter>, LanguageChoiceView
{
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
    [weak self] table, path, id in
    let cell = table.dequeueReusableCell(withIdentifier: "language", for: path)
    if let row = self?.rows.first(where: { $0.id == id }) { self?.fill(cell, with: row) }
    return cell
  }
  private var rows: [LanguageChoiceViewState.Row] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.largeTitleDisplayMode = .never
    view.addCovering(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "language")
    table.dataSource = source
    table.delegate = self
  }

  // MARK: - LanguageChoiceView

  func render(_ state: LanguageChoiceViewState) {
    title = state.title
    rows = state.rows
    var next = NSDiffableDataSourceSnapshot<Int, String>()
    next.appendSection(0, items: rows.map(\.id))
    source.applyReconfiguring(next, animatingDifferences: false)
  }

  private func fill(_ cell: UITableViewCell, with row: LanguageChoiceViewState.Row) {
    var content = UIListContentConfiguration.cell()
    content.text = row.name
    cell.contentConfiguration = content
    cell.accessoryType = row.isChosen ? .checkmark : .none
  }
}

extension LanguageChoiceViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let id = source.itemIdentifier(for: indexPath) { presenter.languageTapped(id) }
  }
}
