public import Foundation

/// A directory over HTTP, in either format.
public struct HTTPContactService: ContactService {
  private let url: URL
  private let format: ContactFormat
  private let transport: any ContactTransport
  private let language: ContentLanguage

  /// Creates the service of the directory whose base address contains `contacts.json` and
  /// `contacts.xml`.
  /// - Parameters:
  ///   - directory: The base address.
  ///   - format: The format of the requested document.
  ///   - transport: The transport that sends the requests.
  ///   - language: The language of the requests.
  public init(
    directory: URL,
    format: ContactFormat,
    transport: any ContactTransport,
    language: ContentLanguage = ContentLanguage(nil)
  ) {
    self.language = language
    url = directory.appendingPathComponent("contacts.\(format.rawValue)")
    self.format = format
    self.transport = transport
  }

  public func fetch(
    since version: String?
  ) async throws(ContactServiceError) -> ContactFetch {
    let reply = try await transport.get(
      url,
      language: language.tag,
      ifNoneMatch: version
    )
    switch reply.status {
    case 304 where version != nil: return .notModified
    case 200:
      guard !reply.body.isEmpty else { throw .empty }
      return .records(try await format.records(in: reply.body), version: reply.entityTag)
    case 204: throw .empty
    default: throw .status(reply.status)
    }
  }
}
