import UIKit

final class OnboardingPageView: UIView {
  init(symbol: String, color: UIColor, title: String, text: String) {
    super.init(frame: .zero)
    let circle = UIView()
    circle.backgroundColor = color.withAlphaComponent(0.15)
    circle.layer.cornerRadius = 90
    let imageView = UIImageView(image: UIImage(systemName: symbol))
    imageView.tintColor = color
    imageView.contentMode = .scaleAspectFit
    let titleLabel = UILabel()
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
    titleLabel.textAlignment = .center
    titleLabel.numberOfLines = 0
    let textLabel = UILabel()
    textLabel.text = text
    textLabel.textColor = .secondaryLabel
    textLabel.textAlignment = .center
    textLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [circle, titleLabel, textLabel])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.setCustomSpacing(40, after: circle)
    imageView.translatesAutoresizingMaskIntoConstraints = false
    circle.addSubview(imageView)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      circle.widthAnchor.constraint(equalToConstant: 180),
      circle.heightAnchor.constraint(equalToConstant: 180),
      imageView.centerXAnchor.constraint(equalTo: circle.centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: circle.centerYAnchor),
      imageView.widthAnchor.constraint(equalToConstant: 90),
      imageView.heightAnchor.constraint(equalToConstant: 90),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 32),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -32),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class OnboardingViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let pageControl = UIPageControl()
  private let nextButton = UIButton(configuration: .filled())
  private let skipButton = UIButton(type: .system)
  private let pages = [
    OnboardingPageView(
      symbol: "star.fill",
      color: .systemYellow,
      title: "Welcome",
      text: "This app helps you to keep what matters."
    ),
    OnboardingPageView(
      symbol: "bell.fill",
      color: .systemRed,
      title: "Stay in the Loop",
      text: "Get a note when something happens. You decide what is worth it, and when it is "
        + "quiet."
    ),
    OnboardingPageView(
      symbol: "heart.fill",
      color: .systemPink,
      title: "Made With Care",
      text: "Have fun!"
    ),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    pageControl.numberOfPages = pages.count
    pageControl.currentPageIndicatorTintColor = .systemBlue
    pageControl.pageIndicatorTintColor = .systemGray4
    pageControl.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.scroll(to: self.pageControl.currentPage)
      },
      for: .valueChanged
    )
    nextButton.configuration?.title = "Next"
    nextButton.configuration?.cornerStyle = .capsule
    nextButton.configuration?.buttonSize = .large
    nextButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.scroll(to: min(self.pageControl.currentPage + 1, self.pages.count - 1))
      },
      for: .primaryActionTriggered
    )
    skipButton.setTitle("Skip", for: .normal)

    for sub in [scrollView, pageControl, nextButton, skipButton] {
      sub.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(sub)
    }
    NSLayoutConstraint.activate([
      skipButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      skipButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: skipButton.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: pageControl.topAnchor, constant: -8),
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pageControl.bottomAnchor.constraint(equalTo: nextButton.topAnchor, constant: -16),
      nextButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      nextButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
      nextButton.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor,
        constant: -16
      ),
    ])

    var previous: UIView?
    for page in pages {
      page.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(page)
      NSLayoutConstraint.activate([
        page.topAnchor.constraint(equalTo: scrollView.topAnchor),
        page.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        page.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        page.heightAnchor.constraint(equalTo: scrollView.heightAnchor),
        page.leadingAnchor.constraint(
          equalTo: previous?.trailingAnchor ?? scrollView.leadingAnchor
        ),
      ])
      previous = page
    }
    previous?.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor).isActive = true
  }

  private func scroll(to page: Int) {
    scrollView.setContentOffset(
      CGPoint(x: CGFloat(page) * scrollView.bounds.width, y: 0),
      animated: true
    )
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let page = Int(round(scrollView.contentOffset.x / scrollView.frame.size.width))
    pageControl.currentPage = page
    nextButton.configuration?.title = page == pages.count - 1 ? "Get Started" : "Next"
  }
}
