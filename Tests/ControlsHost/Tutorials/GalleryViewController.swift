import UIKit

/// A photo gallery, as in tutorials of compositional layouts: one large image at a time, an
/// orthogonally scrolling row, and a mosaic; the data comes as snapshots.
final class GalleryViewController: UIViewController {
  enum Section: Int, CaseIterable {
    case featured, recent, all

    var title: String {
      switch self {
      case .featured: "Featured"
      case .recent: "Recently Added"
      case .all: "All Photos"
      }
    }
  }

  struct Item: Hashable {
    let section: Section
    let photo: Photo
  }

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  private var isReversed = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Reverse") { [weak self] _ in self?.reverse() }
    )
    configureCollectionView()
    configureDataSource()
    applySnapshot(animated: false)
  }

  private func configureCollectionView() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<RoundedPhotoCell, Item> {
      cell,
      _,
      item in
      cell.configure(with: item.photo)
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<GalleryHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      view.title = Section(rawValue: indexPath.section)?.title
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView,
      indexPath,
      item in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration,
        for: indexPath,
        item: item
      )
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: headerRegistration,
        for: indexPath
      )
    }
  }

  private func applySnapshot(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    for section in Section.allCases {
      var items = photos(in: section).map { Item(section: section, photo: $0) }
      if isReversed { items.reverse() }
      snapshot.appendItems(items, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func photos(in section: Section) -> ArraySlice<Photo> {
    switch section {
    case .featured: Photo.all[0..<6]
    case .recent: Photo.all[8..<20]
    case .all: Photo.all[20..<44]
    }
  }

  private func reverse() {
    isReversed.toggle()
    applySnapshot(animated: true)
  }
}

// MARK: - Layout

extension GalleryViewController {
  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 24
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, _ in
        guard let self, let section = Section(rawValue: index) else { return nil }
        let layout =
          switch section {
          case .featured: makeFeaturedSection()
          case .recent: makeRecentSection()
          case .all: makeMosaicSection()
          }
        layout.boundarySupplementaryItems = [makeHeader(leading: section == .all ? 2 : 0)]
        return layout
      },
      configuration: configuration
    )
  }

  private func makeFeaturedSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.94),
        heightDimension: .fractionalWidth(0.62)
      ),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }

  private func makeRecentSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(110),
        heightDimension: .absolute(110)
      ),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  /// Returns a section of a large image beside two small ones, with three in a line below.
  private func makeMosaicSection() -> NSCollectionLayoutSection {
    let inset = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let large = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(2 / 3),
        heightDimension: .fractionalHeight(1)
      )
    )
    large.contentInsets = inset
    let small = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(0.5)
      )
    )
    small.contentInsets = inset
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3),
        heightDimension: .fractionalHeight(1)
      ),
      subitems: [small]
    )
    let upper = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(2 / 3)
      ),
      subitems: [large, pair]
    )
    let third = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3),
        heightDimension: .fractionalHeight(1)
      )
    )
    third.contentInsets = inset
    let lower = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(1 / 3)
      ),
      subitems: [third]
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(1)
      ),
      subitems: [upper, lower]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 14, bottom: 14, trailing: 14)
    return section
  }

  private func makeHeader(leading: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(44)
      ),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    header.contentInsets.leading = leading
    return header
  }
}

extension GalleryViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    collectionView.deselectItem(at: indexPath, animated: true)
    let detail = PhotoDetailViewController(photo: item.photo)
    navigationController?.pushViewController(detail, animated: true)
  }
}

/// An image with rounded corners.
final class RoundedPhotoCell: UICollectionViewCell {
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 10
    imageView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(imageView)
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with photo: Photo) {
    imageView.image = photo.image
    accessibilityLabel = photo.title
  }
}

/// A title that is as high as its text.
final class GalleryHeaderView: UICollectionReusableView {
  private let label = UILabel()

  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
