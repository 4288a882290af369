public import UIKit

/// A delegate that is notified of loads of a web view and decides about links.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Called before a document is shown, and when a link was tapped.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigationAction: The pending navigation.
  ///   - decisionHandler: A closure to call once, immediately or later.
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  )

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)

  /// Called when a load has failed; the previous document is still shown.
  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  )

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)

  /// Called when a load was stopped after its document had arrived.
  func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  )

  /// Called when the document is shown; its size is the content size of the scroll view.
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

  public func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}

  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}

  public func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  ) {}

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
}
