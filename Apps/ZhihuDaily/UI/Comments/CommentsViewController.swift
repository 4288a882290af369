import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// The screen of a story's comments: the long ones, then the short ones.
final class CommentsViewController: ScreenViewController<CommentsPresenter>, CommentsView {
  private let pictures: any PictureProviding
  private let table = UITableView(frame: .zero, style: .plain)
  private let refreshControl = UIRefreshControl()
  private lazy var source = CommentsDataSource(tableView: table) {
    [weak self] table, path, item in
    self?.cell(for: item, at: path, in: table)
  }
  private var shown: (listing: CommentListing, notice: CommentsViewState.Notice?)?

  init(presenter: CommentsPresenter, pictures: any PictureProviding) {
    self.pictures = pictures
    super.init(presenter: presenter)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    view.addCovering(table)
    table.estimatedRowHeight = 120
    table.sectionHeaderTopPadding = 0
    table.register(CommentCell.self, forCellReuseIdentifier: "comment")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "line")
    table.dataSource = source
    table.delegate = self
    table.refreshControl = refreshControl
    refreshControl.addAction(
      UIAction { [weak self] _ in self?.presenter.pulledToRefresh() },
      for: .valueChanged
    )
  }

  // MARK: - CommentsView

  func render(_ state: CommentsViewState) {
    title = state.title
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
      show(listing, state.notice)
    }
  }

  private func show(_ listing: CommentListing, _ notice: CommentsViewState.Notice?) {
    if let shown, shown.listing == listing, shown.notice == notice { return }
    shown = (listing, notice)
    source.show(listing, hasNotice: notice != nil)
  }

  // MARK: - Cells

  private func cell(
    for item: CommentsDataSource.Item,
    at path: IndexPath,
    in table: UITableView
  ) -> UITableViewCell {
    if case .row(let id) = item, let row = presenter.comment(id) {
      let cell = table.dequeueReusableCell(withIdentifier: "comment", for: path)
      (cell as? CommentCell)?.show(row, from: pictures, actions(for: id))
      return cell
    }
    let cell = table.dequeueReusableCell(withIdentifier: "line", for: path)
    switch item {
    case .notice: if let notice = shown?.notice { fill(cell, with: notice) }
    case .row(let id): if let line = presenter.line(id) { fill(cell, with: line) }
    }
    return cell
  }

  private func actions(for id: CommentListing.RowID) -> CommentCell.Actions {
    CommentCell.Actions(
      fold: { [weak self] in self?.presenter.foldTapped(id) },
      like: { [weak self] in self?.presenter.likeTapped(id) }
    )
  }

  /// Fills the row of the notice; a tap anywhere on it performs the offered action.
  private func fill(_ cell: UITableViewCell, with notice: CommentsViewState.Notice) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: "exclamationmark.circle")
    content.text = notice.text
    content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryText = notice.button
    content.secondaryTextProperties.color = .link
    cell.contentConfiguration = content
    cell.selectionStyle = .default
  }

  private func fill(_ cell: UITableViewCell, with line: CommentLineViewData) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = line.text
    content.textProperties.alignment = .center
    content.textProperties.color = .secondaryLabel
    content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryText = line.button
    content.secondaryTextProperties.alignment = .center
    content.secondaryTextProperties.color = .link
    cell.contentConfiguration = content
    cell.selectionStyle = line.button == nil ? .none : .default
  }
}

extension CommentsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch source.itemIdentifier(for: indexPath) {
    case .notice: presenter.retryTapped()
    case .row(.failed(let section)): presenter.moreRetryTapped(section)
    case .row, nil: break
    }
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    if case .row(let id)? = source.itemIdentifier(for: indexPath) {
      presenter.rowWillDisplay(id)
    }
  }
}
