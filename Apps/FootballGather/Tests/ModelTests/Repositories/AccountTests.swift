#if os(Linux)
import DeviceKeychain
import FootballGatherTesting
import Foundation
import Testing

@testable import FootballGatherModel

struct AccountTests {
  @Test func registeringLogsIn() async throws {
    let phone = Phone(try await RealServer())
    #expect(try await phone.account.session() == nil)
    var changes = await phone.account.sessionChanges().makeAsyncIterator()
    let credentials = Credentials(username: " ana ", password: "a good password")
    let session = try await phone.account.register(credentials, remembers: true)
    #expect(session.username == "ana")
    #expect(!session.isOffline)
    #expect(await changes.next() == .began(session))
    phone.relaunch()
    #expect(try await phone.account.session() == session)
    #expect(try await phone.account.rememberedName() == "ana")
    #expect(try await phone.players.refresh().value.isEmpty)
  }

  @Test func invalidCredentialsAreRejectedWithoutARequest() async throws {
    let phone = Phone(try await RealServer())
    await #expect(throws: GatherError.credentials([.password: .tooShort(minimum: 8)])) {
      try await phone.account.register(
        Credentials(username: "ana", password: "short"),
        remembers: false
      )
    }
    await #expect(throws: GatherError.credentials([.username: .empty, .password: .empty])) {
      try await phone.account.logIn(Credentials(username: "", password: ""), remembers: false)
    }
    #expect(phone.transport.requests.isEmpty)
  }

  @Test func aTakenNameAndAWrongPasswordThrow() async throws {
    let phone = try await Phone.registered(on: RealServer())
    try await phone.account.logOut()
    await #expect(throws: GatherError.service(.conflict)) {
      try await phone.account.register(.sample("ana"), remembers: false)
    }
    let wrong = Credentials(username: "ana", password: "another password")
    await #expect(throws: GatherError.service(.unauthorised)) {
      try await phone.account.logIn(wrong, remembers: true)
    }
    #expect(try await phone.account.session() == nil)
    #expect(try await phone.account.rememberedName() == nil)
  }

  @Test func tooManyWrongPasswordsThrowTheRetryDate() async throws {
    let server = try await RealServer(attempts: 1)
    let phone = try await Phone.registered(on: server)
    let wrong = Credentials(username: "ana", password: "another password")
    for _ in 0..<2 {
      _ = try? await phone.account.logIn(wrong, remembers: false)
    }
    await #expect {
      try await phone.account.logIn(wrong, remembers: false)
    } throws: {
      guard case .service(.throttled(let until)) = $0 as? GatherError else { return false }
      return until > server.now
    }
  }

  @Test func aNameIsForgottenWhereItIsNotToBeRemembered() async throws {
    let phone = Phone(try await RealServer())
    _ = try await phone.account.register(.sample("ana"), remembers: true)
    try await phone.account.logOut()
    #expect(try await phone.account.rememberedName() == "ana")
    _ = try await phone.account.logIn(.sample("ana"), remembers: false)
    #expect(try await phone.account.rememberedName() == nil)
  }

  @Test func loggingOutDeletesTheAccountsData() async throws {
    let phone = try await Phone.registered(on: RealServer())
    _ = try await phone.players.refresh()
    _ = try await phone.add("Ana")
    var changes = await phone.account.sessionChanges().makeAsyncIterator()
    phone.transport.isDown = true
    try await phone.account.logOut()
    #expect(await changes.next() == .ended(.logout))
    #expect(try databases(of: phone).isEmpty)
    await #expect(throws: GatherError.loggedOut) { try await phone.players.players() }
    await #expect(throws: GatherError.loggedOut) { try await phone.gathers.send() }
    try await phone.account.logOut()
    phone.transport.isDown = false
    _ = try await phone.account.logIn(.sample("ana"), remembers: false)
    #expect(try await phone.players.players() == Stored([], .never))
    #expect(try await phone.players.refresh().value.map(\.name) == ["Ana"])
  }

  @Test func loggingOutDuringASendDeletesTheAccountsData() async throws {
    let phone = try await Phone.registered(on: RealServer())
    let running = try await phone.start(try await phone.add("Ana", "Bo"))
    try await phone.gathers.end(running.id)
    let account = phone.account
    phone.transport.beforeEach { [transport = phone.transport] request in
      guard request == "POST /api/gathers" else { return }
      transport.beforeEach(nil)
      try? await account.logOut()
    }
    await #expect(throws: GatherError.loggedOut) { try await phone.gathers.send() }
    #expect(try databases(of: phone).isEmpty)
  }

  @Test func noSecretIsInAFileOfTheApp() async throws {
    let phone = try await Phone.registered(on: RealServer())
    _ = try await phone.players.refresh()
    let token = try #require(try await phone.account.session()).token
    let files = FileManager.default.enumerator(
      at: phone.folder.url,
      includingPropertiesForKeys: nil
    )
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard let data = try? Data(contentsOf: file) else { continue }
      count += 1
      for secret in [token, "a good password"] {
        #expect(data.range(of: Data(secret.utf8)) == nil, "\(file.lastPathComponent)")
      }
    }
    #expect(count >= 3)
  }

  @Test func anUnreadableSessionIsIgnored() async throws {
    let phone = try await Phone.registered(on: RealServer())
    let keychain = FileKeychain(folder: phone.folder.url.appending(path: "keychain"))
    try await keychain.set("{}", for: "session")
    phone.relaunch()
    #expect(try await phone.account.session() == nil)
    _ = try await phone.account.logIn(.sample("ana"), remembers: false)
    #expect(try await phone.account.session() != nil)
  }

  @Test func loggingOutRevokesTheToken() async throws {
    let phone = try await Phone.registered(on: RealServer())
    try await phone.account.logOut()
    #expect(phone.transport.requests.last == "POST /api/users/logout")
  }

  @Test func anotherAccountSeesNoPlayersOfTheFormer() async throws {
    let phone = try await Phone.registered(on: RealServer())
    _ = try await phone.players.refresh()
    _ = try await phone.add("Ana")
    _ = try await phone.account.register(.sample("bo"), remembers: false)
    #expect(try await phone.players.players().value.isEmpty)
    #expect(try await phone.players.refresh().value.isEmpty)
  }

  @Test func aDeletedAccountIsGoneEverywhere() async throws {
    let server = try await RealServer()
    let phone = try await Phone.registered(on: server)
    let tablet = try await Phone.loggedIn(on: server)
    _ = try await tablet.players.refresh()
    phone.transport.isDown = true
    await #expect(throws: GatherError.service(.offline)) { try await phone.account.deleteAccount() }
    #expect(try await phone.account.session() != nil)
    phone.transport.isDown = false
    var changes = await phone.account.sessionChanges().makeAsyncIterator()
    try await phone.account.deleteAccount()
    #expect(await changes.next() == .ended(.deletion))
    #expect(try await phone.account.session() == nil)
    #expect(try databases(of: phone).isEmpty)
    await #expect(throws: GatherError.loggedOut) { try await tablet.players.refresh() }
    await #expect(throws: GatherError.service(.unauthorised)) {
      try await phone.account.logIn(.sample("ana"), remembers: false)
    }
  }

  @Test func theNameOfADeletedAccountIsForgottenBeforeTheLoginAppears() async throws {
    let phone = Phone(try await RealServer())
    _ = try await phone.account.register(.sample("ana"), remembers: true)
    try await phone.account.deleteAccount()
    #expect(phone.removedSecrets.value == ["username", "session"])
    #expect(try await phone.account.rememberedName() == nil)
  }

  // MARK: - A login that ends by itself

  @Test func anExpiredSessionIsIgnored() async throws {
    let phone = try await Phone.registered(on: RealServer(tokenLifetime: .seconds(60)))
    phone.server.pass(61)
    #expect(try await phone.account.session() == nil)
    await #expect(throws: GatherError.loggedOut) { try await phone.players.players() }
    #expect(phone.transport.requests.count == 2)
  }

  @Test func unsentMatchesAreSentAfterTheNextLogin() async throws {
    let server = try await RealServer()
    let phone = try await Phone.registered(on: server)
    let players = try await phone.add("Ana", "Bo")
    let running = try await phone.start(players)
    _ = try await phone.gathers.setScore(Score(teamA: 1), of: running.id)
    try await phone.gathers.end(running.id)
    var changes = await phone.account.sessionChanges().makeAsyncIterator()
    try await endAllLogins(on: phone)
    await #expect(throws: GatherError.loggedOut) { try await phone.gathers.send() }
    #expect(await changes.next() == .ended(.rejection))
    #expect(try await phone.account.session() == nil)
    _ = try await phone.account.logIn(.sample("ana"), remembers: false)
    #expect(try await phone.gathers.unsent() == 1)
    #expect(try await phone.gathers.send().sent.count == 1)
    #expect(try await phone.gathers.refresh().value.map(\.score) == [Score(teamA: 1)])
  }

  @Test func aMatchIsFollowedNoMoreWhenTheLoginEnds() async throws {
    let phone = try await Phone.registered(on: RealServer())
    let running = try await phone.start(try await phone.add("Ana", "Bo"))
    _ = try await phone.gathers.send()
    try await endAllLogins(on: phone)
    await #expect(throws: GatherError.loggedOut) { try await phone.gathers.follow(running.id) }
    #expect(try await phone.account.session() == nil)
  }

  @Test func aLateAnswerToAnOlderLoginEndsNoOther() async throws {
    let phone = try await Phone.registered(on: RealServer())
    try await endAllLogins(on: phone)
    let account = phone.account
    phone.transport.beforeEach { [transport = phone.transport] request in
      guard request == "GET /api/players" else { return }
      transport.beforeEach(nil)
      _ = try? await account.logIn(.sample("ana"), remembers: false)
    }
    await #expect(throws: GatherError.loggedOut) { try await phone.players.refresh() }
    #expect(try await phone.account.session() != nil)
    #expect(try await phone.players.refresh().value.isEmpty)
  }

  /// Revokes all sessions of the account, by logins on another phone.
  private func endAllLogins(on phone: Phone) async throws {
    let other = Phone(phone.server)
    phone.server.pass(1)
    for _ in 0..<21 {
      _ = try await other.account.logIn(.sample("ana"), remembers: false)
    }
    // So that the next login is not among the oldest.
    phone.server.pass(1)
  }

  private func databases(of phone: Phone) throws -> [String] {
    let folder = phone.folder.url.appending(path: "gather").path
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.contains("sqlite") }
  }
}
#endif
