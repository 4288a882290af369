import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// The screen of the profile.
final class ProfileViewController: ScreenViewController<ProfilePresenter>, ProfileView {
  private enum Section: Hashable, Sendable {
    case person, rows, leaving
  }

  private enum Item: Hashable, Sendable {
    case person
    case row(ProfileViewData.Row.ID)
    case logOut
  }

  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var source = UITableViewDiffableDataSource<Section, Item>(tableView: table) {
    [weak self] table, path, item in
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    self?.fill(cell, with: item)
    return cell
  }
  private var profile: ProfileViewData?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addCovering(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = self
  }

  // MARK: - ProfileView

  func render(_ state: ProfileViewState) {
    title = state.title
    switch state.content {
    case .loading(let text): show(table, insteadOf: .loading(text))
    case .placeholder(let data):
      show(table, insteadOf: .placeholder(data) { [weak self] in self?.presenter.retryTapped() })
    case .profile(let profile):
      show(table, insteadOf: nil)
      show(profile)
    }
  }

  private func show(_ profile: ProfileViewData) {
    let isFirst = self.profile == nil
    self.profile = profile
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    next.appendSections([.person, .rows])
    next.appendItems([.person], toSection: .person)
    next.appendItems(profile.rows.map { .row($0.id) }, toSection: .rows)
    if profile.logOut != nil {
      next.appendSection(.leaving, items: [.logOut])
    }
    source.applyReconfiguring(next, animatingDifferences: !isFirst)
  }

  // MARK: - Cells

  private func fill(_ cell: UITableViewCell, with item: Item) {
    guard let profile else { return }
    switch item {
    case .person: fillPerson(cell, profile)
    case .row(let id):
      guard let row = profile.rows.first(where: { $0.id == id }) else { return }
      var content = UIListContentConfiguration.cell()
      content.image = UIImage(systemName: row.symbol)
      content.text = row.title
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
    case .logOut: cell.showAction(profile.logOut, isDestructive: true)
    }
  }

  private func fillPerson(_ cell: UITableViewCell, _ profile: ProfileViewData) {
    let isNobody = profile.initial == nil
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(
      systemName: isNobody ? "person.crop.circle" : "person.crop.circle.fill"
    )
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 48
    )
    content.imageProperties.tintColor = isNobody ? .systemGray : .systemBlue
    content.text = profile.name
    content.textProperties.font = .preferredFont(forTextStyle: .title3)
    content.secondaryText = profile.detail
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = isNobody ? .disclosureIndicator : .none
    cell.selectionStyle = isNobody ? .default : .none
    cell.accessibilityTraits = isNobody ? .button : .none
  }
}

extension ProfileViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch source.itemIdentifier(for: indexPath) {
    case .person: presenter.personTapped()
    case .row(let id): presenter.rowTapped(id)
    case .logOut: presenter.logOutTapped()
    case nil: break
    }
  }
}
