import UIKit
import WebKit

/// A web page with its progress and title, which are observed, and a toolbar.
final class BrowserViewController: UIViewController, WKNavigationDelegate {
  private let webView = WKWebView()
  private let progressView = UIProgressView(progressViewStyle: .bar)
  private var observations: [NSKeyValueObservation] = []
  private lazy var backItem = UIBarButtonItem(
    image: UIImage(systemName: "chevron.backward"),
    style: .plain,
    target: self,
    action: Selector(BrowserViewController.goBack)
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    webView.navigationDelegate = self
    webView.allowsBackForwardNavigationGestures = true
    for subview in [webView, progressView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      webView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      webView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      webView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      webView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      progressView.topAnchor.constraint(equalTo: webView.topAnchor),
      progressView.leadingAnchor.constraint(equalTo: webView.leadingAnchor),
      progressView.trailingAnchor.constraint(equalTo: webView.trailingAnchor),
    ])
    toolbarItems = [
      backItem,
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(
        barButtonSystemItem: .refresh,
        target: self,
        action: Selector(BrowserViewController.reloadTapped)
      ),
    ]
    observations = [
      webView.observe(\.estimatedProgress, options: .new) { [weak self] webView, _ in
        MainActor.assumeIsolated {
          self?.progressView.setProgress(Float(webView.estimatedProgress), animated: true)
          self?.progressView.isHidden = webView.estimatedProgress >= 1
        }
      },
      webView.observe(\.title, options: [.initial, .new]) { [weak self] webView, _ in
        MainActor.assumeIsolated { self?.title = webView.title }
      },
      webView.observe(\.canGoBack, options: .initial) { [weak self] webView, _ in
        MainActor.assumeIsolated { self?.backItem.isEnabled = webView.canGoBack }
      },
    ]
    reloadTapped()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  private func goBack() {
    webView.goBack()
  }

  private func reloadTapped() {
    webView.loadHTMLString(
      "<html><head><title>Everyday</title></head><body><h1>Hello</h1></body></html>",
      baseURL: nil
    )
  }
}
