/// The steps of the parts, in order: the path of the last tap, or of the last change.
@MainActor
public final class CardTrace {
  public struct Step: Hashable, Sendable, CustomStringConvertible {
    public var role: CardRole
    public var action: CardAction

    public init(_ role: CardRole, _ action: CardAction) {
      self.role = role
      self.action = action
    }

    public var description: String { "\(role.rawValue) \(action.rawValue)" }
  }

  /// The steps since the path last began.
  public private(set) var steps: [Step] = []
  /// The part that handled the last tap on the card; nil before the first.
  public private(set) var tapReceiver: CardRole?
  /// Called after every step.
  public var onChange: (@MainActor () -> Void)?

  public init() {}

  /// Begins a new path.
  public func begin() {
    steps = []
    onChange?()
  }

  /// Adds a step.
  ///
  /// After the model has refused a name, a part asks for another or passes on another. The path then
  /// continues from the former step that did so: it contains one attempt, not all of them.
  public func note(_ role: CardRole, _ action: CardAction) {
    let step = Step(role, action)
    if [.askedForName, .updatedModel].contains(action), let former = steps.firstIndex(of: step) {
      steps.removeSubrange(former...)
    }
    steps.append(step)
    if action == .receivedTap { tapReceiver = role }
    onChange?()
  }
}
