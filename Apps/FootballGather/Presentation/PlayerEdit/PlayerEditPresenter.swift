import FootballGatherModel
public import Foundation
public import Rostrum

/// The presenter of a field of a player: its input, errors, and saving.
///
/// A single comparison, `hasUnsavedWork`, decides everywhere whether typed text differs. Nothing
/// changes until the server has accepted it; a choice of few values is sent at once. Only this
/// field is replaced in the player's current data, after a confirmation if another device has
/// changed the same field meanwhile.
public final class PlayerEditPresenter: Presenter<any PlayerEditView, PlayerEditViewState> {
  private let id: Player.ID
  private let user: UUID?
  let field: PlayerField
  private let players: any PlayerRepository
  let environment: AppEnvironment
  let texts: GatherTexts
  weak var navigation: (any PlayerEditNavigation)?
  /// The values before editing.
  var original: PlayerInput?
  var input = PlayerInput(name: "")
  /// The fields whose errors are shown.
  private(set) var checked: Set<PlayerTextField.ID> = []
  var isBusy = false
  private(set) var message: String?
  private(set) var placeholder: PlaceholderViewData?
  private var isGone = false
  /// The restored input of an earlier process, until the player is loaded.
  private var waitingDraft: PlayerInput?

  init(id: Player.ID, field: PlayerField, app: GatherServices, navigation: any PlayerEditNavigation)
  {
    self.id = id
    self.field = field
    user = app.user
    players = app.players
    environment = app.environment
    texts = app.texts
    self.navigation = navigation
    super.init(
      state: PlayerEditViewState(
        title: field.title(app.texts),
        done: field.choice == nil ? app.texts.common.done : nil,
        content: .loading(app.texts.common.loading)
      )
    )
  }

  public override func didAttach(isFirst: Bool) {
    if isFirst { load() }
  }

  // MARK: - What a person did

  public func textChanged(_ id: PlayerTextField.ID, _ text: String) {
    guard original != nil, !isBusy, input[id] != text else { return }
    input[id] = text
    render()
  }

  /// Shows the errors of a field from now on.
  public func fieldLeft(_ id: PlayerTextField.ID) {
    guard let original, input[id] != original[id] else { return }
    checked.insert(id)
    render()
    if let problem = input.problem(in: id) {
      announce(texts.players.sentence(for: problem, in: id))
    }
  }

  public func doneTapped() {
    guard hasUnsavedWork, !isBusy else { return }
    checked = Set(textFields)
    guard let wrong = textFields.first(where: { input.problem(in: $0) != nil }) else {
      return save()
    }
    render()
    send(ifDetached: .vanish) { $0.focus(wrong) }
  }

  /// Leaves for the list if the player no longer exists; retries otherwise.
  public func placeholderButtonTapped() {
    guard !isGone else {
      navigation?.showAllPlayers()
      return
    }
    placeholder = nil
    render()
    load()
  }

  // MARK: - Private

  private func load() {
    latest(.read) { [players, id] in
      try await players.player(id)
    } then: { result in
      switch result {
      case .success(let player?): self.begin(with: PlayerInput(player))
      case .success(nil):
        self.isGone = true
        self.show(self.texts.players.gone)
      case .failure(let error):
        self.show(self.texts.placeholder(for: error, in: self.environment))
      }
    }
  }

  private func show(_ placeholder: PlaceholderViewData) {
    self.placeholder = placeholder
    render()
  }

  private func begin(with values: PlayerInput) {
    original = values
    input = waitingDraft ?? values
    waitingDraft = nil
    render()
    if let first = textFields.first { send(ifDetached: .vanish) { $0.focus(first) } }
  }

  private func save() {
    guard let original else { return }
    isBusy = true
    message = nil
    render()
    let replacement = replacement(of: original, by: input.tidied)
    finishing {
      try await replacement.save()
    } then: { result in
      self.isBusy = false
      switch result {
      case .success(nil):
        self.original = self.input
        self.navigation?.playerEdited()
      case .success(let current?): self.askToReplace(current)
      case .failure(GatherError.notFound): self.askToAdd()
      case .failure(let error): self.showError(error)
      }
    }
  }

  func replacement(of original: PlayerInput, by input: PlayerInput) -> FieldReplacement {
    FieldReplacement(id: id, field: field, players: players, original: original, input: input)
  }

  /// Saves after a confirmation, since another device has changed the field; the user's input
  /// remains.
  private func askToReplace(_ current: PlayerInput) {
    original = current
    render()
    let question = texts.replaceQuestion(current, field)
    latest(.question) { [weak navigation] in
      await navigation?.confirms(question) ?? false
    } then: { result in
      if case .success(true) = result { self.save() }
    }
  }

  /// Offers to add a new player with the user's input, since another device has deleted this one;
  /// the input remains otherwise.
  private func askToAdd() {
    render()
    latest(.question) { [weak navigation, question = texts.addDeletedPlayer] in
      await navigation?.confirms(question) ?? false
    } then: { result in
      if case .success(true) = result { self.navigation?.addPlayer(self.input) }
    }
  }

  private func showError(_ error: any Error) {
    let message = texts.playerForm.notUpdated(texts.sentence(for: error, in: environment))
    self.message = message
    render()
    announce(message)
  }

  private func announce(_ text: String) {
    send(ifDetached: .vanish) { $0.announce(text) }
  }

  func render() {
    update { $0 = self.state(from: $0) }
  }
}

// MARK: - Unsaved work

extension PlayerEditPresenter: LeaveGuard {
  /// A Boolean value that indicates whether typed text differs from the original; choices are saved
  /// at once.
  public var hasUnsavedWork: Bool {
    field.choice == nil && original.map { input.tidied != $0.tidied } ?? false
  }

  public func mayLeave() async -> Bool {
    await navigation?.confirms(texts.discardChanges) ?? true
  }
}

extension PlayerEditPresenter: DraftKeeping {
  public var draft: Data? {
    (waitingDraft ?? (hasUnsavedWork ? input : nil)).map { PlayerDraft($0, of: user).data }
  }

  public func restore(_ draft: Data) {
    guard field.choice == nil, let typed = PlayerDraft(data: draft)?.input(for: user) else {
      return
    }
    waitingDraft = typed
    if let original { begin(with: original) }
  }
}

extension WorkKind {
  fileprivate static let read = WorkKind("read")
  fileprivate static let question = WorkKind("question")
}
