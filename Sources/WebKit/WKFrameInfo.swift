public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether the frame is the page itself; links are followed in it alone.
  open var isMainFrame: Bool { true }

  /// The request that the page was loaded by.
  public let request: URLRequest

  open private(set) weak var webView: WKWebView?

  init(_ request: URLRequest, in webView: WKWebView) {
    self.request = request
    self.webView = webView
    super.init()
  }
}
