public import UIKit
import UIKitHosting

/// Shows a document of the web: its text, pictures and styles, without its scripts.
///
/// It is as high as its constraints say. Where it shall not scroll by itself, turn off the
/// scrolling of `scrollView`, and make it as high as `scrollView.contentSize` once the navigation
/// has finished.
open class WKWebView: _WebView {
  private let pageScrollView = PageScrollView(frame: .zero)
  /// The load that the display has not shown yet.
  private var loading: WKNavigation?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    pageScrollView.onChange = { [weak self] in self?.scrollingChanged() }
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public let configuration: WKWebViewConfiguration

  open weak var navigationDelegate: (any WKNavigationDelegate)?

  /// Whether it scrolls, and how large the document is; the offset is the display's.
  open var scrollView: UIScrollView { pageScrollView }

  /// What addresses in the document are relative to.
  open private(set) var url: URL?

  open var isLoading: Bool { loading != nil }

  // MARK: - Loading

  /// Shows a document, if the navigation delegate allows it.
  ///
  /// - Returns: What the delegate knows this load by.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let navigation = WKNavigation()
    let action = WKNavigationAction(url: baseURL ?? Self.blank, type: .other)
    decide(action) { [weak self] in self?.begin(navigation, string, baseURL) }
    return navigation
  }

  /// Shows the document anew.
  @discardableResult
  open func reload() -> WKNavigation? {
    guard let html = _page.html else { return nil }
    return loadHTMLString(html, baseURL: url)
  }

  /// What is being shown is shown, but the delegate does not hear of it.
  open func stopLoading() {
    loading = nil
  }

  private func begin(_ navigation: WKNavigation, _ html: String, _ base: URL?) {
    url = base
    loading = navigation
    var page = _page
    page.html = html
    page.baseURL = base?.absoluteString
    page.revision += 1
    _page = page
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
  }

  private func decide(_ action: WKNavigationAction, then allowed: @escaping @MainActor () -> Void) {
    guard let navigationDelegate else { return allowed() }
    navigationDelegate.webView(self, decidePolicyFor: action) { policy in
      if policy == .allow { allowed() }
    }
  }

  private func scrollingChanged() {
    _page.isScrollEnabled = scrollView.isScrollEnabled
  }

  private static var blank: URL {
    guard let url = URL(string: "about:blank") else {
      preconditionFailure("The literal is an address.")
    }
    return url
  }

  // MARK: - Displays

  open override func _shown(_ revision: UInt32, size: CGSize) -> Bool {
    guard revision == _page.revision, revision > 0 else { return false }
    pageScrollView.contentSize = size
    guard let navigation = loading else { return true }
    loading = nil
    navigationDelegate?.webView(self, didCommit: navigation)
    navigationDelegate?.webView(self, didFinish: navigation)
    return true
  }

  /// A link that the delegate allows opens outside of the app: other pages are not shown here.
  open override func _linkTapped(_ url: URL) -> Bool {
    guard _page.html != nil else { return false }
    decide(WKNavigationAction(url: url, type: .linkActivated)) {
      UIApplication.shared.open(url)
    }
    return true
  }
}

/// The scroll view of a web view; it is no part of the tree.
private final class PageScrollView: UIScrollView {
  var onChange: @MainActor () -> Void = {}

  override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { onChange() } }
  }
}
