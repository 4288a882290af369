import UIKit

extension UITableViewCell {
  /// Says why something was not done.
  func showMessage(_ text: String?) {
    var content = UIListContentConfiguration.cell()
    content.text = text
    content.textProperties.color = .systemRed
    contentConfiguration = content
    selectionStyle = .none
  }
}
