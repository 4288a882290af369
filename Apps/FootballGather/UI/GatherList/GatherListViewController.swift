import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The screen of the matches and the statistics.
final class GatherListViewController: ScreenViewController<GatherListPresenter>, GatherListView {
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let segments = UISegmentedControl()
  private let refreshControl = UIRefreshControl()
  private lazy var source = GatherListDataSource(tableView: table) {
    [weak self] table, path, item in
    self?.cell(for: item, at: path, in: table)
  }
  private var labels: GatherListViewState.Labels?
  private var shown: (listing: GatherListing, banner: GatherListViewState.Banner?)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.titleView = segments
    view.addCovering(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "banner")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "match")
    table.register(PlayerFormCell.self, forCellReuseIdentifier: "player")
    source.canDelete = { [weak self] in self?.presenter.match($0)?.canDelete == true }
    table.dataSource = source
    table.delegate = self
    table.refreshControl = refreshControl
    refreshControl.addAction(
      UIAction { [weak self] _ in self?.presenter.pulledToRefresh() },
      for: .valueChanged
    )
    segments.addAction(
      UIAction { [weak self] _ in self?.segmentChosen() },
      for: .valueChanged
    )
  }

  private func segmentChosen() {
    guard let segment = GatherListViewState.Segment(rawValue: segments.selectedSegmentIndex) else {
      return
    }
    presenter.segmentChosen(segment)
  }

  // MARK: - GatherListView

  func render(_ state: GatherListViewState) {
    show(state.labels)
    segments.selectedSegmentIndex = state.segment.rawValue
    if !state.isPulled, refreshControl.isRefreshing { refreshControl.endRefreshing() }
    switch state.content {
    case .loading(let text): show(table, insteadOf: .loading(text))
    case .placeholder(let data):
      shown = nil
      show(
        table,
        emptying: source,
        insteadOf: .placeholder(data) { [weak self] in self?.presenter.retryTapped() }
      )
    case .list(let listing):
      show(table, insteadOf: nil)
      show(listing, state.banner)
    }
  }

  private func show(_ labels: GatherListViewState.Labels) {
    guard labels != self.labels else { return }
    self.labels = labels
    title = labels.title
    segments.accessibilityLabel = labels.title
    segments.removeAllSegments()
    for (index, title) in labels.segments.enumerated() {
      segments.insertSegment(withTitle: title, at: index, animated: false)
    }
  }

  private func show(_ listing: GatherListing, _ banner: GatherListViewState.Banner?) {
    if let shown, shown.listing == listing, shown.banner == banner { return }
    let isFirst = shown == nil
    shown = (listing, banner)
    source.show(listing, hasBanner: banner != nil, animated: !isFirst)
  }

  // MARK: - Cells

  private func cell(
    for item: GatherListDataSource.Item,
    at path: IndexPath,
    in table: UITableView
  ) -> UITableViewCell {
    switch item {
    case .banner:
      let cell = table.dequeueReusableCell(withIdentifier: "banner", for: path)
      if let banner = shown?.banner { fill(cell, with: banner) }
      return cell
    case .row(.player(let id)):
      let cell = table.dequeueReusableCell(withIdentifier: "player", for: path)
      if let player = presenter.player(id) { (cell as? PlayerFormCell)?.show(player) }
      return cell
    case .row(let id):
      let cell = table.dequeueReusableCell(withIdentifier: "match", for: path)
      if let row = presenter.match(id) { fill(cell, with: row) }
      return cell
    }
  }

  private func fill(_ cell: UITableViewCell, with row: GatherRowViewData) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = row.symbol.flatMap { UIImage(systemName: $0) }
    content.text = row.result
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.secondaryText = [row.outcome, row.date].compactMap(\.self).joined(separator: " · ")
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = row.showsDisclosure ? .disclosureIndicator : .none
    cell.selectionStyle = row.showsDisclosure ? .default : .none
  }

  /// Fills a banner; a tap anywhere on it triggers its action.
  private func fill(_ cell: UITableViewCell, with banner: GatherListViewState.Banner) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: "exclamationmark.circle")
    content.text = banner.text
    content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryText = banner.button
    content.secondaryTextProperties.color = .tintColor
    cell.contentConfiguration = content
  }
}

extension GatherListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch source.itemIdentifier(for: indexPath) {
    case .row(let id): presenter.rowTapped(id)
    case .banner: presenter.retryTapped()
    case nil: break
    }
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard case .row(.gather(let id))? = source.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: labels?.delete) {
      [weak self] _, _, done in
      self?.presenter.deleteTapped(id)
      done(false)
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
