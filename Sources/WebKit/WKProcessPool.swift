public import UIKit

/// A group of web views that share a process; it has no effect, as on iOS since version 15.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  public override init() {
    super.init()
  }
}
