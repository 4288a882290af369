import Foundation
import PrometheusMetrics
import Testing
import UIKitHosting

@testable import BrowserHost

/// The host's metrics, as a backend receives them.
@MainActor
struct HostMetricsTests {
  private let factory = PrometheusMetricsFactory()
  private let test: TestHost
  private let page = FakePage()

  init() throws {
    test = try TestHost(metrics: factory)
  }

  private func hello(_ session: SceneSession, isRemembered: Bool = false) -> Hello {
    Hello(
      page: page.name,
      rememberedScene: isRemembered ? session.id : nil,
      paintedScene: session.id,
      seen: session.paintedNumber,
      path: "",
      environment: SceneEnvironment(),
      languages: ["en"],
      timeZone: TimeZone.current.identifier
    )
  }

  private func connect(_ hello: Hello, _ session: SceneSession) {
    _ = test.registry.connect(page, app: "fruit", token: session.device, hello: hello)
  }

  private func shows(_ line: String) -> Bool {
    factory.text().split(separator: "\n").contains { $0 == line }
  }

  @Test func scenesAreCountedByHowTheyCameAndHowTheyWent() async throws {
    let session = try await test.painted()
    connect(hello(session), session)
    #expect(shows("browser_host_scenes 1"))
    #expect(shows("browser_host_scenes_opened_total{app=\"fruit\",from=\"look\"} 1"))
    #expect(shows("browser_host_pages_shown_total{from=\"painted\"} 1"))
    test.fruit.scenes[0].saved = Data("apples".utf8)
    session.receive(InputEvent(seen: session.lastNumber, action: .activation(.background)))
    test.clock.advance(by: .seconds(301))
    #expect(shows("browser_host_scenes 0"))
    #expect(shows("browser_host_scenes_ended_total 1"))
    #expect(shows("browser_host_scenes_hibernated_total 1"))
    connect(hello(session, isRemembered: true), session)
    #expect(shows("browser_host_scenes_opened_total{app=\"fruit\",from=\"restoration\"} 1"))
    #expect(shows("browser_host_pages_shown_total{from=\"return\"} 1"))
  }

  @Test func eventsAreCountedWithTheirDurationAndDroppedEvents() async throws {
    let session = try await test.painted()
    // Its page sends two messages when it connects: its size, and its visibility.
    connect(hello(session), session)
    let missing = NodeID(rawValue: 9_999)
    session.receive(InputEvent(seen: session.lastNumber, action: .tap(missing)))
    #expect(shows("browser_host_events_total{app=\"fruit\"} 3"))
    #expect(shows("browser_host_events_dropped_total{app=\"fruit\"} 1"))
    #expect(shows("browser_host_event_duration_seconds_count{app=\"fruit\"} 3"))
  }

  @Test func malformedMessagesAndClosedConnectionsAreCounted() {
    test.registry.noteMalformedMessage()
    test.registry.metrics.noteClosed(.tooMuch)
    #expect(shows("browser_host_messages_malformed_total 1"))
    #expect(shows("browser_host_pages_closed_total{reason=\"tooMuch\"} 1"))
  }
}
