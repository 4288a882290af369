import NIOCore
import RequestLimits
import UIKitHosting

/// One page's live connection: reads what the page sends, in order, and writes what its scene
/// shows.
@MainActor
final class LiveConnection: LivePage {
  /// What a page's request said when it asked for a live connection.
  struct Request: Sendable {
    var app: String
    /// The tokens in the browser's cookies; after the hello, the one that is valid.
    var tokens: [DeviceToken]
    var address: ClientAddress
  }

  private(set) var name = ""
  var address: ClientAddress { request.address }
  private var request: Request
  private let registry: SceneRegistry
  private let pages: LivePages
  let outbox: Outbox
  let unserved = UnservedCount()
  private let place: ConnectionRoster.Place
  private var session: SceneSession?

  nonisolated init(
    request: Request,
    registry: SceneRegistry,
    pages: LivePages,
    outbox: Outbox,
    place: ConnectionRoster.Place
  ) {
    self.request = request
    self.registry = registry
    self.pages = pages
    self.outbox = outbox
    self.place = place
  }

  /// Whether all that the page has sent is served, and there was no hello among it that counts.
  nonisolated var hasNoAcceptedHello: Bool { !place.isHeld && unserved.isEmpty }

  /// From now on the host's end waits for this connection's.
  nonisolated func began() {
    pages.enter(outbox)
  }

  func send(_ message: ByteBuffer) {
    outbox.send(message)
  }

  func sceneDidHibernate() {
    session = nil
    send(SceneMessage.hibernated)
  }

  func close(_ reason: CloseReason) {
    outbox.close(reason)
  }

  /// Nil for what was no message.
  func receive(_ message: ClientMessage?) {
    switch message {
    case .hello(let hello):
      guard session == nil else { return close(.malformed) }
      guard let token = registry.validToken(in: request.tokens) else { return close(.reload) }
      if let reason = registry.admit(token, from: request.address) { return close(reason) }
      request.tokens = [token]
      name = hello.page
      session = registry.connect(self, app: request.app, token: token, hello: hello)
      if session == nil { close(.reload) } else { place.hold() }
    case .event(let event, let made):
      guard let session, session.isShown(by: self) else { return }
      if let made, !event.action.mayArriveLate { session.noteAction(made: made) }
      session.receive(event)
    case .settle:
      send(SceneMessage.settled)
    case nil:
      registry.noteMalformedMessage()
      close(.malformed)
    }
  }

  /// The page is gone, and sends nothing more.
  func ended() {
    if let session { registry.disconnect(self, from: session) }
    session = nil
    pages.leave(outbox)
  }
}
