import UIKit

/// A place and its rating, from the nib with the class's name.
final class PlaceViewController: UIViewController {
  private var symbolView: UIImageView!
  private var nameLabel: UILabel!
  private var ratingView: RatingView!
  private var statusLabel: UILabel!
  private var content: (place: Place, texts: JourneyTexts)?

  static func registerForNibs() {
    NibClass.register(PlaceViewController.self) {
      $0.outlet("symbolView", \.symbolView)
      $0.outlet("nameLabel", \.nameLabel)
      $0.outlet("ratingView", \.ratingView)
      $0.outlet("statusLabel", \.statusLabel)
    }
  }

  func show(_ place: Place, _ texts: JourneyTexts) {
    content = (place, texts)
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let place = content?.place else { return }
    nameLabel.text = place.name
    symbolView.image = UIImage(systemName: place.symbol)
    symbolView.tintColor = place.color
  }
}

extension PlaceViewController: RatingViewDelegate {
  func ratingView(_ view: RatingView, didRate stars: Int) {
    statusLabel.text = content?.texts.rated(stars)
  }
}
