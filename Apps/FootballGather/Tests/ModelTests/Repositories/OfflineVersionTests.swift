#if os(Linux)
import FootballGatherModel
import FootballGatherTesting
import Foundation
import Testing

/// The app without an account.
struct OfflineVersionTests {
  @Test func aWholeMatchIsPlayedWithoutAServer() async throws {
    let phone = Phone(try await RealServer())
    phone.transport.isDown = true
    var changes = await phone.account.sessionChanges().makeAsyncIterator()
    let session = try await phone.account.useOffline()
    #expect(session.isOffline)
    #expect(session.username.isEmpty)
    #expect(await changes.next() == .began(session))
    phone.relaunch()
    #expect(try await phone.account.session() == session)
    let players = try await phone.add("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay")
    let running = try await phone.start(players)
    _ = try await phone.gathers.setScore(Score(teamA: 2, teamB: 3), of: running.id)
    #expect(try await phone.gathers.running()?.hasUnsentScore == false)
    try await phone.gathers.end(running.id)
    #expect(try await phone.gathers.unsent() == 0)
    #expect(try await phone.gathers.send() == SendReport())
    let gathers = try await phone.gathers.gathers()
    #expect(gathers.freshness == .fresh)
    #expect(gathers.value.map(\.score) == [Score(teamA: 2, teamB: 3)])
    #expect(try await phone.players.statistics().value.map(\.won) == [0, 0, 0, 1, 1, 1])
    #expect(phone.transport.requests.isEmpty)
  }

  @Test func offlineDataIsThereTheNextTime() async throws {
    let phone = Phone(try await RealServer())
    _ = try await phone.account.useOffline()
    let players = try await phone.add("Ana", "Bo")
    let running = try await phone.start(players)
    try await phone.account.logOut()
    #expect(try await phone.account.session() == nil)
    await #expect(throws: GatherError.loggedOut) { try await phone.players.players() }
    _ = try await phone.account.register(.sample("ana"), remembers: false)
    #expect(try await phone.players.refresh().value.isEmpty)
    #expect(try await phone.gathers.running() == nil)
    try await phone.account.logOut()
    _ = try await phone.account.useOffline()
    #expect(try await phone.players.players() == Stored(players, .fresh))
    #expect(try await phone.gathers.running()?.id == running.id)
  }

  @Test func aDamagedDatabaseIsSetAsideAndDeletedWithTheRest() async throws {
    let phone = Phone(try await RealServer())
    _ = try await phone.account.useOffline()
    _ = try await phone.add("Ana", "Bo")
    let folder = phone.folder.url.appending(path: "gather")
    let names = { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
    let name = try #require(try names().first { $0.hasSuffix(".sqlite") })
    try Data(repeating: 7, count: 5000).write(to: folder.appending(path: name))
    phone.relaunch()
    #expect(try await phone.players.players().value.isEmpty)
    #expect(try names().contains("\(name).damaged-1"))
    #expect(phone.log.all.count == 1)
    #expect(phone.log.all.first?.contains("\(name).damaged-1") == true)
    #expect(try await phone.add("Cleo").map(\.name) == ["Cleo"])
    try await phone.account.deleteAccount()
    #expect(try names().allSatisfy { !$0.hasPrefix(name) })
  }

  @Test func deletingErasesIt() async throws {
    let phone = Phone(try await RealServer())
    _ = try await phone.account.useOffline()
    _ = try await phone.add("Ana")
    try await phone.account.deleteAccount()
    #expect(try await phone.account.session() == nil)
    _ = try await phone.account.useOffline()
    #expect(try await phone.players.players().value.isEmpty)
    #expect(phone.transport.requests.isEmpty)
  }

  @Test func aMatchThatIsDeletedWhileItGoesOnIsOver() async throws {
    let phone = Phone(try await RealServer())
    _ = try await phone.account.useOffline()
    let running = try await phone.start(try await phone.add("Ana", "Bo"))
    let id = try #require(try await phone.gathers.gathers().value.first?.id)
    try await phone.gathers.delete(id)
    #expect(running.gatherID == id)
    #expect(try await phone.gathers.running() == nil)
  }
}
#endif
