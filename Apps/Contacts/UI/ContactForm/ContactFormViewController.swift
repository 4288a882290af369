import ContactsPresentation
import RostrumUIKit
import UIKit

/// The screen of the form that adds or edits a contact.
final class ContactFormViewController:
  ScreenViewController<ContactFormPresenter>, ContactFormView
{
  private enum Section: Hashable, Sendable {
    case message
    case person
    case reach
    case delete
  }

  private enum Item: Hashable, Sendable {
    case message
    case field(ContactFormViewState.Field.ID)
    case delete
  }

  private typealias FieldID = ContactFormViewState.Field.ID

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
  private lazy var deleteAction = UIAction(identifier: UIAction.Identifier("delete")) {
    [weak self] _ in
    self?.presenter.deleteTapped()
  }
  private let fields = FieldCells<FieldID> { field, id in field.prepare(for: id) }
  private var form: ContactFormViewState.Form?
  /// The field to focus after the sheet was presented.
  private var waitingFocus: FieldID?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.largeTitleDisplayMode = .never
    doneItem.style = .done
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = doneItem
    view.addCovering(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    table.register(ContactDeleteCell.self, forCellReuseIdentifier: "delete")
    // Only the fields and buttons in rows can be tapped.
    table.allowsSelection = false
    table.dataSource = source
    fields.onChange = { [weak self] in self?.presenter.textChanged($0, $1) }
    fields.onLeave = { [weak self] in self?.presenter.fieldLeft($0) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // A field outside the window cannot become first responder.
    table.layoutIfNeeded()
    if let field = waitingFocus { fields.focus(field) }
    waitingFocus = nil
  }

  // MARK: - ContactFormView

  func render(_ state: ContactFormViewState) {
    title = state.title
    cancelItem.title = state.cancel
    doneItem.title = state.done
    doneItem.isEnabled = state.canFinish
    switch state.content {
    case .loading(let text):
      show(table, insteadOf: .loading(text))
    case .placeholder(let data):
      show(
        table,
        insteadOf: .placeholder(data) { [weak self] in self?.presenter.retryTapped() }
      )
    case .form(let form):
      show(table, insteadOf: nil)
      show(form)
    }
  }

  func focus(_ field: ContactFormViewState.Field.ID) {
    if view.window == nil { waitingFocus = field } else { fields.focus(field) }
  }

  // MARK: - The form

  private func show(_ form: ContactFormViewState.Form) {
    let former = self.form
    self.form = form
    for field in form.fields { show(field) }
    // A row whose text has grown gets a new height.
    if former != nil { table.performBatchUpdates(nil) }
    guard former?.message != form.message || former?.delete != form.delete || former == nil else {
      return
    }
    source.apply(snapshot(of: form), animatingDifferences: former != nil)
  }

  private func show(_ field: ContactFormViewState.Field) {
    if field.id.isLong {
      fields.textCell(field.id).show(field)
    } else {
      fields.cell(field.id).show(field)
    }
  }

  private func snapshot(
    of form: ContactFormViewState.Form
  ) -> NSDiffableDataSourceSnapshot<Section, Item> {
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    if form.message != nil {
      next.appendSection(.message, items: [.message])
    }
    next.appendSections([.person, .reach])
    for field in form.fields {
      next.appendItems([.field(field.id)], toSection: field.id.isReach ? .reach : .person)
    }
    if form.delete != nil {
      next.appendSection(.delete, items: [.delete])
    }
    let changing = next.itemIdentifiers.filter { $0 == .message || $0 == .delete }
    next.reconfigureItems(changing.filter(source.snapshot().itemIdentifiers.contains))
    return next
  }

  // MARK: - Cells

  private func cell(
    for item: Item,
    at path: IndexPath,
    in table: UITableView
  ) -> UITableViewCell {
    switch item {
    case .field(let id): return id.isLong ? fields.textCell(id) : fields.cell(id)
    case .message:
      let cell = table.dequeueReusableCell(withIdentifier: "message", for: path)
      var content = UIListContentConfiguration.cell()
      content.text = form?.message
      content.textProperties.color = .systemRed
      cell.contentConfiguration = content
      return cell
    case .delete:
      let cell = table.dequeueReusableCell(withIdentifier: "delete", for: path)
      (cell as? ContactDeleteCell)?.show(form?.delete, deleteAction)
      return cell
    }
  }
}

extension ContactFormViewState.Field.ID {
  fileprivate var isReach: Bool { self == .phone || self == .email }

  /// A Boolean value that indicates whether the text may have several lines.
  fileprivate var isLong: Bool { self == .jobDescription }
}
