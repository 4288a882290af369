/// Goes on as long as somebody holds it.
@MainActor
public final class ContactObservation {
  private let observer: @MainActor () -> Void

  /// For implementations of `ContactRepository`, which hold it weakly.
  public init(_ observer: @escaping @MainActor () -> Void) {
    self.observer = observer
  }

  /// Tells the observer that contacts have changed.
  public func tell() {
    observer()
  }
}
