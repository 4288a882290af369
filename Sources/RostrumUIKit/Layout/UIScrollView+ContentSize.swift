public import UIKit

extension UIScrollView {
  /// Calls a closure whenever the size of the content changes.
  ///
  /// - Parameter change: The closure, retained until the scroll view or the returned token is
  ///   deallocated. It must not retain either.
  /// - Returns: A token whose deallocation ends the observation.
  public func onContentSizeChange(_ change: @escaping @MainActor () -> Void) -> AnyObject {
    observe(\.contentSize) { _, _ in
      // UIKit changes its views on the main thread only.
      MainActor.assumeIsolated { change() }
    }
  }
}
