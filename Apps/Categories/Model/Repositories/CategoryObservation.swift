/// A subscription to changes, which ends when it is released.
@MainActor
public final class CategoryObservation {
  private let observer: @MainActor () -> Void

  /// Makes an observation, for implementations of `CategoryRepository`, which hold it weakly.
  public init(_ observer: @escaping @MainActor () -> Void) {
    self.observer = observer
  }

  /// Notifies the observer of a change.
  public func notify() {
    observer()
  }
}

/// The observations of an object, held weakly.
struct CategoryObservers {
  private struct Observer {
    weak var observation: CategoryObservation?
  }

  private var observers: [Observer] = []

  mutating func add(_ observation: CategoryObservation) {
    observers.removeAll { $0.observation == nil }
    observers.append(Observer(observation: observation))
  }

  @MainActor
  func notify() {
    for observer in observers { observer.observation?.notify() }
  }
}
