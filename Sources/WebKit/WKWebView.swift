public import Foundation
public import UIKit
import UIKitHosting

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// A view that shows a web document with its text, images and styles, but without its scripts.
///
/// Constraints determine its height. If it should not scroll by itself, disable scrolling of
/// `scrollView`, and set its height to `scrollView.contentSize.height` once the navigation has
/// finished.
open class WKWebView: _WebView {
  private let pageScrollView = PageScrollView(frame: .zero)
  /// The load that the display has not finished showing.
  private var loading: Load? {
    willSet { _willChange(["loading", "URL"]) }
    didSet { _didChange(["loading", "URL"]) }
  }
  /// The request of the document; nil for one that was loaded from a string.
  private var source: URLRequest?
  private var shownURL: URL? {
    willSet { _willChange(["URL"]) }
    didSet { _didChange(["URL"]) }
  }

  private struct Load {
    let navigation: WKNavigation
    /// The destination, until the load has finished.
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
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    pageScrollView.onChange = { [weak self] in self?.scrollingChanged() }
  }

  public let configuration: WKWebViewConfiguration

  open weak var navigationDelegate: (any WKNavigationDelegate)?

  /// The delegate that presents new windows.
  ///
  /// Without one, links that target another window open outside of the app.
  open weak var uiDelegate: (any WKUIDelegate)?

  /// The scroll view, with the scrolling setting and the content size; the display owns the offset.
  open var scrollView: UIScrollView { pageScrollView }

  /// The base URL of the document; during a load that of the new document.
  open var url: URL? { loading?.url ?? shownURL }

  open var isLoading: Bool { loading != nil }

  /// The title of the document; empty if it has none, and nil before there is a document.
  open private(set) var title: String? {
    willSet { _willChange(["title"]) }
    didSet { _didChange(["title"]) }
  }

  /// The estimated progress of a load: 0.1 when it begins, 0.5 when the document has arrived, and 1
  /// when it is shown or has failed.
  open private(set) var estimatedProgress: Double = 0 {
    willSet { _willChange(["estimatedProgress"]) }
    didSet { _didChange(["estimatedProgress"]) }
  }

  /// The user agent for document requests; nil for the system's.
  open var customUserAgent: String?

  /// A Boolean value indicating whether swipes to the right and left go back and forward.
  @_Observed open var allowsBackForwardNavigationGestures: Bool = false {
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

  /// The list of loaded pages; documents loaded from strings are not included.
  public let backForwardList = WKBackForwardList()

  // MARK: - Loading

  /// Shows a document, if the navigation delegate permits it.
  ///
  /// - Returns: The identifier of the load for the delegate.
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

  /// Shows a file of the app, of plain text or HTML, if the navigation delegate permits it.
  ///
  /// Pages cannot read the app's files, so relative addresses in the document lead nowhere.
  ///
  /// - Parameters:
  ///   - url: The address of the file.
  ///   - readAccessURL: The folder that iOS lets the document read.
  /// - Returns: The identifier of the load for the delegate.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      return load(URLRequest(url: url))
    }
    let isMarkup = ["html", "htm", "xhtml"].contains(url.pathExtension.lowercased())
    return loadHTMLString(isMarkup ? text : WebDocumentLoader.html(ofPlainText: text), baseURL: url)
  }

  /// Fetches a document and shows it, if the navigation delegate permits it.
  ///
  /// The host fetches it, from public addresses only unless its operator has permitted others.
  ///
  /// - Parameter request: The HTTP request, for plain text or HTML of at most 4 MiB.
  /// - Returns: The identifier of the load for the delegate.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    fetch(request, .other) { [backForwardList] document in
      backForwardList.follow(WKBackForwardListItem(url: document.url, request: request))
    }
  }

  /// Shows the document again, fetching it again if it was fetched.
  @discardableResult
  open func reload() -> WKNavigation? {
    if let source { return fetch(source, .reload) { _ in } }
    guard let html = _page.html else { return nil }
    return loadHTMLString(html, baseURL: url)
  }

  open var canGoBack: Bool { backForwardList.backItem != nil }
  open var canGoForward: Bool { backForwardList.forwardItem != nil }

  /// Loads the previous page in the list.
  @discardableResult
  open func goBack() -> WKNavigation? {
    backForwardList.backItem.flatMap(go)
  }

  /// Loads the next page in the list.
  @discardableResult
  open func goForward() -> WKNavigation? {
    backForwardList.forwardItem.flatMap(go)
  }

  /// Loads an item of `backForwardList`.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    fetch(item.request, .backForward) { [backForwardList] _ in backForwardList.go(to: item) }
  }

  /// Cancels a running fetch, which is reported to the delegate as an error.
  ///
  /// For a document loaded from a string, the delegate receives no more calls.
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

  /// Fetches and shows a document; `arrived` is called when the document has arrived.
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

  /// The progress values of a load.
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
    // The display may still show the previous document.
    guard let load = loading, load.isCommitted || load.fetching == nil else { return true }
    loading = nil
    if !load.isCommitted { estimatedProgress = Self.committed }
    if !load.isCommitted { navigationDelegate?.webView(self, didCommit: load.navigation) }
    estimatedProgress = 1
    navigationDelegate?.webView(self, didFinish: load.navigation)
    return true
  }

  /// Opens a link that the delegate permits outside of the app.
  ///
  /// If the link targets another window and there is a UI delegate, that delegate handles it. The
  /// host does not fetch a URL because a page links to it: the app decides about loading it.
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
  /// Returns the result of a function, or the error that it throws.
  fileprivate static func awaiting(_ body: () async throws -> Success) async -> Self {
    do {
      return .success(try await body())
    } catch {
      return .failure(error)
    }
  }
}

/// The scroll view of a web view, which is not part of the view tree.
private final class PageScrollView: UIScrollView {
  var onChange: @MainActor () -> Void = {}

  override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { onChange() } }
  }
}
