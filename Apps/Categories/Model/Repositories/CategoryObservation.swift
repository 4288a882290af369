/// Goes on as long as somebody holds it.
@MainActor
public final class CategoryObservation {
  private let observer: @MainActor () -> Void

  /// For implementations of `CategoryRepository`, which hold it weakly.
  public init(_ observer: @escaping @MainActor () -> Void) {
    self.observer = observer
  }

  /// Tells the observer that something has changed.
  public func tell() {
    observer()
  }
}
