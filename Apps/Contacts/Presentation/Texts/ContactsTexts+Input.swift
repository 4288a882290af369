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

  /// What is wrong with a field, as a sentence that says what would be right.
  func sentence(for problem: ContactInput.Problem, in field: ContactInput.Field) -> String {
    switch problem {
    case .missing: nameMissing
    case .tooLong(let limit): tooLong(limit)
    case .malformed: field == .phone ? phoneMalformed : emailMalformed
    }
  }
}
