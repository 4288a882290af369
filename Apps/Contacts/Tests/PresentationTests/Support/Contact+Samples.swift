import ContactsModel

extension Contact {
  static let evan = Contact(
    id: "1",
    name: "EvanYang",
    sortKey: "evanyang",
    position: "IT Developer",
    jobDescription: "Develop the IT Process",
    email: "evan@example.com",
    phone: "+1 202 555 0100"
  )
  static let zhang = Contact(
    id: "2",
    name: "ZhangSan",
    sortKey: "zhangsan",
    position: "iOS Developer",
    jobDescription: "Develop for the iOS"
  )
  static let zeng = Contact(
    id: "4",
    name: "曾国强",
    sortKey: "zeng guoqiang",
    email: "gq.zeng@example.com",
    phone: "+86 (139) 0000-1234"
  )
  static let chen = Contact(id: "3", name: "陈静怡", sortKey: "chen jing yi")
}

extension ContactsUpdate {
  static func of(_ contacts: Contact..., skipped: Int = 0) -> ContactsUpdate {
    ContactsUpdate(contacts: contacts, skipped: skipped)
  }
}
