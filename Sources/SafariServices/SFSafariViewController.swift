public import UIKit

/// A screen that opens an address of the web in a new tab of the browser.
///
/// Pages of others cannot be shown inside of an app's page, because most forbid it. The screen opens
/// the address when it appears, and offers it again, since browsers may refuse tabs that no tap has
/// asked for.
open class SFSafariViewController: UIViewController {
  /// Learns that the user has left the screen.
  open weak var delegate: (any SFSafariViewControllerDelegate)?

  /// A copy of the configuration.
  open private(set) var configuration: Configuration

  /// The colour of the bar; nil is the system's.
  open var preferredBarTintColor: UIColor? { didSet { updateColors() } }

  /// The colour of the bar's buttons; nil is the window's tint.
  open var preferredControlTintColor: UIColor? { didSet { updateColors() } }

  /// The button that ends the screen.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { updateButton() } }

  private let url: URL
  private let screen = UIViewController()
  private lazy var bars = UINavigationController(rootViewController: screen)
  private var hasOpened = false

  /// Creates a screen for an address with the scheme http or https.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Creates a screen for an address with the scheme http or https.
  public init(url URL: URL, configuration: Configuration) {
    precondition(
      ["http", "https"].contains(URL.scheme?.lowercased()),
      "Expected an address with the scheme http or https, got \(URL)."
    )
    url = URL
    self.configuration = configuration.copy() as? Configuration ?? configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  public required init?(coder: NSCoder) {
    nil
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    screen.navigationItem.title = url.host
    screen.view.backgroundColor = .systemBackground
    screen.contentUnavailableConfiguration = content
    addChild(bars)
    bars.view.frame = view.bounds
    bars.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(bars.view)
    bars.didMove(toParent: self)
    updateButton()
    updateColors()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasOpened else { return }
    hasOpened = true
    UIApplication.shared.open(url) { [weak self] opened in
      guard let self else { return }
      delegate?.safariViewController(self, didCompleteInitialLoad: opened)
    }
  }

  /// The address, as a button that opens it again.
  private var content: UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "globe")
    content.text = url.host
    var button = UIButton.Configuration.borderless()
    button.title = url.absoluteString
    button.titleLineBreakMode = .byTruncatingMiddle
    content.button = button
    content.buttonProperties.primaryAction = UIAction { [url] _ in UIApplication.shared.open(url) }
    return content
  }

  private func updateButton() {
    guard isViewLoaded else { return }
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: dismissButtonStyle.item,
      primaryAction: UIAction { [weak self] _ in self?.finish() }
    )
  }

  private func updateColors() {
    guard isViewLoaded else { return }
    bars.navigationBar.barTintColor = preferredBarTintColor
    bars.navigationBar.tintColor = preferredControlTintColor
  }

  private func finish() {
    delegate?.safariViewControllerDidFinish(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }
}
