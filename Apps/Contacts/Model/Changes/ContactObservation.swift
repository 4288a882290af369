/// An observation of changes, which lasts until it is deallocated.
@MainActor
public final class ContactObservation {
  private let observer: @MainActor () -> Void

  /// Creates an observation, which implementations of `ContactRepository` hold weakly.
  public init(_ observer: @escaping @MainActor () -> Void) {
    self.observer = observer
  }

  /// Notifies the observer of changed contacts.
  public func notify() {
    observer()
  }
}
