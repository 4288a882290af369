#if os(Linux)
import DeviceKeychain
import FootballGatherModel
import FootballGatherTesting
import Foundation
import Testing

/// The app and its server over HTTP, with two devices.
struct URLSessionGatherTransportTests {
  @Test func aWholeMatchIsPlayedAndSeenOnASecondDevice() async throws {
    try await withListeningServer { base in
      let (phone, tablet) = (Device(base), Device(base))
      _ = try await phone.app.account.register(.sample("ana"), remembers: true)
      var players: [Player] = []
      for name in ["Ana", "Bo", "Cleo", "Dan", "Eve", "Fay"] {
        players.append(try await phone.app.players.add(PlayerInput(name: name), key: RequestKey()))
      }
      var input = PlayerInput(players[0])
      (input.age, input.skill, input.position) = ("29", .professional, .striker)
      players[0] = try await phone.app.players.update(players[0].id, to: input)
      let lineUp = LineUp(teamA: Array(players[..<3]), teamB: Array(players[3...]))
      let running = try await phone.app.gathers.start(lineUp)
      _ = try await phone.app.gathers.send()
      _ = try await phone.app.gathers.setScore(Score(teamA: 2, teamB: 1), of: running.id)
      _ = try await phone.app.gathers.send()
      try await phone.app.gathers.end(running.id)
      #expect(try await phone.app.gathers.send().sent.count == 1)

      _ = try await tablet.app.account.logIn(.sample("ana"), remembers: false)
      #expect(try await tablet.app.players.refresh().value == players)
      let gathers = try await tablet.app.gathers.refresh().value
      #expect(gathers.map(\.score) == [Score(teamA: 2, teamB: 1)])
      #expect(try await tablet.app.gathers.lineUp(of: try #require(gathers.first?.id)) == lineUp)
      let statistics = try await tablet.app.players.refreshStatistics().value
      #expect(statistics.map(\.won) == [1, 1, 1, 0, 0, 0])
      #expect(statistics.map(\.form) == [[.won], [.won], [.won], [.lost], [.lost], [.lost]])
    }
  }

  @Test func aMatchIsFollowedOverARealConnection() async throws {
    try await withListeningServer { base in
      let phone = Device(base)
      _ = try await phone.app.account.register(.sample("ana"), remembers: false)
      let ana = try await phone.app.players.add(PlayerInput(name: "Ana"), key: RequestKey())
      let bo = try await phone.app.players.add(PlayerInput(name: "Bo"), key: RequestKey())
      let gathers = phone.app.gathers
      let running = try await gathers.start(LineUp(teamA: [ana], teamB: [bo]))
      _ = try await gathers.send()
      let (changes, continuation) = AsyncStream<Bool>.makeStream()
      let follower = Task { try await gathers.follow(running.id) { continuation.yield($0) } }
      var iterator = changes.makeAsyncIterator()
      #expect(await iterator.next() == true)
      _ = try await gathers.setScore(Score(teamA: 1), of: running.id)
      _ = try await gathers.send()
      #expect(await iterator.next() == true)
      try await gathers.end(running.id)
      _ = try await gathers.send()
      try await follower.value
    }
  }

  @Test("A refusal that names a way to log in was waited for without end on Linux")
  func aWrongPasswordIsRefused() async throws {
    try await withListeningServer { base in
      let phone = Device(base)
      _ = try await phone.app.account.register(.sample("ana"), remembers: false)
      let wrong = Credentials(username: "ana", password: "Another password 1")
      await #expect(throws: GatherError.service(.unauthorised)) {
        try await phone.app.account.logIn(wrong, remembers: false)
      }
    }
  }

  @Test("A stream that ended before its connection was made ended the process on Linux")
  func streamsMayEndAtAnyTime() async throws {
    try await withStreamingServer { url, _ in
      let transport = URLSessionGatherTransport()
      for pause in 0..<200 {
        let stream = transport.open(GatherRequest(method: .get, url: url))
        let reader = Task { for try await _ in stream {} }
        for _ in 0..<pause { await Task.yield() }
        reader.cancel()
        _ = try? await reader.value
      }
      // The process is alive, and streams still work.
      var hasPart = false
      for try await part in transport.open(GatherRequest(method: .get, url: url)) {
        if case .bytes = part { hasPart = true }
      }
      #expect(hasPart)
    }
  }

  /// On Linux a session keeps polling a connection that it has opened for writability, which always
  /// succeeds.
  @Test("A stream on a connection that was made for it took a core on Linux")
  func aStreamTakesAConnectionThatExists() async throws {
    try await withStreamingServer { url, requests in
      let transport = URLSessionGatherTransport(timeout: 5, silence: 5)
      for try await _ in transport.open(GatherRequest(method: .get, url: url)) {}
      #expect(requests.value.map(\.method) == ["HEAD", "GET"])
      #expect(Set(requests.value.map(\.connection)).count == 1)
    }
  }

  @Test func aClosedPortIsOffline() async throws {
    // Bound but not listening, so that no other process can take the port meanwhile.
    let socket = try LocalSocket(listens: false)
    let transport = URLSessionGatherTransport(timeout: 5)
    let request = GatherRequest(method: .get, url: socket.url)
    await #expect(throws: GatherServiceError.offline) { try await transport.send(request) }
    await #expect(throws: GatherServiceError.offline) {
      for try await _ in transport.open(request) {}
    }
  }

  @Test func silenceIsATimeout() async throws {
    let socket = try LocalSocket(listens: true)
    let transport = URLSessionGatherTransport(timeout: 0.2, silence: 0.2)
    let request = GatherRequest(method: .get, url: socket.url)
    await #expect(throws: GatherServiceError.timeout) { try await transport.send(request) }
    await #expect(throws: GatherServiceError.timeout) {
      for try await _ in transport.open(request) {}
    }
  }
}

private final class Device: Sendable {
  let app: GatherRepositories
  private let folder = TemporaryFolder()

  init(_ base: URL) {
    app = GatherRepositories(
      folder: folder.url,
      keychain: FileKeychain(folder: folder.url.appending(path: "keychain")),
      client: GatherAPIClient(
        base: base,
        transport: URLSessionGatherTransport(),
        now: { Date() }
      ),
      now: { Date() }
    )
  }
}
#endif
