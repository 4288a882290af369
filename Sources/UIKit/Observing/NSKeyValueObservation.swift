import Synchronization

/// The observation of a property; it ends when this object is deallocated.
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
  // Unchecked: a lock guards the only state.
  private let observer: Mutex<KeyValueObserver?>

  init(_ observer: KeyValueObserver) {
    self.observer = Mutex(observer)
    super.init()
  }

  /// Ends the observation.
  public func invalidate() {
    observer.withLock { known in
      defer { known = nil }
      return known
    }?.invalidate()
  }

  deinit {
    invalidate()
  }
}
