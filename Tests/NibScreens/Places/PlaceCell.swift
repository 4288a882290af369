import UIKit

/// A place in the gallery.
final class PlaceCell: UICollectionViewCell {
  private var symbolView: UIImageView!
  private var nameLabel: UILabel!

  static func registerForNibs() {
    NibClass.register(PlaceCell.self) {
      $0.outlet("symbolView", \.symbolView)
      $0.outlet("nameLabel", \.nameLabel)
    }
  }

  func show(_ place: Place) {
    backgroundColor = place.color
    symbolView.image = UIImage(systemName: place.symbol)
    nameLabel.text = place.name
  }
}

/// The name of a continent above its places.
final class ContinentHeaderView: UICollectionReusableView {
  fileprivate(set) var nameLabel: UILabel!

  static func registerForNibs() {
    NibClass.register(ContinentHeaderView.self) { $0.outlet("nameLabel", \.nameLabel) }
  }
}
