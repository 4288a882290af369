import UIKit

/// Lays items out from the left edge, as many as fit in a line.
final class LeftAlignedLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
    var left = sectionInset.left
    var line: CGFloat = -1
    return attributes.map { original in
      guard original.representedElementCategory == .cell else { return original }
      guard let copy = original.copy() as? UICollectionViewLayoutAttributes else { return original }
      if copy.frame.minY >= line { left = sectionInset.left }
      copy.frame.origin.x = left
      left = copy.frame.maxX + minimumInteritemSpacing
      line = copy.frame.maxY
      return copy
    }
  }
}

final class TagCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    contentView.backgroundColor = .systemGray5
    contentView.layer.cornerRadius = 16
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.5 : 1 }
  }
}

/// Tags that a long press reorders, and a banner with a context menu.
final class TagsViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout, UIContextMenuInteractionDelegate
{
  private var tags = ["Swift", "UIKit", "Layout", "Gestures", "Text", "Animation", "Tables"]
  private let banner = UILabel()
  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: LeftAlignedLayout()
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tags"
    view.backgroundColor = .systemBackground
    banner.text = "Hold for a menu"
    banner.textAlignment = .center
    banner.backgroundColor = .systemTeal
    banner.isUserInteractionEnabled = true
    banner.frame = CGRect(x: 20, y: 120, width: view.bounds.width - 40, height: 60)
    banner.autoresizingMask = .flexibleWidth
    banner.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addSubview(banner)

    collectionView.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: 300)
    collectionView.autoresizingMask = .flexibleWidth
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(TagCell.self, forCellWithReuseIdentifier: "Tag")
    view.addSubview(collectionView)
    let press = UILongPressGestureRecognizer(
      target: self,
      action: Selector(TagsViewController.pressed(_:))
    )
    collectionView.addGestureRecognizer(press)
  }

  private func pressed(_ gesture: UILongPressGestureRecognizer) {
    let place = gesture.location(in: collectionView)
    switch gesture.state {
    case .began:
      guard let indexPath = collectionView.indexPathForItem(at: place) else { return }
      collectionView.beginInteractiveMovementForItem(at: indexPath)
    case .changed:
      collectionView.updateInteractiveMovementTargetPosition(place)
    case .ended:
      collectionView.endInteractiveMovement()
    default:
      collectionView.cancelInteractiveMovement()
    }
  }

  // MARK: Collection view

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    tags.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tag", for: indexPath)
    (cell as? TagCell)?.label.text = tags[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = (tags[indexPath.item] as NSString).size(
      withAttributes: [.font: UIFont.systemFont(ofSize: 17)]
    )
    return CGSize(width: ceil(size.width) + 32, height: 32)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tags.insert(tags.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  // MARK: Context menu

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      let sort = UIAction(title: "Sort", image: UIImage(systemName: "arrow.up")) { _ in
        self?.tags.sort()
        self?.collectionView.reloadData()
      }
      let remove = UIAction(title: "Remove Last", attributes: .destructive) { _ in
        guard let self, !self.tags.isEmpty else { return }
        self.tags.removeLast()
        self.collectionView.deleteItems(at: [IndexPath(item: self.tags.count, section: 0)])
      }
      return UIMenu(title: "", children: [sort, remove])
    }
  }
}
