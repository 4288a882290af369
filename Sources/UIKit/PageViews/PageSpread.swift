// Two pages at once, around a spine in the middle.

/// A controller that shows two pages side by side, or one above the other.
///
/// The pages' parent is the page view controller, as on iOS.
final class _PageSpread: UIViewController {
  let pages: [UIViewController]
  private let axis: NSLayoutConstraint.Axis

  init(_ first: UIViewController, _ second: UIViewController, axis: NSLayoutConstraint.Axis) {
    pages = [first, second]
    self.axis = axis
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView()
    stack.axis = axis
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    for page in pages {
      // A page that is shown again leaves its last spread.
      if let last = page._parent as? _PageSpread { last.release(page) }
      addChild(page)
      stack.addArrangedSubview(page.view)
      page.didMove(toParent: self)
    }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    for page in pages where page._parent === self { release(page) }
  }

  private func release(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }
}

extension UIPageViewController {
  /// Returns the pages that a controller of the row shows.
  final func _pages(of controller: UIViewController) -> [UIViewController] {
    (controller as? _PageSpread)?.pages ?? [controller]
  }

  /// Returns the controller that shows two pages; an existing one if they are in the row.
  final func _spread(_ first: UIViewController, _ second: UIViewController) -> UIViewController {
    let known = row.slots.lazy.compactMap { $0.controller as? _PageSpread }
    return known.first { $0.pages[0] === first && $0.pages[1] === second }
      ?? _PageSpread(
        first,
        second,
        axis: navigationOrientation == .horizontal ? .horizontal : .vertical
      )
  }
}
