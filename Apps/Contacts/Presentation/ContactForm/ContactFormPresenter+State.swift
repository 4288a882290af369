import ContactsModel

// The state of the view, derived from the properties of the presenter.
extension ContactFormPresenter {
  func state(from former: ContactFormViewState) -> ContactFormViewState {
    var state = former
    state.title = id == nil ? texts.newContact : texts.editContact
    state.canFinish = hasUnsavedWork && !isBusy
    state.content = content
    return state
  }

  private var content: ContactFormViewState.Content {
    if original != nil { return .form(form) }
    guard let loadError else { return .loading(texts.loading) }
    return .placeholder(texts.placeholder(for: loadError))
  }

  private var form: ContactFormViewState.Form {
    ContactFormViewState.Form(
      fields: ContactInput.Field.allCases.map(field),
      message: message,
      delete: id == nil ? nil : texts.deleteContact
    )
  }

  private func field(_ field: ContactInput.Field) -> ContactFormViewState.Field {
    let problem = checked.contains(field) ? input.problem(in: field) : nil
    return ContactFormViewState.Field(
      id: .init(field),
      label: texts.label(of: field),
      placeholder: field == .name ? texts.required : texts.optional,
      text: input[field],
      error: problem.map { texts.sentence(for: $0, in: field) }
    )
  }
}

// Conversions between the fields of the form and of the model, which have types of their own.
extension ContactFormViewState.Field.ID {
  init(_ field: ContactInput.Field) {
    self =
      switch field {
      case .name: .name
      case .position: .position
      case .jobDescription: .jobDescription
      case .phone: .phone
      case .email: .email
      }
  }

  var inputField: ContactInput.Field {
    switch self {
    case .name: .name
    case .position: .position
    case .jobDescription: .jobDescription
    case .phone: .phone
    case .email: .email
    }
  }
}
