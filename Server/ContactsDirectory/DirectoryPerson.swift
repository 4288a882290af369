/// A person as the directory publishes it.
public struct DirectoryPerson: Sendable, Equatable {
  /// The stable id, which is never reused.
  public var id: String
  public var name: String
  /// The pronunciation of the name in Latin letters, where the characters alone would mislead (曾国强
  /// is Zeng Guoqiang); nil elsewhere.
  public var reading: String?
  public var position: String
  public var jobDescription: String
  public var email: String
  public var phone: String

  public init(
    id: String,
    name: String,
    reading: String? = nil,
    position: String,
    jobDescription: String,
    email: String,
    phone: String
  ) {
    self.id = id
    self.name = name
    self.reading = reading
    self.position = position
    self.jobDescription = jobDescription
    self.email = email
    self.phone = phone
  }

  /// The name and text of every field except the id, in the order of publication.
  var fields: [(name: String, text: String)] {
    let reading = reading.map { [(name: "reading", text: $0)] } ?? []
    return [("name", name)] + reading + [
      ("position", position), ("jobDescription", jobDescription), ("email", email),
      ("phone", phone),
    ]
  }
}
