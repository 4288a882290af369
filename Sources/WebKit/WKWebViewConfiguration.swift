public import UIKit

/// How a web view is set up.
///
/// It has no settings here: there are no scripts to allow.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Fetches what web views load.
  package final var _loader: any WebDocumentLoading = WebDocumentLoader()

  public override init() {
    super.init()
  }
}
