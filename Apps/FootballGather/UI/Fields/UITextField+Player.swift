import FootballGatherPresentation
import RostrumUIKit
import UIKit

extension UITextField {
  /// Configures the keyboard for a field of a player.
  func prepare(for id: PlayerTextField.ID) {
    switch id {
    case .firstName:
      textContentType = .givenName
      autocapitalizationType = .words
      autocorrectionType = .no
    case .lastName:
      textContentType = .familyName
      autocapitalizationType = .words
      autocorrectionType = .no
    case .age:
      keyboardType = .numberPad
    case .team:
      autocapitalizationType = .words
    }
  }
}

extension FieldCell {
  func show(_ field: PlayerTextField) {
    show(
      label: field.label,
      placeholder: field.placeholder,
      text: field.text,
      error: field.error
    )
  }
}
