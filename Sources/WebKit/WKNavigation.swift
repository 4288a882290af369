public import UIKit

/// Tells loads of a web view apart.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}
