import UIKit
import WebKit

/// Views with swipe gestures: one with a web page, one with a row of images, and rows below.
final class SwipesViewController: UIViewController {
  private let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
  private let scroll = UIScrollView()
  private let log = UILabel()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    log.text = "Nothing yet"
    web.accessibilityLabel = "Story"
    web.loadHTMLString("<p>Swipe <a href='https://example.org/'>here</a></p>", baseURL: nil)
    layOut()
    watch([.left, .right], fingers: 1)
    watch(.up, fingers: 2)
  }

  private func watch(_ direction: UISwipeGestureRecognizer.Direction, fingers: Int) {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    swipe.numberOfTouchesRequired = fingers
    swipe.delegate = self
    view.addGestureRecognizer(swipe)
  }

  private func layOut() {
    let wide = UIView()
    wide.backgroundColor = .secondarySystemBackground
    let stack = UIStackView(arrangedSubviews: [log, web, scroll])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    wide.translatesAutoresizingMaskIntoConstraints = false
    scroll.accessibilityLabel = "Pictures"
    scroll.isPagingEnabled = true
    scroll.addSubview(wide)
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 60),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      web.heightAnchor.constraint(equalToConstant: 200),
      scroll.heightAnchor.constraint(equalToConstant: 100),
      wide.topAnchor.constraint(equalTo: scroll.topAnchor),
      wide.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      wide.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      wide.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      wide.heightAnchor.constraint(equalTo: scroll.heightAnchor),
      wide.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 3),
    ])
  }
}

extension SwipesViewController: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    count += 1
    let fingers = (gestureRecognizer as? UISwipeGestureRecognizer)?.numberOfTouchesRequired ?? 0
    log.text = "Swipe \(count), fingers \(fingers)"
    return true
  }
}
