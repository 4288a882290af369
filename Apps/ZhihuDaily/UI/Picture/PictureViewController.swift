import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// A full-screen picture on black: zoomable by gestures, buttons and keys, dismissed by a swipe
/// down.
final class PictureViewController: ScreenViewController<PicturePresenter>, PictureScreenView {
  private let picture = ZoomingPictureView(frame: .zero)
  private lazy var closeItem = item("xmark") { [weak self] in self?.presenter.closeTapped() }
  private lazy var shareItem = item("square.and.arrow.up") { [weak self] in
    self?.presenter.shareTapped()
  }
  private lazy var zoomInItem = item("plus.magnifyingglass") { [weak self] in self?.zoomIn() }
  private lazy var zoomOutItem = item("minus.magnifyingglass") { [weak self] in self?.zoomOut() }
  private var shown: PictureViewState.Content?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.addCovering(picture)
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.leftBarButtonItem = closeItem
    // No room beside the buttons; the title is the page's and for screen readers.
    navigationItem.titleView = UIView()
    navigationItem.standardAppearance = Self.bar
    navigationItem.scrollEdgeAppearance = Self.bar
    picture.onZoom = { [weak self] in self?.showZoom() }
    picture.onTap(count: 2) { [weak self] in self?.picture.toggleZoom(at: $0) }
    view.onSwipe(.down) { [weak self] in
      guard let self, picture.isAtMinimum else { return }
      presenter.closeTapped()
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // White on black in both appearances.
    navigationController?.overrideUserInterfaceStyle = .dark
    navigationController?.navigationBar.tintColor = .white
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func accessibilityPerformEscape() -> Bool {
    presenter.closeTapped()
    return true
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.charactersIgnoringModifiers {
    case "+", "=": zoomIn()
    case "-": zoomOut()
    case UIKeyCommand.inputEscape: presenter.closeTapped()
    default: super.pressesBegan(presses, with: event)
    }
  }

  // MARK: - PictureScreenView

  func render(_ state: PictureViewState) {
    title = state.labels.picture
    closeItem.accessibilityLabel = state.labels.close
    shareItem.accessibilityLabel = state.labels.share
    zoomInItem.accessibilityLabel = state.labels.zoomIn
    zoomOutItem.accessibilityLabel = state.labels.zoomOut
    let items = [state.canShare ? shareItem : nil, zoomInItem, zoomOutItem].compactMap(\.self)
    if navigationItem.rightBarButtonItems != items { navigationItem.rightBarButtonItems = items }
    guard state.content != shown else { return }
    shown = state.content
    show(state.content, label: state.labels.picture)
    showZoom()
  }

  func share(_ title: String, _ url: URL) {
    let offer = UIActivityViewController(activityItems: [title, url], applicationActivities: nil)
    offer.popoverPresentationController?.barButtonItem = shareItem
    // rostrum:disable:next view-navigates it is the system's offer, and no flow leads there or back
    // Excused: a system share sheet over the screen, which belongs to no flow.
    present(offer, animated: true)
  }

  private func show(_ content: PictureViewState.Content, label: String) {
    switch content {
    case .loading(let text): show(picture, insteadOf: .loading(text))
    case .placeholder(let data):
      show(picture, insteadOf: .placeholder(data) { [weak self] in self?.presenter.retryTapped() })
    case .picture(let data):
      show(picture, insteadOf: nil)
      picture.show(UIImage(data: data), label: label)
    }
  }

  private static let bar: UINavigationBarAppearance = {
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.backgroundColor = .black
    bar.shadowColor = .clear
    return bar
  }()

  // MARK: - Zooming

  private func zoomIn() { picture.zoomIn() }

  private func zoomOut() { picture.zoomOut() }

  private func showZoom() {
    let isThere = if case .picture? = shown { true } else { false }
    zoomInItem.isEnabled = isThere && !picture.isAtMaximum
    zoomOutItem.isEnabled = isThere && !picture.isAtMinimum
  }

  private func item(
    _ symbol: String,
    _ action: @escaping @MainActor () -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      image: UIImage(systemName: symbol),
      primaryAction: UIAction { _ in action() }
    )
  }
}
