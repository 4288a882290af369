import BrowserHost
import Foundation
package import NIOCore
package import NIOHTTP1
import RequestLimits

/// The front's answers to requests.
@MainActor
package struct FrontRoutes {
  /// The path of the app's page in its process.
  nonisolated static let appPath = "/app"
  nonisolated static let startingPath = "/-/starting"
  /// The path to which the page of a device that was stopped sends its form.
  nonisolated static let startPath = "/-/start"

  private let directory: DeviceDirectory
  private let owner: OwnerPages
  private let ownCookies: Set<String>

  /// - Parameters:
  ///   - directory: The devices.
  ///   - key: The key of the page that lists the devices.
  package init(directory: DeviceDirectory, key: String) {
    self.directory = directory
    owner = OwnerPages(directory: directory, key: key)
    ownCookies = [
      DeviceDirectory.cookieName(isSecure: false), DeviceDirectory.cookieName(isSecure: true),
      OwnerPages.cookieName(isSecure: false), OwnerPages.cookieName(isSecure: true),
    ]
  }

  package func answer(
    _ head: HTTPRequestHead,
    from peer: SocketAddress?
  ) async -> FrontAnswer {
    let names = head.headers["host"]
    guard names.count == 1, let authority = Authority(names[0]) else {
      return .respond(
        .text(.badRequest, "A request must have one Host header, of the form host[:port].")
      )
    }
    guard directory.hosts.allows(authority) else {
      return .respond(
        .text(
          .misdirectedRequest,
          "This host has other names. Start it with --allow-host and this name, or with "
            + "--public-url, to use it."
        )
      )
    }
    let client = ClientAddress.address(
      peer: peer,
      forwarded: head.headers["x-forwarded-for"].joined(separator: ","),
      trusted: directory.settings.trustedProxies
    )
    let visit = Visit(head, client: client)
    if visit.path == OwnerPages.path || visit.path.hasPrefix(OwnerPages.path + "/") {
      return .respond(secured(await owner.answer(head, visit, authority)))
    }
    if visit.path == Self.startPath, head.method == .POST {
      return .respond(secured(start(head, visit, authority)))
    }
    switch await answer(head, visit) {
    case .respond(let response): return .respond(secured(response))
    case .forward(let use): return .forward(use)
    case .reload: return .reload
    }
  }

  private func answer(_ head: HTTPRequestHead, _ visit: Visit) async -> FrontAnswer {
    if visit.path == "/", visit.isPage {
      return .respond(FrontResponse(.found, headers: ["Location": Self.appPath]))
    }
    guard let device = directory.device(of: visit) else {
      return .respond(welcome(visit))
    }
    if visit.isPage { return page(device, head, visit) }
    // Until a page has shown it, a crash starts nothing.
    let isHeld = device.isHalted || device.hasUnseenCrash && device.phase == .stopped
    let readiness = isHeld ? .stopped : await device.ready(visit)
    if visit.path == Self.startingPath { return .respond(FrontResponse(.noContent)) }
    // The page of a process that has crashed or was stopped finds out why.
    if head.isWebSocketUpgrade, device.isHalted || device.hasUnseenCrash { return .reload }
    switch readiness {
    case .running: return .forward(use(of: device, head, visit))
    case .crashed, .full, .stopped: return .respond(Self.unavailable)
    }
  }

  private static let unavailable = FrontResponse(
    .serviceUnavailable,
    headers: ["Retry-After": "2"]
  )

  // MARK: - Pages

  /// Answers a visitor without a device.
  ///
  /// A process starts only for browsers that send the cookie back.
  private func welcome(_ visit: Visit) -> FrontResponse {
    guard visit.isPage, visit.isForATab else {
      return .text(.forbidden, "Open \(Self.appPath) first: a device is a cookie.")
    }
    guard let cookie = directory.issue(to: visit) else { return notice(visit, \.busy) }
    var response = starting(visit)
    response.headers.add(name: "Set-Cookie", value: cookie)
    return response
  }

  /// Answers a request for a page at once: by the app if it runs, else by what it waits for.
  private func page(
    _ device: FrontDevice,
    _ head: HTTPRequestHead,
    _ visit: Visit
  ) -> FrontAnswer {
    if visit.isForATab, let text = device.takeCrash() {
      return .respond(
        FrontPage(visit, app: directory.app.name).crashed(text, retry: device.retryDelay)
      )
    }
    if device.isHalted {
      return .respond(FrontPage(visit, app: directory.app.name).stopped())
    }
    if device.phase == .running { return .forward(use(of: device, head, visit)) }
    guard device.hasProcess || directory.hasRoom else { return .respond(notice(visit, \.full)) }
    Task { await device.ready(visit) }
    return .respond(starting(visit))
  }

  /// Starts a device that was stopped, for its own page.
  private func start(
    _ head: HTTPRequestHead,
    _ visit: Visit,
    _ authority: Authority
  ) -> FrontResponse {
    guard let origin = head.headers.first(name: "origin"),
      directory.hosts.isSameOrigin(origin, as: authority)
    else { return FrontResponse(.forbidden) }
    directory.device(of: visit)?.resume()
    return FrontResponse(.seeOther, headers: ["Location": Self.appPath])
  }

  private func starting(_ visit: Visit) -> FrontResponse {
    FrontPage(visit, app: directory.app.name).starting(directory.launchScreens.pictures)
  }

  private func notice(
    _ visit: Visit,
    _ text: KeyPath<FrontTexts, FrontTexts.Notice>
  ) -> FrontResponse {
    FrontPage(visit, app: directory.app.name).notice(text)
  }

  private func use(
    of device: FrontDevice,
    _ head: HTTPRequestHead,
    _ visit: Visit
  ) -> DeviceUse {
    DeviceUse(
      socketPath: device.socketPath,
      client: visit.client,
      ownCookies: ownCookies,
      // The page finds out whether the process starts again.
      failure: secured(visit.isPage ? starting(visit) : Self.unavailable),
      end: device.use(isLive: head.isWebSocketUpgrade)
    )
  }

  /// Returns a response with the headers that keep browsers from misusing it.
  private func secured(_ response: FrontResponse) -> FrontResponse {
    var response = response
    let fields = [
      ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"), ("X-Frame-Options", "DENY"),
    ]
    for (name, value) in fields { response.headers.replaceOrAdd(name: name, value: value) }
    if !response.headers.contains(name: "Content-Security-Policy") {
      response.headers.add(
        name: "Content-Security-Policy",
        value: "default-src 'none'; frame-ancestors 'none'; sandbox"
      )
    }
    if directory.hosts.isSecure {
      response.headers.replaceOrAdd(name: "Strict-Transport-Security", value: "max-age=31536000")
    }
    return response
  }
}
