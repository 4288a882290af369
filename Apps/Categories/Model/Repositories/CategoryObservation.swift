/// Goes on as long as somebody holds it.
@MainActor
public final class CategoryObservation {
  private let observer: @MainActor () -> Void

  /// For implementations of `CategoryRepository`, which hold it weakly.
  public init(_ observer: @escaping @MainActor () -> Void) {
    self.observer = observer
  }

  /// Calls the observer: something has changed.
  public func tell() {
    observer()
  }
}

/// The observations of one object, held weakly.
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
    for observer in observers { observer.observation?.tell() }
  }
}
