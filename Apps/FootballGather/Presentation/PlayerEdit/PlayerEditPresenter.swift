import FootballGatherModel
public import Foundation
public import Rostrum

/// The presenter of a field of a player: its input, errors, and saving.
///
/// A single comparison, `hasUnsavedWork`, decides everywhere whether the input differs. Nothing
/// changes until the server has accepted it. Only this field is replaced in the player's current
/// data, after a confirmation if another device has changed the same field meanwhile.
public final class PlayerEditPresenter: Presenter<any PlayerEditView, PlayerEditViewState> {
  private let id: Player.ID
  let field: PlayerField
  private let players: any PlayerRepository
  let environment: AppEnvironment
  let texts: GatherTexts
  private weak var navigation: (any PlayerEditNavigation)?
  /// The values before editing.
  private(set) var original: PlayerInput?
  private(set) var input = PlayerInput(name: "")
  /// The fields whose errors are shown.
  private(set) var checked: Set<PlayerTextField.ID> = []
  private(set) var isBusy = false
  private(set) var message: String?
  private(set) var placeholder: PlaceholderViewData?
  private var isGone = false
  /// The restored input of an earlier process, until the player is loaded.
  private var waitingDraft: PlayerInput?

  init(id: Player.ID, field: PlayerField, app: GatherServices, navigation: any PlayerEditNavigation)
  {
    self.id = id
    self.field = field
    players = app.players
    environment = app.environment
    texts = app.texts
    self.navigation = navigation
    super.init(
      state: PlayerEditViewState(
        title: field.title(app.texts),
        done: app.texts.common.done,
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

  public func choiceTapped(_ id: String) {
    guard original != nil, !isBusy else { return }
    switch field {
    case .position: input.choose(id, for: .position)
    case .skill: input.choose(id, for: .skill)
    case .name, .age, .team: return
    }
    render()
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

  /// - Parameter isRetry: Whether the player was just fetched again, because another device had
  ///   changed it.
  private func save(isRetry: Bool = false) {
    guard let original else { return }
    isBusy = true
    message = nil
    render()
    let input = input.tidied
    finishing { [players, id, field] () -> PlayerInput? in
      guard let player = try await players.player(id) else { throw GatherError.notFound }
      let current = PlayerInput(player)
      guard current.agrees(with: original, in: field) || current.agrees(with: input, in: field)
      else { return current }
      _ = try await players.update(id, to: current.replacing(field, by: input))
      return nil
    } then: { result in
      self.isBusy = false
      switch result {
      case .success(nil):
        self.original = self.input
        self.navigation?.playerEdited()
      case .success(let current?): self.askToReplace(current)
      case .failure(GatherError.notFound): self.navigation?.playerWasDeleted()
      case .failure(GatherError.service(.changed)) where !isRetry: self.save(isRetry: true)
      case .failure(let error): self.showError(error)
      }
    }
  }

  /// Saves after a confirmation, since another device has changed the field; the user's input
  /// remains.
  private func askToReplace(_ current: PlayerInput) {
    original = current
    render()
    let value = current.text(of: field, texts) ?? texts.playerForm.none
    let question = Question(
      title: texts.playerForm.replaceQuestion(value),
      message: texts.playerForm.replaceMessage,
      confirm: texts.playerForm.replace,
      cancel: texts.common.cancel
    )
    latest(.question) { [weak navigation] in
      await navigation?.confirms(question) ?? false
    } then: { result in
      if case .success(true) = result { self.save() }
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

  private func render() {
    update { $0 = self.state(from: $0) }
  }
}

// MARK: - Unsaved work

extension PlayerEditPresenter: LeaveGuard {
  /// A Boolean value that indicates whether the input differs from the original.
  public var hasUnsavedWork: Bool {
    original.map { input.tidied != $0.tidied } ?? false
  }

  public func mayLeave() async -> Bool {
    await navigation?.confirms(texts.discardChanges) ?? true
  }
}

extension PlayerEditPresenter: DraftKeeping {
  public var draft: Data? {
    (waitingDraft ?? (hasUnsavedWork ? input : nil)).flatMap { PlayerDraft($0).data }
  }

  public func restore(_ draft: Data) {
    guard let typed = PlayerDraft(data: draft)?.input else { return }
    waitingDraft = typed
    if let original { begin(with: original) }
  }
}

extension PlayerInput {
  /// Returns the input with a field of another one.
  fileprivate func replacing(_ field: PlayerField, by other: PlayerInput) -> PlayerInput {
    var input = self
    switch field {
    case .name:
      input.firstName = other.firstName
      input.lastName = other.lastName
    case .age: input.age = other.age
    case .position: input.position = other.position
    case .skill: input.skill = other.skill
    case .team: input.favouriteTeam = other.favouriteTeam
    }
    return input
  }

  fileprivate func agrees(with other: PlayerInput, in field: PlayerField) -> Bool {
    replacing(field, by: other).tidied == tidied
  }

  /// Returns the text of a field's value; nil if it has none.
  fileprivate func text(of field: PlayerField, _ texts: GatherTexts) -> String? {
    let text: String? =
      switch field {
      case .name: PersonName(name).displayed
      case .age: age
      case .position: position.map(texts.positions.names)
      case .skill: skill.flatMap { texts.players.skills[$0] }
      case .team: favouriteTeam
      }
    return text?.isEmpty == false ? text : nil
  }
}

extension WorkKind {
  fileprivate static let read = WorkKind("read")
  fileprivate static let question = WorkKind("question")
}
