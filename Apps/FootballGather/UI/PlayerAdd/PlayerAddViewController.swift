import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The screen to add a player.
final class PlayerAddViewController: ScreenViewController<PlayerAddPresenter>, PlayerAddView {
  private enum Section: Hashable, Sendable {
    case message, name, more, play
  }

  private enum Item: Hashable, Sendable {
    case message
    case field(PlayerTextField.ID)
    case choice(PlayerChoiceField.ID)
  }

  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var source = UITableViewDiffableDataSource<Section, Item>(tableView: table) {
    [weak self] table, path, item in
    self?.cell(for: item, at: path, in: table)
  }
  private lazy var cancelItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.presenter.cancelTapped() }
  )
  private lazy var doneItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.presenter.doneTapped() }
  )
  private let fields = FieldCells<PlayerTextField.ID> { $0.prepare(for: $1) }
  private var choices: [PlayerChoiceField.ID: ChoiceCell] = [:]
  private var message: String?
  /// The field to focus after the sheet was presented.
  private var waitingFocus: PlayerTextField.ID?
  private var isShown = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.largeTitleDisplayMode = .never
    doneItem.style = .done
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = doneItem
    view.addCovering(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    // Only the fields in rows can be tapped.
    table.allowsSelection = false
    table.dataSource = source
    fields.onChange = { [weak self] in self?.presenter.textChanged($0, $1) }
    fields.onLeave = { [weak self] in self?.presenter.fieldLeft($0) }
    fields.onReturn = { [weak self] in self?.presenter.doneTapped() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let field = waitingFocus { fields.focus(field) }
    waitingFocus = nil
  }

  // MARK: - PlayerAddView

  func render(_ state: PlayerAddViewState) {
    title = state.title
    cancelItem.title = state.cancel
    doneItem.title = state.done
    doneItem.isEnabled = state.canFinish
    for field in state.fields { fields.cell(field.id).show(field) }
    for choice in state.choices { cell(of: choice.id).show(choice) }
    guard !isShown || message != state.message else { return }
    message = state.message
    show(state.fields.map(\.id), state.choices.map(\.id))
    isShown = true
  }

  func focus(_ field: PlayerTextField.ID) {
    if view.window == nil { waitingFocus = field } else { fields.focus(field) }
  }

  private func show(_ fields: [PlayerTextField.ID], _ choices: [PlayerChoiceField.ID]) {
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    if message != nil {
      next.appendSection(.message, items: [.message])
    }
    next.appendSections([.name, .play, .more])
    for field in fields {
      next.appendItems([.field(field)], toSection: field.isName ? .name : .more)
    }
    next.appendItems(choices.map { .choice($0) }, toSection: .play)
    let known = source.snapshot().itemIdentifiers
    if message != nil, known.contains(.message) { next.reconfigureItems([.message]) }
    source.apply(next, animatingDifferences: isShown)
  }

  private func cell(
    for item: Item,
    at path: IndexPath,
    in table: UITableView
  ) -> UITableViewCell {
    switch item {
    case .field(let id): return fields.cell(id)
    case .choice(let id): return self.cell(of: id)
    case .message:
      let cell = table.dequeueReusableCell(withIdentifier: "message", for: path)
      cell.showMessage(message)
      return cell
    }
  }

  private func cell(of id: PlayerChoiceField.ID) -> ChoiceCell {
    if let cell = choices[id] { return cell }
    let cell = ChoiceCell(style: .default, reuseIdentifier: nil)
    cell.onChoose = { [weak self] in self?.presenter.choiceTapped(id, $0) }
    choices[id] = cell
    return cell
  }
}

extension PlayerTextField.ID {
  fileprivate var isName: Bool { self == .firstName || self == .lastName }
}
