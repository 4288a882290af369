import UIKit

/// Covers that snap one by one, on backgrounds with insets, and a button on a custom view.
final class ShelfViewController: UIViewController {
  private static let interval: CGFloat = 216

  private let log = UILabel()
  private let layout = UICollectionViewFlowLayout()
  private lazy var covers = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var cover = UICollectionView.CellRegistration<UICollectionViewCell, String> {
    cell,
    indexPath,
    title in
    var content = UIListContentConfiguration.cell()
    content.text = title
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 24,
      leading: 24,
      bottom: 24,
      trailing: 24
    )
    cell.contentConfiguration = content
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .secondarySystemBackground
    background.cornerRadius = 16
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 8,
      leading: 8,
      bottom: 8,
      trailing: 8
    )
    background.strokeColor = .systemBlue
    background.strokeWidth = indexPath.item == 1 ? 2 : 0
    background.strokeOutset = 4
    if indexPath.item == 2 {
      let gradient = UIView()
      gradient.backgroundColor = .systemTeal
      background.customView = gradient
    }
    cell.backgroundConfiguration = background
  }
  private var order: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 200, height: 140)
    layout.minimumLineSpacing = 16
    covers.accessibilityLabel = "Covers"
    covers.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    covers.decelerationRate = .fast
    covers.dataSource = self
    covers.delegate = self
    _ = cover
    log.text = "Nothing yet"
    log.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [covers, makeButton(), log])
    stack.axis = .vertical
    stack.spacing = 16
    stack.isLayoutMarginsRelativeArrangement = true
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      covers.heightAnchor.constraint(equalToConstant: 160),
    ])
  }

  private func makeButton() -> UIButton {
    let stripes = UIStackView()
    stripes.distribution = .fillEqually
    for color in [UIColor.systemIndigo, .systemPurple, .systemPink] {
      let stripe = UIView()
      stripe.backgroundColor = color
      stripes.addArrangedSubview(stripe)
    }
    var configuration = UIButton.Configuration.plain()
    configuration.title = "On stripes"
    configuration.baseForegroundColor = .white
    configuration.background.customView = stripes
    let action = UIAction { [weak self] _ in self?.log.text = "Tapped" }
    return UIButton(configuration: configuration, primaryAction: action)
  }
}

extension ShelfViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    12
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cover,
      for: indexPath,
      item: "Cover \(indexPath.item + 1)"
    )
  }
}

extension ShelfViewController: UICollectionViewDelegateFlowLayout {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    order = ["began"]
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let left = scrollView.contentInset.left
    let index = ((targetContentOffset.pointee.x + left) / Self.interval).rounded()
    targetContentOffset.pointee.x = max(0, index) * Self.interval - left
    order.append(velocity.x > 0 ? "flung on" : velocity.x < 0 ? "flung back" : "let go")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let place = (scrollView.contentOffset.x + scrollView.contentInset.left) / Self.interval
    let rest = abs(place - place.rounded()) < 0.01 ? "\(Int(place.rounded()) + 1)" : "between"
    log.text = (order + ["rests at \(rest)"]).joined(separator: ", ")
  }
}
