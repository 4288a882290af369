public import UIKit

extension UIScrollView {
  /// Calls back whenever the content has another size than before.
  ///
  /// - Parameter change: Kept as long as the scroll view lives, or what is returned does, whichever
  ///   ends first; it must not hold either.
  /// - Returns: What ends it when it goes.
  public func onContentSizeChange(_ change: @escaping @MainActor () -> Void) -> AnyObject {
    #if canImport(ObjectiveC)
    observe(\.contentSize) { _, _ in
      // UIKit changes its views on the main thread only.
      MainActor.assumeIsolated { change() }
    }
    #else
    let observation = ContentSizeObservation(change)
    _onContentSizeChange = { [weak observation] in observation?.change() }
    return observation
    #endif
  }
}

#if !canImport(ObjectiveC)
private final class ContentSizeObservation {
  let change: @MainActor () -> Void

  init(_ change: @escaping @MainActor () -> Void) {
    self.change = change
  }
}
#endif
