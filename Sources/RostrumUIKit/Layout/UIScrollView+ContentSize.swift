public import UIKit

extension UIScrollView {
  /// Calls back whenever the content has another size than before.
  ///
  /// - Parameter change: Kept as long as the scroll view lives, or what is returned does, whichever
  ///   ends first; it must not hold either.
  /// - Returns: What ends it when it goes.
  public func onContentSizeChange(_ change: @escaping @MainActor () -> Void) -> AnyObject {
    observe(\.contentSize) { _, _ in
      // UIKit changes its views on the main thread only.
      MainActor.assumeIsolated { change() }
    }
  }
}
