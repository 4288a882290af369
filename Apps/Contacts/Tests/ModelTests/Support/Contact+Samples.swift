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
  static let li = Contact(
    id: "3",
    name: "LiSi",
    sortKey: "lisi",
    position: "Software Engineer",
    jobDescription: "Software"
  )
}

extension ContactRecord {
  static let evan = ContactRecord([
    "id": "1", "name": "EvanYang", "position": "IT Developer",
    "jobDescription": "Develop the IT Process", "email": "evan@example.com",
    "phone": "+1 202 555 0100",
  ])
  static let zhang = ContactRecord([
    "id": "2", "name": "ZhangSan", "position": "iOS Developer",
    "jobDescription": "Develop for the iOS",
  ])
}
