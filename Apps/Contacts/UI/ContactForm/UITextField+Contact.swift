import ContactsPresentation
import RostrumUIKit
import UIKit

extension UITextField {
  /// Configures the keyboard for a field of a contact.
  func prepare(for id: ContactFormViewState.Field.ID) {
    switch id {
    case .name:
      textContentType = .name
      autocapitalizationType = .words
      autocorrectionType = .no
    case .position:
      textContentType = .jobTitle
      autocapitalizationType = .words
    case .jobDescription: break
    case .phone:
      textContentType = .telephoneNumber
      keyboardType = .phonePad
    case .email:
      textContentType = .emailAddress
      keyboardType = .emailAddress
      autocapitalizationType = .none
      autocorrectionType = .no
    }
  }
}

extension TextCell {
  func show(_ field: ContactFormViewState.Field) {
    show(
      label: field.label,
      placeholder: field.placeholder,
      text: field.text,
      error: field.error
    )
  }
}

extension FieldCell {
  func show(_ field: ContactFormViewState.Field) {
    show(
      label: field.label,
      placeholder: field.placeholder,
      text: field.text,
      error: field.error
    )
  }
}
