import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The account screen, with the ways to leave the account.
final class AccountViewController: ScreenViewController<AccountPresenter>, AccountView {
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var source = AccountDataSource(tableView: table) {
    [weak self] table, path, item in
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    self?.fill(cell, with: item)
    return cell
  }
  private var account: AccountViewData?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addCovering(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = self
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  // MARK: - AccountView

  func render(_ state: AccountViewState) {
    title = state.title
    switch state.content {
    case .loading(let text): show(table, insteadOf: .loading(text))
    case .placeholder(let data):
      show(table, insteadOf: .placeholder(data) { [weak self] in self?.presenter.retryTapped() })
    case .account(let account):
      show(table, insteadOf: nil)
      show(account)
    }
  }

  private func show(_ account: AccountViewData) {
    self.account = account
    source.show(account)
  }

  // MARK: - Cells

  private func fill(_ cell: UITableViewCell, with item: AccountDataSource.Item) {
    guard let account else { return }
    cell.accessoryType = .none
    cell.accessibilityTraits = .none
    switch item {
    case .person: fillPerson(cell, account)
    case .language:
      fill(cell, .valueCell(), account.language, account.languageName)
      cell.accessoryType = .disclosureIndicator
      cell.selectionStyle = .default
    case .unsent: fill(cell, .cell(), account.unsent?.text, nil)
    case .send:
      let isEnabled = account.isEnabled && account.unsent?.isSending == false
      cell.showAction(account.unsent?.button, isEnabled: isEnabled)
    case .action(let id):
      guard let action = account.actions.first(where: { $0.id == id }) else { return }
      cell.showAction(
        action.title,
        isDestructive: action.isDestructive,
        isEnabled: account.isEnabled
      )
    }
  }

  private func fillPerson(_ cell: UITableViewCell, _ account: AccountViewData) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: account.symbol)
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 40
    )
    content.imageProperties.tintColor = .systemGray
    content.text = account.name
    content.textProperties.font = .preferredFont(forTextStyle: .title3)
    content.secondaryText = account.detail
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.selectionStyle = .none
  }

  private func fill(
    _ cell: UITableViewCell,
    _ configuration: UIListContentConfiguration,
    _ text: String?,
    _ value: String?
  ) {
    var content = configuration
    content.text = text
    content.secondaryText = value
    cell.contentConfiguration = content
    cell.selectionStyle = .none
  }
}

extension AccountViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch source.itemIdentifier(for: indexPath) {
    case .language: presenter.languageTapped()
    case .send: presenter.sendTapped()
    case .action(let id): presenter.actionTapped(id)
    case .person, .unsent, nil: break
    }
  }
}
