import Foundation
import Testing
import UIKitHosting

@testable import BrowserHost

/// Tests in which pages are painted and connect to their scenes.
@MainActor
protocol SceneVisiting {}

extension SceneVisiting {
  func hello(
    page: String = "page",
    predecessor: String? = nil,
    remembered: String? = nil,
    painted: SceneSession? = nil,
    zone: TimeZone = .current
  ) -> Hello {
    Hello(
      page: page,
      predecessor: predecessor,
      rememberedScene: remembered,
      paintedScene: painted?.id,
      seen: painted?.paintedNumber ?? 0,
      path: "/7",
      environment: SceneEnvironment(),
      languages: ["en"],
      timeZone: zone.identifier
    )
  }

  func connect(
    _ test: TestHost,
    _ page: FakePage,
    _ session: SceneSession,
    _ hello: Hello
  ) -> SceneSession? {
    test.registry.connect(page, app: "fruit", token: session.device, hello: hello)
  }
}

extension TestHost {
  /// Paints a page for a browser without a device, and confirms its device.
  func painted() async throws -> SceneSession {
    let session = try #require(
      await registry.paint(
        app: "fruit",
        path: nil,
        for: Visitor(token: nil, languages: ["en"])
      )
    )
    _ = session.paint()
    admit(session)
    return session
  }
}
