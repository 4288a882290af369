import Foundation
import NIOCore
import RequestLimits
import Testing
import UIKitHosting

@testable import BrowserHost

/// Messages that a network delayed, on connections that their page has given up.
@MainActor
struct LateMessagesTests {
  private let test: TestHost
  private let session: SceneSession

  init() async throws {
    test = try TestHost()
    session = try await test.painted()
  }

  private func connection() -> LiveConnection {
    LiveConnection(
      request: LiveConnection.Request(
        app: "fruit",
        tokens: [session.device],
        address: ClientAddress(nil)
      ),
      registry: test.registry,
      pages: LivePages(),
      outbox: Outbox(limit: 1 << 20),
      place: .init(roster: ConnectionRoster(maximum: 10), id: ObjectIdentifier(session))
    )
  }

  private func hello(made: Duration?) -> ClientMessage {
    .hello(
      Hello(
        page: "page",
        rememberedScene: nil,
        paintedScene: session.id,
        seen: 0,
        path: "",
        environment: SceneEnvironment(),
        languages: ["en"],
        timeZone: TimeZone.current.identifier,
        made: made
      )
    )
  }

  private func back(made: Duration? = nil) -> ClientMessage {
    .event(InputEvent(seen: session.lastNumber, action: .back(depth: 0)), made: made)
  }

  /// Returns the first message on a connection: its scene, and the newest action that was received.
  private func greeting(_ connection: LiveConnection) throws -> String {
    String(buffer: try #require(connection.outbox.take().messages.first))
  }

  private var backs: Int {
    test.fruit.scenes[0].events.count { $0.action == .back(depth: 0) }
  }

  @Test func eventsOfAnEarlierConnectionAreIgnoredAfterALaterHello() {
    let (old, new) = (connection(), connection())
    old.receive(hello(made: .milliseconds(100)))
    new.receive(hello(made: .milliseconds(5_000)))
    old.receive(back(made: .milliseconds(300)))
    #expect(backs == 0)
    new.receive(back(made: .milliseconds(5_100)))
    #expect(backs == 1)
  }

  @Test func anEarlierHelloThatArrivesLaterDoesNotTakeOver() {
    let (old, new) = (connection(), connection())
    new.receive(hello(made: .milliseconds(5_000)))
    old.receive(hello(made: .milliseconds(4_000)))
    #expect(session.isShown(by: new))
    #expect(old.outbox.take().closing == .reload)
    #expect(new.outbox.take().closing == nil)
  }

  @Test func aReturningPageReceivesTheTimeOfItsLastReceivedAction() throws {
    let (old, new) = (connection(), connection())
    old.receive(hello(made: .milliseconds(100)))
    #expect(try greeting(old) == "[\"scene\",\"\(session.id)\"]")
    old.receive(back(made: .milliseconds(300)))
    new.receive(hello(made: .milliseconds(5_000)))
    #expect(try greeting(new) == "[\"scene\",\"\(session.id)\",300]")
  }

  @Test func activationEventsAreNoActionsOfTheUser() throws {
    let (old, new) = (connection(), connection())
    old.receive(hello(made: .milliseconds(100)))
    old.receive(.event(InputEvent(seen: 1, action: .activation(.active)), made: .milliseconds(300)))
    new.receive(hello(made: .milliseconds(5_000)))
    #expect(try greeting(new) == "[\"scene\",\"\(session.id)\",0]")
  }
}
