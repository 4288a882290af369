import NIOCore
import RequestLimits
import UIKitHosting

/// One page's live connection: reads what the page says, in order, and writes what its scene
/// shows.
@MainActor
final class LiveConnection: LivePage {
  /// What a page's request said when it asked for a live connection.
  struct Request: Sendable {
    var app: String
    var token: DeviceToken
    var address: ClientAddress
  }

  private(set) var name = ""
  private let request: Request
  private let registry: SceneRegistry
  private let pages: LivePages
  let outbox: Outbox
  let unserved = UnservedCount()
  private var session: SceneSession?

  nonisolated init(request: Request, registry: SceneRegistry, pages: LivePages, outbox: Outbox) {
    self.request = request
    self.registry = registry
    self.pages = pages
    self.outbox = outbox
  }

  /// From now on the host's end waits for this connection's.
  nonisolated func began() {
    pages.enter(outbox)
  }

  func send(_ message: ByteBuffer) {
    outbox.send(message)
  }

  func sleep() {
    session = nil
    send(SceneMessage.asleep)
  }

  func close(_ reason: CloseReason) {
    outbox.close(reason)
  }

  /// Nil for what was no message.
  func hear(_ message: ClientMessage?) {
    switch message {
    case .hello(let hello):
      guard session == nil else { return close(.malformed) }
      if let reason = registry.admit(request.token, from: request.address) {
        return close(reason)
      }
      name = hello.page
      session = registry.connect(self, app: request.app, token: request.token, hello: hello)
      if session == nil { close(.reload) }
    case .event(let event):
      guard let session, session.isShown(by: self) else { return }
      session.receive(event)
    case nil:
      registry.noteMalformedMessage()
      close(.malformed)
    }
  }

  /// The page is gone, and says nothing more.
  func ended() {
    if let session { registry.disconnect(self, from: session) }
    session = nil
    pages.leave(outbox)
  }
}
