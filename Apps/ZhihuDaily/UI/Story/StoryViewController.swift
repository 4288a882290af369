import RostrumUIKit
import UIKit
import WebKit
import ZhihuDailyPresentation

/// The screen of a story: its picture, title and text, which scroll together, above a toolbar.
final class StoryViewController: ScreenViewController<StoryPresenter>, StoryView {
  private let pictures: any PictureProviding
  private let scroll = UIScrollView()
  private let notice = UIButton(configuration: .plain())
  private lazy var header = StoryHeaderView(
    onPicture: UIAction { [weak self] _ in self?.presenter.pictureTapped() }
  )
  private let loading = StoryLoadingView()
  private let plainTitle = UILabel()
  private let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
  private let toast = ToastView()
  private lazy var toolbar = StoryToolbar(
    StoryToolbar.Actions(
      comments: { [weak self] in self?.presenter.commentsTapped() },
      like: { [weak self] in self?.presenter.likeTapped() },
      favourite: { [weak self] in self?.presenter.favouriteTapped() },
      share: { [weak self] in self?.presenter.shareTapped() }
    )
  )
  private lazy var webHeight = web.heightAnchor.constraint(equalToConstant: 1)
  private var sizes: AnyObject?
  /// Chevrons as in Mail: up for the previous story, down for the next.
  private lazy var previousItem = item("chevron.up") { [weak self] in
    self?.presenter.previousTapped()
  }
  private lazy var nextItem = item("chevron.down") { [weak self] in self?.presenter.nextTapped() }
  private var shown: StoryViewData?

  init(presenter: StoryPresenter, pictures: any PictureProviding) {
    self.pictures = pictures
    super.init(presenter: presenter)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .storyPage
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItems = [nextItem, previousItem]
    styleContent()
    layOut()
    web.navigationDelegate = self
    web.scrollView.isScrollEnabled = false
    sizes = web.scrollView.onContentSizeChange { [weak self] in self?.fitPage() }
    view.onSwipe(.left) { [weak self] in self?.swiped(to: .left) }
    view.onSwipe(.right) { [weak self] in self?.swiped(to: .right) }
    notice.addAction(
      UIAction { [weak self] _ in self?.presenter.retryTapped() },
      for: .primaryActionTriggered
    )
    scaleText()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
      self.scaleText()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    header.fit(view.bounds.size)
    scroll.contentInset.bottom = toolbar.contentHeight
  }

  /// Handles a swipe as turning a page: a swipe towards the leading edge shows the next story.
  private func swiped(to direction: UISwipeGestureRecognizer.Direction) {
    let isForward = (direction == .left) == (traitCollection.layoutDirection != .rightToLeft)
    if isForward { presenter.nextTapped() } else { presenter.previousTapped() }
  }

  private func scaleText() {
    // A scaled length is rounded to pixels, so that the scale of a long one is more exact.
    let length: CGFloat = 100
    let metrics = UIFontMetrics(forTextStyle: .body)
    let scaled = metrics.scaledValue(for: length, compatibleWith: traitCollection)
    presenter.textScaleChanged(scaled / length)
  }

  /// Sets the height of the page to that of its text and of the pictures loaded so far.
  private func fitPage() {
    let height = web.scrollView.contentSize.height
    if height > 0 { webHeight.constant = height }
  }

  private func styleContent() {
    plainTitle.font = .boldTitle
    plainTitle.numberOfLines = 0
    plainTitle.adjustsFontForContentSizeCategory = true
    plainTitle.accessibilityTraits = .header
  }

  private func layOut() {
    let titleRow = UIView()
    titleRow.addReadable(
      plainTitle,
      insets: NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 0, trailing: 20)
    )
    let stack = UIStackView(arrangedSubviews: [notice, header, titleRow, loading, web])
    stack.axis = .vertical
    view.addCovering(scroll)
    scroll.addCovering(stack)
    view.addAtBottom(toolbar)
    view.addSubview(toast)
    toast.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      webHeight,
      toast.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      toast.leadingAnchor.constraint(
        greaterThanOrEqualTo: view.safeAreaLayoutGuide.leadingAnchor,
        constant: 20
      ),
      toast.bottomAnchor.constraint(equalTo: toolbar.topAnchor, constant: -16),
    ])
  }

  // MARK: - StoryView

  func render(_ state: StoryViewState) {
    if title != state.title { title = state.title }
    navigationItem.title = state.barTitle
    previousItem.accessibilityLabel = state.labels.previous
    previousItem.isEnabled = state.mayHavePrevious
    nextItem.accessibilityLabel = state.labels.next
    nextItem.isEnabled = state.mayHaveNext
    notice.isHidden = state.notice == nil
    notice.configuration?.title = state.notice
    toolbar.show(state.toolbar)
    toast.show(state.toast)
    switch state.content {
    case .loading(let text): show(scroll, insteadOf: .loading(text))
    case .opening(let opening):
      show(scroll, insteadOf: nil)
      show(opening)
    case .placeholder(let data):
      show(
        scroll,
        insteadOf: .placeholder(data) { [weak self] in self?.presenter.placeholderButtonTapped() }
      )
    case .story(let story):
      show(scroll, insteadOf: nil)
      show(story)
    }
  }

  func open(_ url: URL) {
    UIApplication.shared.open(url)
  }

  func share(_ title: String, _ url: URL) {
    let offer = UIActivityViewController(activityItems: [title, url], applicationActivities: nil)
    offer.popoverPresentationController?.sourceView = toolbar.shareSource
    // rostrum:disable:next view-navigates it is the system's offer, and no flow leads there or back
    // Excused: a system share sheet over the screen, which belongs to no flow.
    present(offer, animated: true)
  }

  private func show(_ story: StoryViewData) {
    guard story != shown else { return }
    let former = shown
    shown = story
    showTitle(story.title, hasHeader: story.header != nil)
    loading.show(nil)
    web.isHidden = false
    if let picture = story.header { header.show(story.title, picture, from: pictures) }
    web.accessibilityLabel = story.title
    guard story.page != former?.page || story.base != former?.base else { return }
    web.loadHTMLString(story.page, baseURL: story.base)
  }

  /// Shows the list entry of the story, with a spinner in place of its text.
  private func show(_ opening: StoryOpeningViewData) {
    showTitle(opening.title, hasHeader: opening.picture != nil)
    header.show(opening, from: pictures)
    loading.show(opening.loading)
    web.isHidden = true
  }

  private func showTitle(_ text: String, hasHeader: Bool) {
    header.isHidden = !hasHeader
    plainTitle.superview?.isHidden = hasHeader
    plainTitle.text = text
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

extension StoryViewController: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    guard navigationAction.navigationType == .linkActivated else { return decisionHandler(.allow) }
    decisionHandler(.cancel)
    if let url = navigationAction.request.url { presenter.linkTapped(url) }
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    fitPage()
  }
}
