import UIKit
import WebKit

/// A web page that is as high as its text, with a label below it.
final class ArticleViewController: UIViewController {
  private let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
  private let log = UILabel()
  private let scroll = UIScrollView()
  private lazy var height = web.heightAnchor.constraint(equalToConstant: 1)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    web.navigationDelegate = self
    web.scrollView.isScrollEnabled = false
    web.accessibilityLabel = "Article"
    log.text = "Loading"
    layOut()
    web.loadHTMLString(Self.html, baseURL: URL(string: "https://example.org/stories/7"))
  }

  private func layOut() {
    let stack = UIStackView(arrangedSubviews: [web, log])
    stack.axis = .vertical
    for (inner, outer) in [(scroll, view), (stack, scroll)] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer?.addSubview(inner)
    }
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.topAnchor.constraint(equalTo: scroll.topAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      height,
    ])
  }

  private static let html = """
    <style>:root { color-scheme: light dark } body { margin: 16px; font: 17px system-ui }</style>
    <h1>Weather</h1>
    <p id="scripted">It rains.</p>
    <img src="data:," onerror="document.getElementById('scripted').textContent = 'Run'">
    <script>document.getElementById('scripted').textContent = "Run"</script>
    \((1...40).map { "<p>Paragraph \($0) of what the weather was like.</p>" }.joined())
    <p><a href="../8" target="_top">Tomorrow</a> <a href="https://example.com/">Outside</a>
    <a href="javascript:parent.document.title = 'Run'">Bad</a></p>
    <form action="https://example.com/"><button>Post</button></form>
    """
}

extension ArticleViewController: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    guard navigationAction.navigationType == .linkActivated else { return decisionHandler(.allow) }
    let url = navigationAction.request.url
    log.text = "Link \(url?.absoluteString ?? "")"
    decisionHandler(url?.host() == "example.com" ? .allow : .cancel)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    height.constant = webView.scrollView.contentSize.height
    log.text = "Finished"
  }
}
