import ContactsModel
import Foundation
import Synchronization

/// A transport that returns the same response for every request, and records the requests.
final class StubTransport: ContactTransport {
  struct Asked: Equatable {
    var url: URL
    var language: String?
    var entityTag: String?
  }

  private let reply: Result<ContactReply, ContactServiceError>
  private let log = Mutex<[Asked]>([])

  init(_ reply: Result<ContactReply, ContactServiceError>) {
    self.reply = reply
  }

  var asked: [Asked] {
    log.withLock { $0 }
  }

  func get(
    _ url: URL,
    language: String?,
    ifNoneMatch entityTag: String?
  ) async throws(ContactServiceError) -> ContactReply {
    log.withLock { $0.append(Asked(url: url, language: language, entityTag: entityTag)) }
    return try reply.get()
  }
}
