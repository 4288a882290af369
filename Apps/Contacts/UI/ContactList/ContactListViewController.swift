import ContactsPresentation
import Foundation
import Rostrum
import RostrumUIKit
import UIKit

/// The screen of the list of contacts.
final class ContactListViewController:
  ScreenViewController<ContactListPresenter>, ContactListView
{
  private let table = UITableView(frame: .zero, style: .plain)
  private lazy var source = ContactListDataSource(tableView: table) {
    [weak self] table, path, item in
    self?.cell(for: item, at: path, in: table)
  }
  private let spinner = UIActivityIndicatorView(style: .medium)
  private lazy var spinnerItem = UIBarButtonItem(customView: spinner)
  private lazy var addItem = UIBarButtonItem(
    systemItem: .add,
    primaryAction: UIAction { [weak self] _ in self?.presenter.addTapped() }
  )
  private let search = UISearchController(searchResultsController: nil)
  private let refreshControl = UIRefreshControl()
  private lazy var undoBar = UndoBar(
    onButton: UIAction { [weak self] _ in self?.presenter.undoTapped() }
  )
  private var labels: ContactListViewState.Labels?
  private var chosen: String?
  /// The chosen contact whose row was last selected.
  private var marked: String?
  private var showsDisclosure = true
  private var shown: (listing: ContactListing, banner: ContactListViewState.Banner?)?
  private let preview: (ContactCardViewData) -> UIViewController

  /// - Parameters:
  ///   - presenter: The presenter of the list.
  ///   - preview: Creates the preview above a contact's context menu.
  init(
    presenter: ContactListPresenter,
    preview: @escaping (ContactCardViewData) -> UIViewController
  ) {
    self.preview = preview
    super.init(presenter: presenter)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addCovering(table)
    view.addAtBottom(undoBar)
    setUpTable()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  private func setUpTable() {
    table.register(ContactCell.self, forCellReuseIdentifier: "contact")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "banner")
    // The height of rows with two lines, in points.
    table.estimatedRowHeight = 62
    // Sections follow each other closely, as in Apple's Contacts.
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = self
    table.refreshControl = refreshControl
    refreshControl.addAction(
      UIAction { [weak self] _ in self?.presenter.pulledToRefresh() },
      for: .valueChanged
    )
  }

  // MARK: - ContactListView

  func render(_ state: ContactListViewState) {
    show(state.labels)
    show(refreshing: state.isPulled ? nil : state.refreshing)
    if !state.isPulled, refreshControl.isRefreshing { refreshControl.endRefreshing() }
    show(state.undo)
    switch state.content {
    case .loading(let text):
      show(table, insteadOf: .loading(text))
    case .placeholder(let data):
      shown = nil
      show(table, emptying: source, insteadOf: placeholder(data))
    case .list(let listing):
      show(table, insteadOf: nil)
      let follows = marked.map(isInSight) ?? false
      show(
        listing,
        state.banner,
        isSearch: !state.query.isEmpty,
        showsDisclosure: state.showsDisclosure
      )
      chosen = state.chosen
      markChosen(follows: follows)
    }
  }

  func open(_ url: URL) {
    UIApplication.shared.open(url)
  }

  private func show(_ labels: ContactListViewState.Labels) {
    guard labels != self.labels else { return }
    self.labels = labels
    title = labels.title
    addItem.accessibilityLabel = labels.add
    search.searchBar.placeholder = labels.search
  }

  private func show(refreshing: String?) {
    spinner.accessibilityLabel = refreshing
    if refreshing == nil { spinner.stopAnimating() } else { spinner.startAnimating() }
    navigationItem.rightBarButtonItems = refreshing == nil ? [addItem] : [addItem, spinnerItem]
  }

  private func show(_ undo: UndoOfferViewData?) {
    undoBar.show(undo)
    table.contentInset.bottom = undo == nil ? 0 : UndoBar.height
  }

  private func show(
    _ listing: ContactListing,
    _ banner: ContactListViewState.Banner?,
    isSearch: Bool,
    showsDisclosure: Bool
  ) {
    let isSame = showsDisclosure == self.showsDisclosure
    if let shown, shown.listing == listing, shown.banner == banner, isSame { return }
    self.showsDisclosure = showsDisclosure
    let isFirst = shown == nil
    shown = (listing, banner)
    source.show(listing, hasBanner: banner != nil, isSearch: isSearch, animated: !isFirst)
  }

  /// Returns the configuration of a placeholder; a long search text is truncated to leave room for
  /// the rest.
  private func placeholder(_ data: PlaceholderViewData) -> UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration.placeholder(data) { [weak self] in
      self?.presenter.retryTapped()
    }
    content.textProperties.numberOfLines = 3
    content.secondaryTextProperties.numberOfLines = 0
    return content
  }

  private func isInSight(_ id: String) -> Bool {
    guard let path = source.indexPath(for: .contact(id)) else { return false }
    return table.indexPathsForVisibleRows?.contains(path) == true
  }

  /// Selects the row of the contact that is shown beside the list, and scrolls to it if it is newly
  /// chosen.
  ///
  /// - Parameter follows: Whether to scroll also to the contact that was chosen before, because an
  ///   update of the list, such as a new name, has moved it.
  private func markChosen(follows: Bool = false) {
    let path = chosen.flatMap { source.indexPath(for: .contact($0)) }
    let scrolls = follows || chosen != marked
    marked = path == nil ? nil : chosen
    if let old = table.indexPathForSelectedRow, old != path {
      table.deselectRow(at: old, animated: false)
    }
    guard let path else { return }
    if table.indexPathForSelectedRow != path {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    if scrolls { bringIntoSight(path) }
  }

  /// Scrolls to a row unless it is completely visible: as little as possible if a part of it is.
  private func bringIntoSight(_ path: IndexPath) {
    let room = table.bounds.inset(by: table.adjustedContentInset)
    let row = table.rectForRow(at: path)
    guard row.minY < room.minY || row.maxY > room.maxY else { return }
    table.scrollToRow(at: path, at: row.intersects(room) ? .none : .middle, animated: true)
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
      if let row = presenter.row(id) {
        (cell as? ContactCell)?.show(row, showsDisclosure: showsDisclosure)
      }
      return cell
    }
  }

  /// Fills a banner; a tap anywhere on it triggers its action.
  private func fill(_ cell: UITableViewCell, with banner: ContactListViewState.Banner) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: "exclamationmark.circle")
    content.text = banner.text
    content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryText = banner.button
    content.secondaryTextProperties.color = .tintColor
    cell.contentConfiguration = content
    cell.selectionStyle = banner.button == nil ? .none : .default
  }
}

extension ContactListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch source.itemIdentifier(for: indexPath) {
    case .contact(let id): presenter.contactTapped(id)
    case .banner: if shown?.banner?.button != nil { presenter.retryTapped() }
    case nil: break
    }
    // Only the row of the contact beside the list stays selected.
    tableView.deselectRow(at: indexPath, animated: true)
    markChosen()
  }

  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard case .contact(let id) = source.itemIdentifier(for: indexPath),
      let card = presenter.card(id)
    else { return nil }
    return UIContextMenuConfiguration(
      identifier: NSString(string: id),
      previewProvider: { [preview] in preview(card) },
      actionProvider: { [weak self] _ in self?.menu(of: id, card) }
    )
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let id = (configuration.identifier as? NSString)?.description else { return }
    animator.addCompletion { [weak self] in self?.presenter.contactTapped(id) }
  }

  private func menu(of id: String, _ card: ContactCardViewData) -> UIMenu {
    let actions = card.actions.filter(\.isEnabled).map { action in
      UIAction(title: action.title, image: UIImage(systemName: action.symbol)) { [weak self] _ in
        self?.presenter.actionTapped(id, action.id)
      }
    }
    let delete = UIAction(
      title: labels?.delete ?? "",
      image: UIImage(systemName: "trash"),
      attributes: .destructive
    ) { [weak self] _ in
      self?.presenter.deleteTapped(id)
    }
    return UIMenu(
      children: actions + [UIMenu(options: .displayInline, children: [delete])]
    )
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard case .contact(let id) = source.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: labels?.delete) {
      [weak self] _, _, done in
      self?.presenter.deleteTapped(id)
      done(true)
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension ContactListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    presenter.searchTextChanged(searchController.searchBar.text ?? "")
  }
}
