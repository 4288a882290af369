/// One person as the directory publishes them.
public struct DirectoryPerson: Sendable, Equatable {
  /// Never changes and is never given to anybody else.
  public var id: String
  public var name: String
  /// How the name is read aloud, in Latin letters, where the characters alone would be read
  /// otherwise (曾国强 is Zeng Guoqiang); nil elsewhere.
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

  /// Name and text of every field but the id, in the order of publication.
  var fields: [(name: String, text: String)] {
    let reading = reading.map { [(name: "reading", text: $0)] } ?? []
    return [("name", name)] + reading + [
      ("position", position), ("jobDescription", jobDescription), ("email", email),
      ("phone", phone),
    ]
  }
}
