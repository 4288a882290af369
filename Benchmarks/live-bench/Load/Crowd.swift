import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// All pages of a load, on one event loop.
final class Crowd {
  /// The server responded without an upgrade, disconnected while the page was opening, or did not
  /// respond in time.
  struct Refused: Error {}

  /// The timeout for a server that does not respond.
  private static let patience = TimeAmount.seconds(30)

  private let loop: any EventLoop
  private var pages: [Page] = []
  /// The number of pages that click repeatedly.
  private var busy = 0
  private var onRest: () -> Void = {}

  init(loop: any EventLoop) {
    self.loop = loop
  }

  // MARK: - Opening

  /// Opens more pages; succeeds once each is live, and fails with ``Refused`` if one times out.
  func open(_ scripts: [Script]) -> EventLoopFuture<Void> {
    .andAllSucceed(scripts.map(open), on: loop)
  }

  private func open(_ script: Script) -> EventLoopFuture<Void> {
    let isLive = loop.makePromise(of: Void.self)
    let page = Page(
      script: script,
      onOpen: { isLive.succeed() },
      onEnd: { [unowned self] in
        isLive.fail(Refused())
        rest()
      }
    )
    pages.append(page)
    let limit = loop.scheduleTask(in: Self.patience) { isLive.fail(Refused()) }
    isLive.futureResult.whenComplete { _ in limit.cancel() }
    let bound = NIOLoopBound(page, eventLoop: loop)
    connect(bound, script).whenComplete { result in
      guard case .success(true) = result else { return isLive.fail(Refused()) }
      bound.value.open()
    }
    return isLive.futureResult
  }

  private func rest() {
    busy -= 1
    if busy == 0 { onRest() }
  }

  /// - Returns: Whether the server upgraded the connection to a WebSocket.
  private func connect(
    _ page: NIOLoopBound<Page>,
    _ script: Script
  ) -> EventLoopFuture<Bool> {
    let upgrader = NIOTypedWebSocketClientUpgrader<Bool>(maxFrameSize: 1 << 22) { channel, _ in
      channel.eventLoop.makeCompletedFuture {
        try channel.pipeline.syncOperations.addHandler(page.value)
        return true
      }
    }
    var headers = HTTPHeaders(script.headers.map { ($0.key, $0.value) })
    headers.add(name: "Content-Length", value: "0")
    let head = HTTPRequestHead(
      version: .http1_1,
      method: .GET,
      uri: script.path,
      headers: headers
    )
    let isUpgraded = loop.makePromise(of: Bool.self)
    let configuration = NIOTypedHTTPClientUpgradeConfiguration(
      upgradeRequestHead: head,
      upgraders: [upgrader],
      notUpgradingCompletionHandler: { $0.eventLoop.makeSucceededFuture(false) }
    )
    ClientBootstrap(group: loop)
      .channelOption(.socketOption(.tcp_nodelay), value: 1)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
            configuration: .init(upgradeConfiguration: configuration)
          )
          .cascade(to: isUpgraded)
        }
      }
      .connect(host: "127.0.0.1", port: script.port)
      .cascadeFailure(to: isUpgraded)
    return isUpgraded.futureResult
  }

  // MARK: - Clicking

  /// Clicks for a while at a rate per second and page, spread evenly; at a rate of 0, each page
  /// clicks again after each response.
  func click(for span: TimeAmount, rate: Double) -> EventLoopFuture<Figures> {
    let done = loop.makePromise(of: Figures.self)
    let start = NIODeadline.now()
    for page in pages { page.resetFigures() }
    if rate == 0 {
      busy = pages.count
      onRest = { [unowned self] in
        let time = NIODeadline.now() - start
        done.succeed(Figures(pages: pages, seconds: Double(time.nanoseconds) / 1e9))
      }
      let crowd = NIOLoopBound(self, eventLoop: loop)
      let limit = loop.scheduleTask(in: span + Self.patience) {
        let seconds = Double(span.nanoseconds) / 1e9
        done.succeed(Figures(pages: crowd.value.pages, seconds: seconds))
      }
      done.futureResult.whenComplete { _ in limit.cancel() }
      for page in pages { page.click(until: start + span) }
    } else {
      schedule(from: start, for: span, rate: rate)
      let crowd = NIOLoopBound(self, eventLoop: loop)
      // The last clicks have a second to be answered.
      loop.scheduleTask(in: span + .seconds(1)) {
        let seconds = Double(span.nanoseconds) / 1e9
        done.succeed(Figures(pages: crowd.value.pages, seconds: seconds))
      }
    }
    return done.futureResult
  }

  private func schedule(from start: NIODeadline, for span: TimeAmount, rate: Double) {
    let interval = 1e9 / rate
    for (index, page) in pages.enumerated() {
      let phase = interval * Double(index) / Double(pages.count)
      let page = NIOLoopBound(page, eventLoop: loop)
      for turn in 0..<Int(Double(span.nanoseconds) / interval) {
        let due = start + .nanoseconds(Int64(phase + interval * Double(turn)))
        loop.scheduleTask(deadline: due) { page.value.click(due: due) }
      }
    }
  }
}
