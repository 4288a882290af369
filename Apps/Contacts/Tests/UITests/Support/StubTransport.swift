import ContactsModel
import Foundation
import Synchronization

/// A transport whose response can be changed while the app runs.
final class StubTransport: ContactTransport {
  private let reply: Mutex<Result<ContactReply, ContactServiceError>>

  init(_ reply: Result<ContactReply, ContactServiceError>) {
    self.reply = Mutex(reply)
  }

  func answer(_ next: Result<ContactReply, ContactServiceError>) {
    reply.withLock { $0 = next }
  }

  func get(
    _ url: URL,
    language: String?,
    ifNoneMatch entityTag: String?
  ) async throws(ContactServiceError) -> ContactReply {
    try reply.withLock { $0 }.get()
  }
}

extension Result where Success == ContactReply, Failure == ContactServiceError {
  static func json(_ text: String) -> Self {
    .success(ContactReply(status: 200, body: Data(text.utf8)))
  }

  /// Returns five people in four sections, and an invalid record if `isFlawed`.
  static func people(isFlawed: Bool = false) -> Self {
    json(
      """
      {"contacts": [
        {"id": "1", "name": "EvanYang", "position": "IT Developer",
         "jobDescription": "Develop the IT Process", "email": "evanyang@example.com",
         "phone": "+1 202 555 0100"},
        {"id": "2", "name": "ZhangSan", "position": "iOS Developer"},
        {"id": "3", "name": "曾国岳", "reading": "Zeng Guoyue", "position": "数据库管理员"},
        {"id": "4", "name": "陈静怡", "position": "产品经理", "jobDescription": "决定先做什么，后做什么"},
        {"id": "5", "name": "24h Help Desk"}\(isFlawed ? #", {"id": "6", "name": " "}"# : "")
      ]}
      """
    )
  }
}
