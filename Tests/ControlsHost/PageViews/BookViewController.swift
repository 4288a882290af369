import UIKit

/// A page view controller as a child, with a log of its delegate calls.
final class BookViewController: UIViewController {
  private static let names = ["One", "Two", "Three", "Four"]
  private let pages: UIPageViewController
  private let log = UILabel()
  private let isAcross: Bool

  init(_ orientation: UIPageViewController.NavigationOrientation) {
    pages = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: orientation,
      options: [.interPageSpacing: 20]
    )
    isAcross = orientation == .horizontal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Book"
    view.backgroundColor = .systemBackground
    log.text = "nothing"
    log.numberOfLines = 0
    log.textAlignment = .center
    addChild(pages)
    for part in [pages.view as UIView, log] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    pages.didMove(toParent: self)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      log.topAnchor.constraint(equalTo: safe.topAnchor),
      log.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      log.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      // Vertical pages extend below the bar.
      isAcross
        ? pages.view.topAnchor.constraint(equalTo: log.bottomAnchor, constant: 8)
        : pages.view.topAnchor.constraint(equalTo: view.topAnchor),
      pages.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pages.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pages.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    pages.dataSource = self
    pages.delegate = self
    // There the log is in front of them.
    if !isAcross { pages.additionalSafeAreaInsets.top = 30 }
    pages.setViewControllers([PageController(0)], direction: .forward, animated: false)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Last", primaryAction: UIAction { [weak self] _ in self?.go(3) }),
      UIBarButtonItem(title: "First", primaryAction: UIAction { [weak self] _ in self?.go(0) }),
    ]
  }

  private func go(_ number: Int) {
    let isForward = number > current
    pages.setViewControllers(
      [PageController(number)],
      direction: isForward ? .forward : .reverse,
      animated: true
    ) { [weak self] finished in self?.log.text = "set \(Self.names[number]): \(finished)" }
  }

  private var current: Int { (pages.viewControllers?.first as? PageController)?.number ?? 0 }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let text = "will be \(Int(size.width)) wide"
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.log.text = text }
  }

  /// A page with its number and a button.
  private final class PageController: UIViewController {
    let number: Int

    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
      title = BookViewController.names[number]
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = number.isMultiple(of: 2) ? .secondarySystemBackground : .systemFill
      let label = UILabel()
      label.text = "Page \(title ?? "")"
      label.font = .preferredFont(forTextStyle: .largeTitle)
      let button = UIButton(configuration: .tinted())
      button.configuration?.title = "Mark \(title ?? "")"
      button.addAction(
        UIAction { [weak button] _ in button?.configuration?.title = "Marked" },
        for: .touchUpInside
      )
      let stack = UIStackView(arrangedSubviews: [label, button])
      stack.axis = .vertical
      stack.alignment = .center
      stack.spacing = 16
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      let edge = UILabel()
      edge.text = "Top of \(title ?? "")"
      edge.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(edge)
      NSLayoutConstraint.activate([
        edge.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        edge.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }
  }
}

extension BookViewController: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page((viewController as? PageController).map { $0.number - 1 } ?? -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page((viewController as? PageController).map { $0.number + 1 } ?? -1)
  }

  private func page(_ number: Int) -> UIViewController? {
    Self.names.indices.contains(number) ? PageController(number) : nil
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    Self.names.count
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    current
  }
}

extension BookViewController: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    let previous = previousViewControllers.first?.title ?? ""
    log.text = completed ? "turned from \(previous)" : "stayed at \(previous)"
  }
}
