import Rostrum
import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// The screen of the favourites.
final class FavouritesViewController: ScreenViewController<FavouritesPresenter>, FavouritesView {
  private let pictures: any PictureProviding
  private let table = UITableView(frame: .zero, style: .plain)
  private lazy var source = FavouritesDataSource(tableView: table) {
    [weak self] table, path, id in
    self?.cell(for: id, at: path, in: table)
  }
  private lazy var editItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.presenter.editTapped() }
  )
  private lazy var undoBar = UndoBar(
    onButton: UIAction { [weak self] _ in self?.presenter.undoTapped() }
  )
  private var listing: FavouriteListing?
  private var labels: FavouritesViewState.Labels?
  private var chosen: Int?

  init(presenter: FavouritesPresenter, pictures: any PictureProviding) {
    self.pictures = pictures
    super.init(presenter: presenter)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addCovering(table)
    view.addAtBottom(undoBar)
    table.register(StoryCell.self, forCellReuseIdentifier: "story")
    table.separatorStyle = .none
    table.contentInset.bottom = UndoBar.height
    source.delete = { [weak self] in self?.presenter.deleteTapped($0) }
    table.dataSource = source
    table.delegate = self
  }

  // MARK: - FavouritesView

  func render(_ state: FavouritesViewState) {
    labels = state.labels
    title = state.labels.title
    undoBar.show(state.undo)
    editItem.title = state.isEditing ? state.labels.done : state.labels.edit
    switch state.content {
    case .loading(let text): show(table, insteadOf: .loading(text))
    case .placeholder(let data):
      show(table, insteadOf: .placeholder(data) { [weak self] in self?.presenter.retryTapped() })
    case .list(let listing):
      show(table, insteadOf: nil)
      show(listing)
    }
    navigationItem.rightBarButtonItem = isListing(state) ? editItem : nil
    if table.isEditing != state.isEditing {
      table.setEditing(state.isEditing, animated: view.window != nil)
    }
    chosen = state.isEditing ? nil : state.chosen
    markChosen()
  }

  private func markChosen() {
    table.selectOnly(chosen.flatMap { source.indexPath(for: $0) })
  }

  private func isListing(_ state: FavouritesViewState) -> Bool {
    if case .list = state.content { true } else { false }
  }

  private func show(_ listing: FavouriteListing) {
    guard listing != self.listing else { return }
    let isFirst = self.listing == nil
    self.listing = listing
    source.show(listing.rows, animated: !isFirst)
  }

  // MARK: - Cells

  private func cell(
    for id: Int,
    at path: IndexPath,
    in table: UITableView
  ) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "story", for: path)
    if let row = presenter.row(id) { (cell as? StoryCell)?.show(row, from: pictures) }
    return cell
  }
}

extension FavouritesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if chosen == nil { tableView.deselectRow(at: indexPath, animated: true) }
    if let id = source.itemIdentifier(for: indexPath) { presenter.rowTapped(id) }
    // The selected row follows from the secondary column, not from taps.
    markChosen()
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = source.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: labels?.delete) {
      [weak self] _, _, done in
      self?.presenter.deleteTapped(id)
      done(true)
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
