import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The login screen, which is also the form of a new account.
final class LoginViewController: ScreenViewController<LoginPresenter>, LoginView {
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var source = LoginDataSource(tableView: table) { [weak self] table, path, item in
    self?.cell(for: item, at: path, in: table)
  }
  // Kept for the lifetime of the screen: typing and waiting change no rows.
  private let logo = LogoCell(style: .default, reuseIdentifier: nil)
  private let fields = FieldCells<LoginViewState.Field> { field, id in
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    if id == .username { field.textContentType = .username }
    field.isSecureTextEntry = id == .password
  }
  private let remember = UITableViewCell(style: .default, reuseIdentifier: nil)
  private let rememberSwitch = UISwitch()
  private let submit = ButtonCell(style: .default, reuseIdentifier: nil)
  private let otherMode = ButtonCell(style: .default, reuseIdentifier: nil)
  private let offline = ButtonCell(style: .default, reuseIdentifier: nil)
  private lazy var cancelItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.presenter.cancelTapped() }
  )
  private var notice: String?
  private var message: String?
  private var isShown = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.largeTitleDisplayMode = .never
    view.addCovering(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    // Only the fields and buttons in rows can be tapped.
    table.allowsSelection = false
    table.dataSource = source
    prepareCells()
  }

  /// Hides the bar unless it has a button, so that all of the form is visible on a phone.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let isHidden = navigationItem.leftBarButtonItem == nil
    navigationController?.setNavigationBarHidden(isHidden, animated: false)
  }

  private func prepareCells() {
    fields.onChange = { [weak self] in self?.presenter.textChanged($0, $1) }
    fields.onReturn = { [weak self] in self?.presenter.submitTapped() }
    remember.selectionStyle = .none
    remember.accessoryView = rememberSwitch
    rememberSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        presenter.rememberChanged(rememberSwitch.isOn)
      },
      for: .valueChanged
    )
    submit.prepare(
      .borderedProminent(),
      UIAction { [weak self] _ in self?.presenter.submitTapped() }
    )
    otherMode.prepare(
      .plain(),
      UIAction { [weak self] _ in self?.presenter.otherModeTapped() }
    )
    offline.prepare(
      .plain(),
      UIAction { [weak self] _ in self?.presenter.useOfflineTapped() }
    )
  }

  // MARK: - LoginView

  func render(_ state: LoginViewState) {
    // The title names windows and tabs; the screen itself shows it with its logo.
    title = state.labels.title
    navigationItem.title = nil
    cancelItem.title = state.cancel
    navigationItem.leftBarButtonItem = state.cancel == nil ? nil : cancelItem
    logo.show(state.labels.title)
    showFields(state)
    showButtons(state)
    guard !isShown || notice != state.notice || message != state.message else { return }
    notice = state.notice
    message = state.message
    source.show(
      hasNotice: notice != nil,
      hasMessage: message != nil,
      offersOffline: state.cancel == nil,
      animated: isShown
    )
    isShown = true
  }

  func focus(_ field: LoginViewState.Field) {
    fields.focus(field)
  }

  // MARK: - Cells

  private func showFields(_ state: LoginViewState) {
    let labels = state.labels
    fields.cell(.username).show(
      label: labels.username,
      placeholder: labels.usernamePlaceholder,
      text: state.username,
      error: state.problems[.username]
    )
    fields.cell(.password).show(
      label: labels.password,
      placeholder: labels.passwordPlaceholder,
      text: state.password,
      error: state.problems[.password]
    )
    fields.cell(.password).field.textContentType =
      state.mode == .register ? .newPassword : .password
    var content = UIListContentConfiguration.cell()
    content.text = labels.rememberMe
    remember.contentConfiguration = content
    rememberSwitch.accessibilityLabel = labels.rememberMe
    rememberSwitch.isOn = state.isRemembering
  }

  private func showButtons(_ state: LoginViewState) {
    let labels = state.labels
    let isFree = state.work == nil
    let isSubmitting = state.work == .logIn || state.work == .register
    submit.show(labels.submit, isEnabled: isFree, turns: isSubmitting)
    otherMode.show(labels.otherMode, below: labels.question, isEnabled: isFree, turns: false)
    offline.show(
      labels.useOffline,
      below: labels.keptHere,
      isEnabled: isFree,
      turns: state.work == .useOffline
    )
  }

  private func cell(
    for item: LoginDataSource.Item,
    at path: IndexPath,
    in table: UITableView
  ) -> UITableViewCell {
    switch item {
    case .logo: return logo
    case .username: return fields.cell(.username)
    case .password: return fields.cell(.password)
    case .remember: return remember
    case .submit: return submit
    case .otherMode: return otherMode
    case .offline: return offline
    case .notice, .message:
      let cell = table.dequeueReusableCell(withIdentifier: "text", for: path)
      var content = UIListContentConfiguration.cell()
      content.text = item == .notice ? notice : message
      content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
      content.textProperties.color = item == .notice ? .secondaryLabel : .systemRed
      if item == .notice { content.textProperties.alignment = .center }
      cell.contentConfiguration = content
      cell.backgroundConfiguration = item == .notice ? .clear() : nil
      return cell
    }
  }
}
