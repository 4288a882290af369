import UIKit

/// Offers below a header that hides its greeting on scrolling.
final class OffersViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let header = OffersHeaderView()
  private var headerTop: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.delegate = self
    let tiles = UIStackView(arrangedSubviews: (1...8).map(tile))
    tiles.axis = .vertical
    tiles.spacing = 8
    tiles.isLayoutMarginsRelativeArrangement = true
    tiles.directionalLayoutMargins = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
    for view in [header, scrollView, tiles] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(header)
    view.addSubview(scrollView)
    scrollView.addSubview(tiles)
    let top = header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
    headerTop = top
    NSLayoutConstraint.activate([
      top,
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: header.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      tiles.topAnchor.constraint(equalTo: scrollView.topAnchor),
      tiles.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      tiles.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      tiles.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      tiles.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  private func tile(_ number: Int) -> UIView {
    let tile = UIView()
    tile.backgroundColor = .secondarySystemBackground
    tile.layer.cornerRadius = 8
    let label = UILabel()
    label.text = "Offer \(number)"
    label.translatesAutoresizingMaskIntoConstraints = false
    tile.addSubview(label)
    NSLayoutConstraint.activate([
      tile.heightAnchor.constraint(equalToConstant: 160),
      label.centerXAnchor.constraint(equalTo: tile.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: tile.centerYAnchor),
    ])
    return tile
  }
}

extension OffersViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let y = scrollView.contentOffset.y
    let height = header.greeting.frame.height + 16
    UIView.animate(withDuration: 0.3) {
      self.header.greeting.alpha = y <= 0 ? 1 : 0
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut]) {
      self.headerTop?.constant = y > 30 ? -height : 0
      self.view.layoutIfNeeded()
    }
  }
}

final class OffersHeaderView: UIView {
  let greeting = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    greeting.text = "Good afternoon, Ana"
    greeting.font = .preferredFont(forTextStyle: .largeTitle)
    greeting.numberOfLines = 0
    let inbox = button("Inbox", "envelope")
    let history = button("History", "calendar")
    for view in [greeting, inbox, history] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      greeting.topAnchor.constraint(equalToSystemSpacingBelow: topAnchor, multiplier: 1),
      greeting.leadingAnchor.constraint(equalToSystemSpacingAfter: leadingAnchor, multiplier: 2),
      trailingAnchor.constraint(equalToSystemSpacingAfter: greeting.trailingAnchor, multiplier: 2),
      inbox.topAnchor.constraint(equalToSystemSpacingBelow: greeting.bottomAnchor, multiplier: 2),
      inbox.leadingAnchor.constraint(equalToSystemSpacingAfter: leadingAnchor, multiplier: 2),
      bottomAnchor.constraint(equalToSystemSpacingBelow: inbox.bottomAnchor, multiplier: 1),
      inbox.heightAnchor.constraint(equalToConstant: 25),
      history.centerYAnchor.constraint(equalTo: inbox.centerYAnchor),
      history.leadingAnchor.constraint(
        equalToSystemSpacingAfter: inbox.trailingAnchor,
        multiplier: 2
      ),
      history.heightAnchor.constraint(equalToConstant: 25),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func button(_ title: String, _ symbol: String) -> UIButton {
    let button = UIButton()
    button.setImage(UIImage(systemName: symbol), for: .normal)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.secondaryLabel, for: .normal)
    button.imageView?.tintColor = .secondaryLabel
    button.imageView?.contentMode = .scaleAspectFit
    return button
  }
}
