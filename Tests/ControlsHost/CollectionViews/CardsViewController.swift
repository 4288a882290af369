import UIKit

/// A list of a collection view, in cards: every accessory, and texts with attributes.
final class CardsViewController: UICollectionViewController {
  private let sections = [
    ["Chevron", "Check mark", "Number", "Switch"], ["Letters", "Marker", "Link"], ["Deletable"],
  ]
  private var deleted = 0

  private lazy var row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    [weak self] cell, _, name in
    var content = cell.defaultContentConfiguration()
    content.text = name
    content.attributedText = self?.attributedText(name)
    cell.contentConfiguration = content
    cell.accessories = self?.accessories(name) ?? []
  }

  private lazy var header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { cell, _, indexPath in
    var content =
      indexPath.section == 0
      ? UIListContentConfiguration.extraProminentInsetGroupedHeader()
      : cell.defaultContentConfiguration()
    content.text = ["Accessories", "Attributes", "Editing"][indexPath.section]
    cell.contentConfiguration = content
  }

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
  }

  private func attributedText(_ name: String) -> NSAttributedString? {
    let attributes: [NSAttributedString.Key: Any]? =
      switch name {
      case "Letters": [.kern: 4]
      case "Marker": [.backgroundColor: UIColor.systemYellow]
      case "Link": [.link: "https://example.com"]
      default: nil
      }
    return attributes.map { NSAttributedString(string: name, attributes: $0) }
  }

  private func accessories(_ name: String) -> [UICellAccessory] {
    switch name {
    case "Chevron": [.disclosureIndicator()]
    case "Check mark": [.checkmark()]
    case "Number": [.label(text: "42"), .disclosureIndicator()]
    case "Switch": [.customView(configuration: .init(customView: flip, placement: .trailing()))]
    case "Deletable":
      [
        .delete { [weak self] in
          self?.deleted += 1
          self?.title = "Deleted \(self?.deleted ?? 0)"
        }
      ]
    default: []
    }
  }

  private let flip: UISwitch = {
    let flip = UISwitch()
    flip.isOn = true
    flip.onTintColor = .tintColor
    flip.thumbTintColor = .systemYellow
    flip.accessibilityLabel = "Yellow"
    return flip
  }()

  // MARK: - Data

  override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: row,
      for: indexPath,
      item: sections[indexPath.section][indexPath.item]
    )
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    title = sections[indexPath.section][indexPath.item]
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
