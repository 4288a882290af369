import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The screen of the players, with selection of several.
final class PlayerListViewController: ScreenViewController<PlayerListPresenter>, PlayerListView {
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var source = PlayerListDataSource(tableView: table) {
    [weak self] table, path, item in
    self?.cell(for: item, at: path, in: table)
  }
  private lazy var modeItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.presenter.modeTapped() }
  )
  private lazy var selectAllItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.presenter.selectAllTapped() }
  )
  private lazy var bar = ActionBar(
    onButton: UIAction { [weak self] _ in self?.presenter.mainTapped() },
    onDelete: UIAction { [weak self] _ in self?.presenter.deleteSelectedTapped() }
  )
  private let search = UISearchController(searchResultsController: nil)
  private let refreshControl = UIRefreshControl()
  private var players: [Int: PlayerRowViewData] = [:]
  private var shown: (rows: [PlayerRowViewData], banners: [PlayerListViewState.Banner])?
  private var delete = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addCovering(table)
    view.addAtBottom(bar)
    setUpTable()
    navigationItem.rightBarButtonItem = modeItem
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.contentInset.bottom = bar.coveredHeight
  }

  private func setUpTable() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "player")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "banner")
    table.allowsMultipleSelectionDuringEditing = true
    table.dataSource = source
    table.delegate = self
    table.refreshControl = refreshControl
    refreshControl.addAction(
      UIAction { [weak self] _ in self?.presenter.pulledToRefresh() },
      for: .valueChanged
    )
  }

  // MARK: - PlayerListView

  func render(_ state: PlayerListViewState) {
    showBars(state)
    if !state.isPulled, refreshControl.isRefreshing { refreshControl.endRefreshing() }
    switch state.content {
    case .loading(let text): show(table, insteadOf: .loading(text))
    case .placeholder(let data):
      shown = nil
      show(
        table,
        emptying: source,
        insteadOf: .placeholder(data) { [weak self] in self?.presenter.placeholderButtonTapped() }
      )
    case .rows(let rows):
      show(table, insteadOf: nil)
      show(rows, state.banners)
    }
    if table.isEditing != state.isSelecting {
      table.setEditing(state.isSelecting, animated: true)
    }
    show(selected: state.selected)
  }

  private func showBars(_ state: PlayerListViewState) {
    title = state.title
    // The title with the number of selected players is too long for a button.
    navigationItem.backButtonTitle = state.back
    delete = state.delete
    modeItem.title = state.mode.title
    modeItem.isEnabled = state.mode.isEnabled
    selectAllItem.title = state.selectAll?.title
    selectAllItem.isEnabled = state.selectAll?.isEnabled == true
    navigationItem.leftBarButtonItem = state.selectAll == nil ? nil : selectAllItem
    search.searchBar.placeholder = state.search
    bar.isHidden = state.main == nil
    if let main = state.main { bar.show(main.title, isEnabled: main.isEnabled) }
    bar.showDelete(
      state.deleteSelected?.title,
      isEnabled: state.deleteSelected?.isEnabled == true
    )
  }

  private func show(_ rows: [PlayerRowViewData], _ banners: [PlayerListViewState.Banner]) {
    if let shown, shown.rows == rows, shown.banners == banners { return }
    let isFirst = shown == nil
    shown = (rows, banners)
    players = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    source.show(banners, rows, animated: !isFirst)
  }

  /// Applies the selection of the state, which also changes in rows that the user did not tap.
  private func show(selected: Set<Int>) {
    guard let shown else { return }
    let ticked = Set(table.indexPathsForSelectedRows ?? [])
    for row in shown.rows {
      guard let path = source.indexPath(for: .player(row.id)) else { continue }
      if selected.contains(row.id), !ticked.contains(path) {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      } else if !selected.contains(row.id), ticked.contains(path) {
        table.deselectRow(at: path, animated: false)
      }
    }
  }

  // MARK: - Cells

  private func cell(
    for item: PlayerListDataSource.Item,
    at path: IndexPath,
    in table: UITableView
  ) -> UITableViewCell {
    switch item {
    case .banner(let id):
      let cell = table.dequeueReusableCell(withIdentifier: "banner", for: path)
      let banner = shown?.banners.first { $0.id == id }
      cell.showNotice(banner?.text, button: banner?.button, symbol: Self.symbol(of: id))
      return cell
    case .player(let id):
      let cell = table.dequeueReusableCell(withIdentifier: "player", for: path)
      if let player = players[id] { fill(cell, with: player) }
      return cell
    }
  }

  private static func symbol(of banner: PlayerListViewState.Banner.ID) -> String {
    switch banner {
    case .notice: "exclamationmark.circle"
    }
  }

  private func fill(_ cell: UITableViewCell, with player: PlayerRowViewData) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = player.name
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.secondaryText = player.lines.joined(separator: "\n")
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityLabel = player.accessibilityLabel
  }
}

extension PlayerListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let item = source.itemIdentifier(for: indexPath)
    if !tableView.isEditing { tableView.deselectRow(at: indexPath, animated: true) }
    switch item {
    case .player(let id): presenter.playerTapped(id)
    case .banner(let id): presenter.bannerTapped(id)
    case nil: break
    }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard tableView.isEditing, case .player(let id) = source.itemIdentifier(for: indexPath) else {
      return
    }
    presenter.playerTapped(id)
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard case .player(let id) = source.itemIdentifier(for: indexPath) else { return nil }
    let action = UIContextualAction(style: .destructive, title: delete) {
      [weak self] _, _, done in
      self?.presenter.deleteTapped(id)
      // The row is removed after the user has confirmed.
      done(false)
    }
    action.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [action])
  }
}

extension PlayerListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    presenter.searchTextChanged(searchController.searchBar.text ?? "")
  }
}
