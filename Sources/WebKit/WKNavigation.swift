public import UIKit

/// An identifier of a load of a web view.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}
