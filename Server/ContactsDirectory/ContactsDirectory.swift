public import Hummingbird
import RequestLanguage

/// The directory service of Contacts: the same people as JSON and as XML, for any router.
///
/// ```swift
/// let router = Router()
/// ContactsDirectory().addRoutes(to: router)
/// // GET /directory/contacts.json, GET /directory/contacts.xml
/// ```
///
/// Texts are in English or Chinese, as `Accept-Language` requests. Responses carry an entity tag; a
/// client that sends it in `If-None-Match` gets status 304 and no body.
public struct ContactsDirectory: Sendable {
  private struct Documents: Sendable {
    let json: DirectoryDocument
    let xml: DirectoryDocument

    init(_ people: [DirectoryPerson]) {
      json = .json(people)
      xml = .xml(people)
    }
  }

  private let documents: [RequestLanguage: Documents]

  /// Encodes the documents of the embedded directory once, for all later requests.
  public init() {
    documents = Self.documents { Documents(DirectoryPerson.everyone(in: $0)) }
  }

  /// Encodes the documents of the given people, the same in every language.
  public init(people: [DirectoryPerson]) {
    let same = Documents(people)
    documents = Self.documents { _ in same }
  }

  public func addRoutes(to router: some RouterMethods) {
    router.group("directory")
      .get("contacts.json") { request, _ in answer(request, with: \.json) }
      .get("contacts.xml") { request, _ in answer(request, with: \.xml) }
  }

  private static func documents(
    _ make: (RequestLanguage) -> Documents
  ) -> [RequestLanguage: Documents] {
    Dictionary(uniqueKeysWithValues: RequestLanguage.allCases.map { ($0, make($0)) })
  }

  private func answer(
    _ request: Request,
    with format: (Documents) -> DirectoryDocument
  ) -> Response {
    let language = RequestLanguage(
      acceptLanguage: request.headers[values: .acceptLanguage],
      default: .english
    )
    guard let document = documents[language].map(format) else { return Response(status: .notFound) }
    var headers: HTTPFields = [
      .eTag: document.entityTag, .cacheControl: "no-cache", .vary: "Accept-Language",
      .contentLanguage: language.rawValue,
    ]
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

  /// Returns whether the fields name the entity tag, compared weakly (RFC 9110, 13.1.2).
  private func names(_ entityTag: String, in fields: [String]) -> Bool {
    fields.joined(separator: ",").split(separator: ",").contains { field in
      let tag = field.drop { $0 == " " }.prefix { $0 != " " }
      return tag == "*" || tag == entityTag || tag == "W/\(entityTag)"
    }
  }
}
