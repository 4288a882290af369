public import Hummingbird

/// The directory service of Contacts: the same people as JSON and as XML, for any router.
///
/// ```swift
/// let router = Router()
/// ContactsDirectory().addRoutes(to: router)
/// // GET /directory/contacts.json, GET /directory/contacts.xml
/// ```
///
/// Answers carry an entity tag; a client that names it in `If-None-Match` gets status 304 and no
/// body.
public struct ContactsDirectory: Sendable {
  private let json: DirectoryDocument
  private let xml: DirectoryDocument

  /// Writes both documents once, for all requests to come.
  public init(people: [DirectoryPerson] = DirectoryPerson.everyone) {
    json = .json(people)
    xml = .xml(people)
  }

  public func addRoutes(to router: some RouterMethods) {
    router.group("directory")
      .get("contacts.json") { request, _ in answer(request, with: json) }
      .get("contacts.xml") { request, _ in answer(request, with: xml) }
  }

  private func answer(_ request: Request, with document: DirectoryDocument) -> Response {
    var headers: HTTPFields = [.eTag: document.entityTag, .cacheControl: "no-cache"]
    if names(document.entityTag, in: request.headers[values: .ifNoneMatch]) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = document.mediaType
    return Response(
      status: .ok,
      headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(string: document.text))
    )
  }

  /// Whether one of the tags is the given one, compared weakly, as RFC 9110 13.1.2 has it.
  private func names(_ entityTag: String, in fields: [String]) -> Bool {
    fields.joined(separator: ",").split(separator: ",").contains { field in
      let tag = field.drop { $0 == " " }.prefix { $0 != " " }
      return tag == "*" || tag == entityTag || tag == "W/\(entityTag)"
    }
  }
}
