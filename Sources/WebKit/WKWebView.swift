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
  private var loading: Load? {
    willSet { _willChange(["loading", "URL"]) }
    didSet { _didChange(["loading", "URL"]) }
  }
  /// What the document was loaded by; nil for one that was given.
  private var source: URLRequest?
  private var shownURL: URL? {
    willSet { _willChange(["URL"]) }
    didSet { _didChange(["URL"]) }
  }

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

  /// Presents new windows.
  ///
  /// Without one, links that name another window open outside of the app.
  open weak var uiDelegate: (any WKUIDelegate)?

  /// Whether it scrolls, and how large the document is; the offset is the display's.
  open var scrollView: UIScrollView { pageScrollView }

  /// What addresses in the document are relative to; while another is fetched, its address.
  open var url: URL? { loading?.url ?? shownURL }

  open var isLoading: Bool { loading != nil }

  /// The title of the document; empty where it has none, and nil before there is a document.
  open private(set) var title: String? {
    willSet { _willChange(["title"]) }
    didSet { _didChange(["title"]) }
  }

  /// The share of a load that is done, by steps: a tenth when it begins, half when the document has come, and
  /// 1 when it is shown, or the load has failed.
  open private(set) var estimatedProgress: Double = 0 {
    willSet { _willChange(["estimatedProgress"]) }
    didSet { _didChange(["estimatedProgress"]) }
  }

  /// The user agent that documents are fetched by; nil for the system's.
  open var customUserAgent: String?

  /// Whether a swipe to the right goes back, and one to the left forward.
  @_Told open var allowsBackForwardNavigationGestures: Bool = false {
    didSet {
      guard allowsBackForwardNavigationGestures != oldValue else { return }
      for swipe in swipes {
        if allowsBackForwardNavigationGestures {
          addGestureRecognizer(swipe)
        } else {
          removeGestureRecognizer(swipe)
        }
      }
    }
  }

  private lazy var swipes: [UISwipeGestureRecognizer] = {
    let back = UISwipeGestureRecognizer(target: self, action: Selector(WKWebView.swipedBack))
    back.direction = .right
    let forward = UISwipeGestureRecognizer(
      target: self,
      action: Selector(WKWebView.swipedForward)
    )
    forward.direction = .left
    return [back, forward]
  }()

  private func swipedBack() { goBack() }

  private func swipedForward() { goForward() }

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
    decide(action(request, .other)) { [weak self] in
      guard let self else { return }
      stopLoading()
      loading = Load(navigation: navigation, url: baseURL)
      source = nil
      estimatedProgress = Self.begun
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
    estimatedProgress = 1
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

  /// Fetches and shows a document; `arrived` is called when the document has come.
  private func fetch(
    _ request: URLRequest,
    _ type: WKNavigationType,
    _ arrived: @escaping @MainActor (WebDocument) -> Void
  ) -> WKNavigation? {
    guard request.url != nil else { return nil }
    let navigation = WKNavigation()
    decide(action(request, type)) { [weak self] in
      self?.begin(navigation, request, arrived)
    }
    return navigation
  }

  private func action(_ request: URLRequest, _ type: WKNavigationType) -> WKNavigationAction {
    WKNavigationAction(request, type: type, from: frameInfo)
  }

  private var frameInfo: WKFrameInfo {
    WKFrameInfo(source ?? URLRequest(url: url ?? Self.blank), in: self)
  }

  private func begin(
    _ navigation: WKNavigation,
    _ request: URLRequest,
    _ arrived: @escaping @MainActor (WebDocument) -> Void
  ) {
    stopLoading()
    var sent = request
    if let customUserAgent { sent.setValue(customUserAgent, forHTTPHeaderField: "User-Agent") }
    let store = configuration.websiteDataStore.httpCookieStore
    let fetching = Task { [weak self, sent, loader = configuration._loader, store] in
      let result = await Result.awaiting { try await loader.load(sent, cookies: store.jar) }
      store.reportChanges()
      switch result {
      case .success(let document): self?.commit(navigation, request, document, arrived)
      case .failure(let error): self?.fail(navigation, error)
      }
    }
    loading = Load(navigation: navigation, url: request.url, fetching: fetching)
    estimatedProgress = Self.begun
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
    estimatedProgress = Self.committed
    loading?.url = document.url
    source = request
    show(document.html, document.url)
    _willChange(["canGoBack", "canGoForward"])
    arrived(document)
    _didChange(["canGoBack", "canGoForward"])
    navigationDelegate?.webView(self, didCommit: navigation)
  }

  private func fail(_ navigation: WKNavigation, _ error: any Error) {
    guard loading?.navigation === navigation else { return }
    loading = nil
    estimatedProgress = 1
    navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
  }

  private func show(_ html: String, _ base: URL?) {
    shownURL = base
    title = DocumentTitle.title(of: html)
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

  /// Shares of a load.
  private static let begun = 0.1
  private static let committed = 0.5

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
    if !load.isCommitted { estimatedProgress = Self.committed }
    if !load.isCommitted { navigationDelegate?.webView(self, didCommit: load.navigation) }
    estimatedProgress = 1
    navigationDelegate?.webView(self, didFinish: load.navigation)
    return true
  }

  /// Opens a link that the delegate allows outside of the app, unless it names another window and there is
  /// a delegate of the user interface.
  ///
  /// The host fetches no address because a page names it: the app decides to load it.
  open override func _linkTapped(_ url: URL, opensWindow: Bool) -> Bool {
    guard _page.html != nil else { return false }
    let action = WKNavigationAction(
      URLRequest(url: url),
      type: .linkActivated,
      from: frameInfo,
      opensWindow: opensWindow
    )
    decide(action) { [weak self] in
      if opensWindow, let self, let uiDelegate {
        openWindow(for: action, uiDelegate)
      } else {
        UIApplication.shared.open(url)
      }
    }
    return true
  }

  private func openWindow(for action: WKNavigationAction, _ delegate: any WKUIDelegate) {
    let window = delegate.webView(
      self,
      createWebViewWith: configuration,
      for: action,
      windowFeatures: WKWindowFeatures()
    )
    window?.load(action.request)
  }
}

extension Result where Failure == any Error {
  /// The result of a function, or the error that it throws.
  fileprivate static func awaiting(_ body: () async throws -> Success) async -> Self {
    do {
      return .success(try await body())
    } catch {
      return .failure(error)
    }
  }
}

/// The scroll view of a web view; it is no part of the tree.
private final class PageScrollView: UIScrollView {
  var onChange: @MainActor () -> Void = {}

  override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { onChange() } }
  }
}
