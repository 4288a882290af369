public import UIKit

/// Web views that share a process; which process that is makes no difference, as on iOS since 15.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  public override init() {
    super.init()
  }
}
