import UIKit

extension UITableViewCell {
  /// Shows an error message.
  func showMessage(_ text: String?) {
    var content = UIListContentConfiguration.cell()
    content.text = text
    content.textProperties.color = .systemRed
    contentConfiguration = content
    selectionStyle = .none
  }
}
