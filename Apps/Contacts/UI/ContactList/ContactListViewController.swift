import ContactsPresentation
import RostrumUIKit
import UIKit

/// The list of contacts.
final class ContactListViewController:
  ScreenViewController<ContactListPresenter>, ContactListView
{
  private let table = UITableView(frame: .zero, style: .plain)
  private let loading = LoadingView()
  private lazy var placeholder = PlaceholderView(
    onButton: UIAction { [weak self] _ in self?.presenter.retryTapped() }
  )
  private lazy var source = ContactListDataSource(tableView: table) {
    [weak self] table, path, item in
    self?.cell(for: item, at: path, in: table)
  }
  private let spinner = UIActivityIndicatorView(style: .medium)
  private lazy var spinnerItem = UIBarButtonItem(customView: spinner)
  private var shown: (listing: ContactListing, banner: ContactListViewState.Banner?)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addCovering(table)
    view.addCoveringSafeArea(placeholder)
    view.addCoveringSafeArea(loading)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "banner")
    table.dataSource = source
    table.delegate = self
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  // MARK: - ContactListView

  func render(_ state: ContactListViewState) {
    title = state.title
    show(refreshing: state.refreshing)
    switch state.content {
    case .loading(let text):
      reveal(loading)
      loading.show(text)
    case .placeholder(let data):
      reveal(placeholder)
      placeholder.show(data)
    case .list(let listing):
      reveal(table)
      show(listing, state.banner)
    }
  }

  private func show(refreshing: String?) {
    spinner.accessibilityLabel = refreshing
    if refreshing == nil { spinner.stopAnimating() } else { spinner.startAnimating() }
    navigationItem.rightBarButtonItem = refreshing == nil ? nil : spinnerItem
  }

  private func reveal(_ content: UIView) {
    for view in [table, placeholder, loading] { view.isHidden = view !== content }
    if content !== loading { loading.show(nil) }
  }

  private func show(_ listing: ContactListing, _ banner: ContactListViewState.Banner?) {
    if let shown, shown.listing == listing, shown.banner == banner { return }
    let isFirst = shown == nil
    shown = (listing, banner)
    source.show(listing, hasBanner: banner != nil, animated: !isFirst)
  }

  // MARK: - Cells

  private func cell(
    for item: ContactListDataSource.Item,
    at path: IndexPath,
    in table: UITableView
  ) -> UITableViewCell {
    switch item {
    case .banner:
      let cell = table.dequeueReusableCell(withIdentifier: "banner", for: path)
      if let banner = shown?.banner { fill(cell, with: banner) }
      return cell
    case .contact(let id):
      let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
      if let row = presenter.row(id) { fill(cell, with: row) }
      return cell
    }
  }

  private func fill(_ cell: UITableViewCell, with row: ContactRowViewData) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.name
    content.secondaryText = row.position
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
  }

  /// A tap anywhere on the banner does what it offers.
  private func fill(_ cell: UITableViewCell, with banner: ContactListViewState.Banner) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: "exclamationmark.circle")
    content.text = banner.text
    content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryText = banner.button
    content.secondaryTextProperties.color = .systemBlue
    cell.contentConfiguration = content
    cell.selectionStyle = banner.button == nil ? .none : .default
  }
}

extension ContactListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch source.itemIdentifier(for: indexPath) {
    case .contact(let id): presenter.contactTapped(id)
    case .banner: if shown?.banner?.button != nil { presenter.retryTapped() }
    case nil: break
    }
  }
}
