import UIKit

/// A row with a journey.
final class JourneyCell: UITableViewCell {
  private var tile: CardView!
  private var symbolView: UIImageView!
  private var titleLabel: UILabel!
  private var placeLabel: UILabel!
  private var daysLabel: UILabel!

  static func registerForNibs() {
    NibClass.register(JourneyCell.self) {
      $0.outlet("tile", \.tile)
      $0.outlet("symbolView", \.symbolView)
      $0.outlet("titleLabel", \.titleLabel)
      $0.outlet("placeLabel", \.placeLabel)
      $0.outlet("daysLabel", \.daysLabel)
    }
  }

  func show(_ journey: Journey, _ texts: JourneyTexts) {
    tile.backgroundColor = journey.color
    symbolView.image = UIImage(systemName: journey.symbol)
    titleLabel.text = journey.title
    placeLabel.text = journey.place
    daysLabel.text = texts.days(journey.days)
  }
}
