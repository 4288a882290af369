public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// A Boolean value indicating whether the frame is the page itself, which is the only frame whose
  /// links are followed.
  open var isMainFrame: Bool { true }

  /// The request with which the page was loaded.
  public let request: URLRequest

  open private(set) weak var webView: WKWebView?

  init(_ request: URLRequest, in webView: WKWebView) {
    self.request = request
    self.webView = webView
    super.init()
  }
}
