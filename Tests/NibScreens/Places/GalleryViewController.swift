import UIKit

/// The places of the diary, by continent.
final class GalleryViewController: UICollectionViewController {
  var texts = JourneyTexts(language: "en") {
    didSet { if isViewLoaded { collectionView.reloadData() } }
  }

  static func registerForNibs() {
    NibClass.register(GalleryViewController.self)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    texts.continents.count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    texts.continents[section].places.count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Place", for: indexPath)
    (cell as? PlaceCell)?.show(texts.continents[indexPath.section].places[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "Continent",
      for: indexPath
    )
    (header as? ContinentHeaderView)?.nameLabel.text = texts.continents[indexPath.section].name
    return header
  }

  /// The screen of a place has a nib with the name of its class.
  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    let screen = PlaceViewController(nibName: nil, bundle: NibScreens.bundle)
    screen.show(texts.continents[indexPath.section].places[indexPath.item], texts)
    show(screen, sender: self)
  }
}
