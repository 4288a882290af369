/// The texts of a card, the same in every pattern.
public struct CardTexts: Sendable {
  public var rename: String
  public var name: String
  /// The button of an alert that keeps the name.
  public var save: String
  /// The button of a form that keeps the name.
  public var done: String
  public var cancel: String
  public var nameMissing: String
  public var nameTooLong: @Sendable (_ limit: Int) -> String

  public init(
    rename: String,
    name: String,
    save: String,
    done: String,
    cancel: String,
    nameMissing: String,
    nameTooLong: @escaping @Sendable (_ limit: Int) -> String
  ) {
    self.rename = rename
    self.name = name
    self.save = save
    self.done = done
    self.cancel = cancel
    self.nameMissing = nameMissing
    self.nameTooLong = nameTooLong
  }

  /// Returns the problem with a name as a sentence that states the requirement.
  public func sentence(for error: CardNameError) -> String {
    switch error {
    case .empty: nameMissing
    case .tooLong(let limit): nameTooLong(limit)
    }
  }
}
