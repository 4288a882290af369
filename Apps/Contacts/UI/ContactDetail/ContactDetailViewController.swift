import ContactsPresentation
import Foundation
import RostrumUIKit
import UIKit

/// The screen of a contact.
final class ContactDetailViewController:
  ScreenViewController<ContactDetailPresenter>, ContactDetailView
{
  private enum Section: Hashable, Sendable {
    case header
    case fields
  }

  private enum Item: Hashable, Sendable {
    case header
    case field(ContactCardViewData.Row.ID)
  }

  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var source = UITableViewDiffableDataSource<Section, Item>(tableView: table) {
    [weak self] table, path, item in
    self?.cell(for: item, at: path, in: table)
  }
  private lazy var editItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.presenter.editTapped() }
  )
  private var card: ContactCardViewData?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.largeTitleDisplayMode = .never
    view.addCovering(table)
    table.register(ContactHeaderCell.self, forCellReuseIdentifier: "header")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "field")
    table.dataSource = source
    table.delegate = self
  }

  // MARK: - ContactDetailView

  func render(_ state: ContactDetailViewState) {
    title = state.title
    // The large name below the bar replaces the title, which still names windows and tabs.
    navigationItem.title = nil
    editItem.title = state.edit
    navigationItem.rightBarButtonItem = state.edit == nil ? nil : editItem
    switch state.content {
    case .loading(let text):
      show(table, insteadOf: .loading(text))
    case .placeholder(let data):
      show(
        table,
        insteadOf: .placeholder(data) { [weak self] in self?.presenter.placeholderButtonTapped() }
      )
    case .contact(let card):
      show(table, insteadOf: nil)
      show(card)
    }
  }

  func open(_ url: URL) {
    UIApplication.shared.open(url)
  }

  private func show(_ card: ContactCardViewData) {
    self.card = card
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    next.appendSections([.header, .fields])
    next.appendItems([.header], toSection: .header)
    next.appendItems(card.rows.map { .field($0.id) }, toSection: .fields)
    source.applySnapshotUsingReloadData(next)
  }

  // MARK: - Cells

  private func cell(
    for item: Item,
    at path: IndexPath,
    in table: UITableView
  ) -> UITableViewCell? {
    guard let card else { return nil }
    switch item {
    case .header:
      let cell = table.dequeueReusableCell(withIdentifier: "header", for: path)
      (cell as? ContactHeaderCell)?.show(card) { [weak self] in self?.presenter.actionTapped($0) }
      return cell
    case .field(let id):
      let cell = table.dequeueReusableCell(withIdentifier: "field", for: path)
      if let row = card.rows.first(where: { $0.id == id }) { fill(cell, with: row) }
      return cell
    }
  }

  private func fill(_ cell: UITableViewCell, with row: ContactCardViewData.Row) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.label
    content.textProperties.font = .preferredFont(forTextStyle: .footnote)
    content.textProperties.color = .secondaryLabel
    content.secondaryText = row.value
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    content.secondaryTextProperties.color = row.action == nil ? .label : .link
    cell.contentConfiguration = content
    cell.selectionStyle = row.action == nil ? .none : .default
    cell.accessibilityTraits = row.action == nil ? .staticText : .button
  }

  private func action(at path: IndexPath) -> ContactCardViewData.Action.ID? {
    guard case .field(let id) = source.itemIdentifier(for: path) else { return nil }
    return card?.rows.first { $0.id == id }?.action
  }
}

extension ContactDetailViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    action(at: indexPath) != nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let action = action(at: indexPath) { presenter.actionTapped(action) }
  }
}
