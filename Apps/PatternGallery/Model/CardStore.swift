import Foundation

/// The model of every pattern: a card and its observers.
///
/// It depends on no other part: observers are closures that it holds weakly.
@MainActor
public final class CardStore: CardRepository {
  private struct Observer {
    weak var observation: CardObservation?
  }

  /// The maximum number of characters, as users perceive them.
  public static let nameLimit = 30

  public private(set) var card: AppCard
  private var observers: [Observer] = []

  public init(card: AppCard) {
    self.card = card
  }

  /// The number of observers.
  public var observerCount: Int {
    observers.count { $0.observation != nil }
  }

  public func rename(to name: String) throws(CardNameError) {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else { throw .empty }
    guard name.count <= Self.nameLimit else { throw .tooLong(limit: Self.nameLimit) }
    guard name != card.name else { return }
    card.name = name
    for observer in observers { observer.observation?.change(card) }
  }

  public func observe(_ change: @escaping @MainActor (AppCard) -> Void) -> CardObservation {
    observers.removeAll { $0.observation == nil }
    let observation = CardObservation(change)
    observers.append(Observer(observation: observation))
    return observation
  }
}
