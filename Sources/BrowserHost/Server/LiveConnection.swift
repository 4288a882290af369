import NIOCore
import RequestLimits
import UIKitHosting

/// The live connection of a page: receives the page's messages in order, and sends the scene's
/// commits.
@MainActor
final class LiveConnection: LivePage {
  /// The data of a page's request for a live connection.
  struct Request: Sendable {
    var app: String
    /// The tokens in the browser's cookies; after the hello, only the valid one.
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

  /// A Boolean value that indicates whether all messages are served without an accepted hello among
  /// them.
  nonisolated var hasNoAcceptedHello: Bool { !place.isHeld && unserved.isEmpty }

  /// Registers the connection, whose end the host's shutdown then awaits.
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

  /// Receives a message; nil if it was malformed.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - text: Its text, for the journal of events; nil without one.
  func receive(_ message: ClientMessage?, text: ByteBuffer? = nil) {
    switch message {
    case .hello(let hello):
      guard session == nil else { return close(.malformed) }
      guard let token = registry.validToken(in: request.tokens) else { return close(.reload) }
      if let reason = registry.admit(token, from: request.address) { return close(reason) }
      request.tokens = [token]
      name = hello.page
      session = registry.connect(self, app: request.app, token: token, hello: hello)
      if session == nil { close(.reload) } else { place.hold() }
    case .helloOfOtherClient: close(.reload)
    case .event(let event, let made):
      guard let session, session.isShown(by: self) else { return }
      if let made, !event.action.mayArriveLate { session.noteAction(made: made) }
      session.receive(event, message: text)
    case .settle:
      send(SceneMessage.settled)
    case nil:
      registry.noteMalformedMessage()
      close(.malformed)
    }
  }

  /// Detaches the scene after the connection has ended.
  func ended() {
    if let session { registry.disconnect(self, from: session) }
    session = nil
    pages.leave(outbox)
  }
}
