import FootballGatherModel
public import Foundation
public import Rostrum

/// The presenter of the form that adds a player: its fields, their errors, and the request.
///
/// All attempts share one idempotency key: if a response was lost, the next attempt creates no
/// second player.
public final class PlayerAddPresenter: Presenter<any PlayerAddView, PlayerAddViewState> {
  private let user: UUID?
  private let players: any PlayerRepository
  private let environment: AppEnvironment
  private let texts: GatherTexts
  private weak var navigation: (any PlayerAddNavigation)?
  private let key = RequestKey()
  /// The input of the first attempt, which the server may have accepted.
  private var firstTry: PlayerInput?
  private var input: PlayerInput
  /// The fields whose errors are shown.
  private var checked: Set<PlayerTextField.ID> = []
  private var isBusy = false
  private var isAdded = false
  private var message: String?

  /// - Parameters:
  ///   - input: The input to begin with; nil for an empty form.
  ///   - app: The services.
  ///   - navigation: The form's flow; held weakly.
  init(
    _ input: PlayerInput? = nil,
    app: GatherServices,
    navigation: any PlayerAddNavigation
  ) {
    user = app.user
    players = app.players
    environment = app.environment
    texts = app.texts
    self.navigation = navigation
    let input = input ?? PlayerInput(name: "")
    self.input = input
    super.init(
      state: PlayerAddViewState(
        title: app.texts.playerForm.addTitle,
        cancel: app.texts.common.cancel,
        done: app.texts.common.done,
        fields: input.textFields(app.texts.players.allFields, checked: [], app.texts),
        choices: PlayerChoiceField.ID.allCases.map { input.choiceField($0, app.texts) }
      )
    )
  }

  public override func didAttach(isFirst: Bool) {
    guard isFirst, let first = fields.first else { return }
    render()
    send(ifDetached: .vanish) { $0.focus(first) }
  }

  // MARK: - What a person did

  public func textChanged(_ id: PlayerTextField.ID, _ text: String) {
    guard !isBusy, input[id] != text else { return }
    input[id] = text
    render()
  }

  /// - Parameters:
  ///   - field: The position or the skill.
  ///   - option: The id of an option.
  public func choiceTapped(_ field: PlayerChoiceField.ID, _ option: String) {
    guard !isBusy else { return }
    input.choose(option, for: field)
    render()
  }

  /// Shows the errors of a field from now on.
  ///
  /// An empty field is not checked until the user submits the form.
  public func fieldLeft(_ id: PlayerTextField.ID) {
    guard !input[id].isEmpty else { return }
    checked.insert(id)
    render()
    if let problem = input.problem(in: id) {
      announce(texts.players.sentence(for: problem, in: id))
    }
  }

  public func cancelTapped() {
    navigation?.leave()
  }

  public func doneTapped() {
    guard canFinish else { return }
    checked = Set(fields)
    guard let wrong = fields.first(where: { input.problem(in: $0) != nil }) else { return add() }
    render()
    send(ifDetached: .vanish) { $0.focus(wrong) }
  }

  // MARK: - Private

  private var fields: [PlayerTextField.ID] { texts.players.allFields }

  /// A Boolean value that indicates whether the form can be submitted; a name of spaces counts as
  /// empty.
  private var canFinish: Bool {
    input.problem(in: .firstName) != .empty && !isBusy && !isAdded
  }

  private func add() {
    isBusy = true
    message = nil
    render()
    let input = input.tidied
    let firstTry = firstTry ?? input
    self.firstTry = firstTry
    finishing { [players, key] in
      let player = try await players.add(input, key: key)
      // The server may have accepted the first attempt, though its response was lost.
      if input != firstTry { _ = try await players.update(player.id, to: input) }
    } then: { result in
      self.isBusy = false
      switch result {
      case .success:
        self.isAdded = true
        self.navigation?.finish()
      case .failure(let error): self.showError(error)
      }
    }
  }

  private func showError(_ error: any Error) {
    let reason =
      error as? GatherError == .service(.conflict)
      ? texts.playerForm.tooMany : texts.sentence(for: error, in: environment)
    let message = texts.playerForm.notCreated(reason)
    self.message = message
    render()
    announce(message)
  }

  private func announce(_ text: String) {
    send(ifDetached: .vanish) { $0.announce(text) }
  }

  private func render() {
    update {
      $0.canFinish = canFinish
      $0.isBusy = isBusy
      $0.message = message
      $0.fields = input.textFields(fields, checked: checked, texts)
      $0.choices = PlayerChoiceField.ID.allCases.map { input.choiceField($0, texts) }
    }
  }
}

// MARK: - Unsaved work

extension PlayerAddPresenter: LeaveGuard {
  /// A Boolean value that indicates whether the form contains input.
  public var hasUnsavedWork: Bool {
    !isAdded && input.tidied != PlayerInput(name: "")
  }

  public func mayLeave() async -> Bool {
    await navigation?.confirms(texts.discardPlayer) ?? true
  }
}

extension PlayerAddPresenter: DraftKeeping {
  public var draft: Data? {
    hasUnsavedWork ? PlayerDraft(input, of: user).data : nil
  }

  public func restore(_ draft: Data) {
    guard let typed = PlayerDraft(data: draft)?.input(for: user) else { return }
    input = typed
    render()
  }
}
