public import UIKit

/// Hears of what a web view loads, and decides on links.
@MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Asked before a document is shown, and when a link was tapped.
  ///
  /// - Parameters:
  ///   - webView: Asks.
  ///   - navigationAction: What is about to happen.
  ///   - decisionHandler: To be called once, now or later.
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  )

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)

  /// The document is shown; how large it is stands in the content size of the scroll view.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(.allow)
  }

  public func webView(
    _ webView: WKWebView,
    didStartProvisionalNavigation navigation: WKNavigation!
  ) {}

  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
}
