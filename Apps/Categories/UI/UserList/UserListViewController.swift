import CategoriesPresentation
import Rostrum
import RostrumUIKit
import UIKit

/// The users of a category: the secondary column, or a screen of its own.
final class UserListViewController: ScreenViewController<UserListPresenter>, UserListView {
  private typealias Item = UserListDataSource.Item

  private let table = UITableView(frame: .zero, style: .plain)
  private lazy var source = UserListDataSource(tableView: table) { [weak self] table, path, item in
    self?.cell(for: item, at: path, in: table)
  }
  private let refreshControl = UIRefreshControl()
  private let progress = ProgressPanel()
  private lazy var undoBar = UndoBar(
    onButton: UIAction { [weak self] _ in self?.presenter.undoTapped() }
  )
  private var shown: (rows: UserRows, tail: UserListViewState.Tail)?
  /// The content of the rows made so far, by user.
  private var configuredRows: [Int: UserRowViewData] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addCovering(table)
    view.addAtBottom(undoBar)
    view.addAtBottom(progress)
    table.register(UserCell.self, forCellReuseIdentifier: "user")
    table.register(TailCell.self, forCellReuseIdentifier: "tail")
    table.allowsSelection = false
    table.estimatedRowHeight = 88
    table.dataSource = source
    table.delegate = self
    table.refreshControl = refreshControl
    refreshControl.addAction(
      UIAction { [weak self] _ in self?.presenter.pulledToRefresh() },
      for: .valueChanged
    )
    navigationItem.largeTitleDisplayMode = .never
  }

  // MARK: - UserListView

  func render(_ state: UserListViewState) {
    title = state.title
    show(state.shownUndo)
    progress.show(state.progress)
    if !state.isPulled, refreshControl.isRefreshing { refreshControl.endRefreshing() }
    switch state.content {
    case .waiting:
      show(table, insteadOf: nil)
    case .placeholder(let data):
      shown = nil
      show(
        table,
        emptying: source,
        insteadOf: .placeholder(data) { [weak self] in self?.presenter.placeholderButtonTapped() }
      )
    case .list(let rows):
      show(table, insteadOf: nil)
      show(rows, state.tail)
    }
  }

  private func show(_ undo: UndoOfferViewData?) {
    undoBar.show(undo)
    table.contentInset.bottom = undo == nil ? 0 : UndoBar.height
  }

  private func show(_ rows: UserRows, _ tail: UserListViewState.Tail) {
    if let shown, shown.rows == rows, shown.tail == tail { return }
    let former = shown
    shown = (rows, tail)
    var changed = configuredRows.filter { presenter.row($0.key) != $0.value }.map {
      Item.user($0.key)
    }
    if former?.tail != tail { changed.append(.tail) }
    source.show(rows, hasTail: tail != .none, changed: changed)
  }

  // MARK: - Cells

  private func cell(
    for item: Item,
    at path: IndexPath,
    in table: UITableView
  ) -> UITableViewCell {
    switch item {
    case .user(let id):
      let cell = table.dequeueReusableCell(withIdentifier: "user", for: path)
      if let cell = cell as? UserCell, let row = presenter.row(id) {
        configuredRows[id] = row
        cell.show(row) { [weak self] in self?.presenter.followTapped(id) }
      }
      return cell
    case .tail:
      let cell = table.dequeueReusableCell(withIdentifier: "tail", for: path)
      if let cell = cell as? TailCell, let tail = shown?.tail {
        cell.show(tail) { [weak self] in self?.presenter.loadNextPage() }
      }
      return cell
    }
  }
}

extension UserListViewController: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    guard case .user(let id) = source.itemIdentifier(for: indexPath) else { return }
    presenter.rowShown(id)
  }
}
