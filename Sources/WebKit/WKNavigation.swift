public import UIKit

/// Tells loads of a web view apart.
@MainActor
open class WKNavigation: NSObject {}
