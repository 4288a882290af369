public import UIKit
import WebRequests

/// How a web view is set up.
///
/// There are no scripts to allow.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Fetches what web views load.
  package final var _loader: any WebDocumentLoading = WebDocumentLoader()

  /// Origins that may be loaded from although their addresses are not public.
  ///
  /// For composition roots; none at first.
  public final func _trust(_ origins: [URL]) {
    let trusted = Set(origins.compactMap(WebOrigin.init))
    _loader = WebDocumentLoader(policy: .publicAddresses(except: trusted))
  }

  /// The data that is kept of sites: their cookies.
  open var websiteDataStore = WKWebsiteDataStore.default()

  /// The process that web views share; it makes no difference.
  open var processPool = WKProcessPool()

  public override init() {
    super.init()
  }
}
