public import UIKit

/// How a web view is set up.
///
/// It has no settings here: there are no scripts to allow.
open class WKWebViewConfiguration: NSObject {
  public override init() {
    super.init()
  }
}
