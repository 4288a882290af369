public import UIKit

extension SFSafariViewController {
  /// How an address is shown.
  // Apple's is a class that can be subclassed and copied.
  @preconcurrency @MainActor
  open class Configuration: NSObject, NSCopying {
    /// Kept, and without an effect: the address is in a tab of the browser.
    open var entersReaderIfAvailable = false
    /// Kept, and without an effect: the address is in a tab of the browser.
    open var barCollapsingEnabled = true

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }

  /// The button that ends the screen.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2

    var item: UIBarButtonItem.SystemItem {
      switch self {
      case .done: .done
      case .close: .close
      case .cancel: .cancel
      }
    }
  }
}
