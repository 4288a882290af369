public import UIKit
import WebRequests

/// The configuration of a web view.
///
/// It has no script settings, as there are no scripts.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// The loader of documents for web views.
  package final var _loader: any WebDocumentLoading = WebDocumentLoader()

  /// Permits loads from origins although their addresses are not public.
  ///
  /// It is intended for composition roots; there are no such origins by default.
  public final func _trust(_ origins: [URL]) {
    let trusted = Set(origins.compactMap(WebOrigin.init))
    _loader = WebDocumentLoader(policy: .publicAddresses(except: trusted))
  }

  /// The store of site data: cookies.
  open var websiteDataStore = WKWebsiteDataStore.default()

  /// The process that web views share; it has no effect.
  open var processPool = WKProcessPool()

  public override init() {
    super.init()
  }
}
