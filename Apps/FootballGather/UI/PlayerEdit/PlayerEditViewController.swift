import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The screen to edit one field of a player, as text or as a choice.
final class PlayerEditViewController: ScreenViewController<PlayerEditPresenter>, PlayerEditView {
  private enum Section: Hashable, Sendable {
    case message, values
  }

  private enum Item: Hashable, Sendable {
    case message
    case field(PlayerTextField.ID)
    case choice(String)
  }

  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var source = UITableViewDiffableDataSource<Section, Item>(tableView: table) {
    [weak self] table, path, item in
    self?.cell(for: item, at: path, in: table)
  }
  private lazy var doneItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.presenter.doneTapped() }
  )
  private let fields = FieldCells<PlayerTextField.ID> { $0.prepare(for: $1) }
  private var choices: [String: PlayerChoiceField.Option] = [:]
  private var message: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.largeTitleDisplayMode = .never
    doneItem.style = .done
    view.addCovering(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "choice")
    table.dataSource = source
    table.delegate = self
    fields.onChange = { [weak self] in self?.presenter.textChanged($0, $1) }
    fields.onLeave = { [weak self] in self?.presenter.fieldLeft($0) }
    fields.onReturn = { [weak self] in self?.presenter.doneTapped() }
  }

  // MARK: - PlayerEditView

  func render(_ state: PlayerEditViewState) {
    title = state.title
    doneItem.title = state.done
    navigationItem.rightBarButtonItem = state.done == nil ? nil : doneItem
    doneItem.isEnabled = state.canFinish
    message = state.message
    switch state.content {
    case .loading(let text): show(table, insteadOf: .loading(text))
    case .placeholder(let data):
      show(
        table,
        insteadOf: .placeholder(data) { [weak self] in self?.presenter.placeholderButtonTapped() }
      )
    case .fields(let fields):
      show(table, insteadOf: nil)
      for field in fields { self.fields.cell(field.id).show(field) }
      table.allowsSelection = false
      show(fields.map { .field($0.id) })
    case .choices(let choices):
      show(table, insteadOf: nil)
      self.choices = Dictionary(choices.map { ($0.id, $0) }) { first, _ in first }
      show(choices.map { .choice($0.id) })
    }
  }

  func focus(_ field: PlayerTextField.ID) {
    fields.focus(field)
  }

  private func show(_ items: [Item]) {
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    if message != nil {
      next.appendSection(.message, items: [.message])
    }
    next.appendSection(.values, items: items)
    let known = Set(source.snapshot().itemIdentifiers)
    next.reconfigureItems(
      next.itemIdentifiers.filter { item in
        if case .field = item { false } else { known.contains(item) }
      }
    )
    source.apply(next, animatingDifferences: false)
  }

  // MARK: - Cells

  private func cell(
    for item: Item,
    at path: IndexPath,
    in table: UITableView
  ) -> UITableViewCell {
    switch item {
    case .field(let id): return fields.cell(id)
    case .message:
      let cell = table.dequeueReusableCell(withIdentifier: "message", for: path)
      cell.showMessage(message)
      return cell
    case .choice(let id):
      let cell = table.dequeueReusableCell(withIdentifier: "choice", for: path)
      if let choice = choices[id] { cell.showOption(choice.title, isChosen: choice.isChosen) }
      return cell
    }
  }
}

extension PlayerEditViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if case .choice(let id) = source.itemIdentifier(for: indexPath) { presenter.choiceTapped(id) }
  }
}
