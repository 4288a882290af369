public import Foundation
public import UIKit
import UIKitHosting

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// Shows a document of the web: its text, pictures and styles, without its scripts.
///
/// It is as high as its constraints say. Where it shall not scroll by itself, turn off the
/// scrolling of `scrollView`, and make it as high as `scrollView.contentSize` once the navigation
/// has finished.
open class WKWebView: _WebView {
  private let pageScrollView = PageScrollView(frame: .zero)
  /// The load that the display has not shown to its end yet.
  private var loading: Load?
  /// What the document was loaded by; nil for one that was given.
  private var source: URLRequest?
  private var shownURL: URL?

  private struct Load {
    let navigation: WKNavigation
    /// Where it leads, until it is there.
    var url: URL?
    var isCommitted = false
    var fetching: Task<Void, Never>?
  }

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

  /// What addresses in the document are relative to; while another is fetched, its address.
  open var url: URL? { loading?.url ?? shownURL }

  open var isLoading: Bool { loading != nil }

  /// The addresses that were loaded; documents that were given are not among them.
  public let backForwardList = WKBackForwardList()

  // MARK: - Loading

  /// Shows a document, if the navigation delegate allows it.
  ///
  /// - Returns: What the delegate knows this load by.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let navigation = WKNavigation()
    let request = URLRequest(url: baseURL ?? Self.blank)
    decide(WKNavigationAction(request, type: .other)) { [weak self] in
      guard let self else { return }
      stopLoading()
      loading = Load(navigation: navigation, url: baseURL)
      source = nil
      show(string, baseURL)
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    }
    return navigation
  }

  /// Fetches a document of the web and shows it, if the navigation delegate allows it.
  ///
  /// The host fetches it, from public addresses alone unless its operator has named others.
  ///
  /// - Parameter request: Whom to ask, by HTTP; for a text, plain or HTML, of at most 4 MiB.
  /// - Returns: What the delegate knows this load by.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    fetch(request, .other) { [backForwardList] document in
      backForwardList.follow(WKBackForwardListItem(url: document.url, request: request))
    }
  }

  /// Shows the document anew, fetched again where it was loaded.
  @discardableResult
  open func reload() -> WKNavigation? {
    if let source { return fetch(source, .reload) { _ in } }
    guard let html = _page.html else { return nil }
    return loadHTMLString(html, baseURL: url)
  }

  open var canGoBack: Bool { backForwardList.backItem != nil }
  open var canGoForward: Bool { backForwardList.forwardItem != nil }

  /// Loads what was loaded before.
  @discardableResult
  open func goBack() -> WKNavigation? {
    backForwardList.backItem.flatMap(go)
  }

  /// Loads what was left by going back.
  @discardableResult
  open func goForward() -> WKNavigation? {
    backForwardList.forwardItem.flatMap(go)
  }

  /// Loads an item of `backForwardList`.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    fetch(item.request, .backForward) { [backForwardList] _ in backForwardList.go(to: item) }
  }

  /// Gives up what is fetched, which the delegate hears as an error; of a document that was given,
  /// what is being shown is shown, and the delegate hears no more.
  open func stopLoading() {
    guard let load = loading else { return }
    loading = nil
    load.fetching?.cancel()
    let cancelled = URLError(.cancelled)
    if load.fetching == nil { return }
    if load.isCommitted {
      navigationDelegate?.webView(self, didFail: load.navigation, withError: cancelled)
    } else {
      navigationDelegate?.webView(
        self,
        didFailProvisionalNavigation: load.navigation,
        withError: cancelled
      )
    }
  }

  /// Fetches and shows; `arrived` is told once the document has come.
  private func fetch(
    _ request: URLRequest,
    _ type: WKNavigationType,
    _ arrived: @escaping @MainActor (WebDocument) -> Void
  ) -> WKNavigation? {
    guard request.url != nil else { return nil }
    let navigation = WKNavigation()
    decide(WKNavigationAction(request, type: type)) { [weak self] in
      self?.begin(navigation, request, arrived)
    }
    return navigation
  }

  private func begin(
    _ navigation: WKNavigation,
    _ request: URLRequest,
    _ arrived: @escaping @MainActor (WebDocument) -> Void
  ) {
    stopLoading()
    let fetching = Task { [weak self, loader = configuration._loader] in
      do {
        let document = try await loader.load(request)
        self?.commit(navigation, request, document, arrived)
      } catch {
        self?.fail(navigation, error)
      }
    }
    loading = Load(navigation: navigation, url: request.url, fetching: fetching)
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
  }

  private func commit(
    _ navigation: WKNavigation,
    _ request: URLRequest,
    _ document: WebDocument,
    _ arrived: @MainActor (WebDocument) -> Void
  ) {
    guard loading?.navigation === navigation else { return }
    loading?.isCommitted = true
    loading?.url = document.url
    source = request
    show(document.html, document.url)
    arrived(document)
    navigationDelegate?.webView(self, didCommit: navigation)
  }

  private func fail(_ navigation: WKNavigation, _ error: any Error) {
    guard loading?.navigation === navigation else { return }
    loading = nil
    navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
  }

  private func show(_ html: String, _ base: URL?) {
    shownURL = base
    var page = _page
    page.html = html
    page.baseURL = base?.absoluteString
    page.revision += 1
    _page = page
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
    // What is shown may still be the document before.
    guard let load = loading, load.isCommitted || load.fetching == nil else { return true }
    loading = nil
    if !load.isCommitted { navigationDelegate?.webView(self, didCommit: load.navigation) }
    navigationDelegate?.webView(self, didFinish: load.navigation)
    return true
  }

  /// A link that the delegate allows opens outside of the app: other pages are not shown here.
  open override func _linkTapped(_ url: URL) -> Bool {
    guard _page.html != nil else { return false }
    decide(WKNavigationAction(URLRequest(url: url), type: .linkActivated)) {
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
