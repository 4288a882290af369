import ContactsModel

extension ContactCardViewData {
  init(_ contact: Contact, _ texts: ContactsTexts) {
    let addresses = ContactAddresses(contact)
    monogram = MonogramViewData(contact)
    name = contact.name
    position = contact.position.isEmpty ? nil : contact.position
    actions = Action.ID.allCases.map { id in
      Action(
        id: id,
        title: texts.title(of: id),
        symbol: id.symbol,
        isEnabled: addresses.url(for: id) != nil
      )
    }
    let fields: [(id: Row.ID, label: String, value: String, action: Action.ID?)] = [
      (.jobDescription, texts.jobDescription, contact.jobDescription, nil),
      (.phone, texts.phone, contact.phone, .call),
      (.email, texts.email, contact.email, .mail),
    ]
    rows = fields.filter { !$0.value.isEmpty }.map { field in
      let action = field.action.flatMap { addresses.url(for: $0) == nil ? nil : $0 }
      return Row(id: field.id, label: field.label, value: field.value, action: action)
    }
  }
}

extension ContactCardViewData.Action.ID {
  fileprivate var symbol: String {
    switch self {
    case .message: "message.fill"
    case .call: "phone.fill"
    case .mail: "envelope.fill"
    }
  }
}

extension ContactsTexts {
  fileprivate func title(of action: ContactCardViewData.Action.ID) -> String {
    switch action {
    case .message: message
    case .call: call
    case .mail: mail
    }
  }
}
