import FootballGatherPresentation
import UIKit

extension UITableViewCell {
  /// Shows a player of a line-up: the name, and the position in a few letters.
  func show(_ player: LineUpPlayerViewData) {
    selectionStyle = .none
    var content = UIListContentConfiguration.valueCell()
    content.text = player.name
    content.secondaryText = player.position
    content.secondaryTextProperties.color = .secondaryLabel
    contentConfiguration = content
    accessibilityLabel = player.accessibilityLabel
    accessibilityTraits = .none
  }
}
