import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The screen to add a player.
final class PlayerAddViewController: ScreenViewController<PlayerAddPresenter>, PlayerAddView {
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var source = PlayerAddDataSource(tableView: table) {
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
  private var choices: [PlayerChoiceField] = []
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
    table.register(UITableViewCell.self, forCellReuseIdentifier: "option")
    table.dataSource = source
    table.delegate = self
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
    guard !isShown || message != state.message || choices != state.choices else { return }
    message = state.message
    choices = state.choices
    source.show(
      state.fields.map(\.id),
      choices,
      hasMessage: message != nil,
      animated: isShown
    )
    isShown = true
  }

  func focus(_ field: PlayerTextField.ID) {
    if view.window == nil { waitingFocus = field } else { fields.focus(field) }
  }

  private func cell(
    for item: PlayerAddDataSource.Item,
    at path: IndexPath,
    in table: UITableView
  ) -> UITableViewCell {
    switch item {
    case .field(let id): return fields.cell(id)
    case .option(let field, let id):
      let cell = table.dequeueReusableCell(withIdentifier: "option", for: path)
      let option = choices.first { $0.id == field }?.options.first { $0.id == id }
      if let option { cell.showOption(option.title, isChosen: option.isChosen) }
      return cell
    case .message:
      let cell = table.dequeueReusableCell(withIdentifier: "message", for: path)
      cell.showMessage(message)
      return cell
    }
  }
}

extension PlayerAddViewController: UITableViewDelegate {
  /// Allows the selection of options only; fields and the message handle their own touches.
  func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    if case .option = source.itemIdentifier(for: indexPath) { indexPath } else { nil }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard case .option(let field, let id) = source.itemIdentifier(for: indexPath) else { return }
    presenter.choiceTapped(field, id)
  }
}
