import ContactsModel

extension ContactsTexts {
  func label(of field: ContactInput.Field) -> String {
    switch field {
    case .name: name
    case .position: position
    case .jobDescription: jobDescription
    case .phone: phone
    case .email: email
    }
  }

  /// Returns a sentence with the error of a field and its correction.
  func sentence(for problem: ContactInput.Problem, in field: ContactInput.Field) -> String {
    switch problem {
    case .missing: nameMissing
    case .tooLong(let limit): tooLong(limit)
    case .malformed: field == .phone ? phoneMalformed : emailMalformed
    }
  }
}
