import Foundation
import GRDB
import ModelKit

extension LiveGatherRepository {
  nonisolated func gathers() async throws(GatherError) -> Stored<[Gather]> {
    try await backend.stored(Gather.self)
  }

  nonisolated func refresh() async throws(GatherError) -> Stored<[Gather]> {
    try await backend.refresh(Gather.self) { tag, token throws(GatherServiceError) in
      try await backend.client.gathers(ifNot: tag, token: token)
    }
  }

  nonisolated func lineUp(of id: Gather.ID) async throws(GatherError) -> LineUp {
    let account = try await backend.account()
    do {
      let lineUp = try await backend.ask(account) { token throws(GatherServiceError) in
        try await backend.client.lineUp(of: id, token: token)
      }
      try await account.write { try $0.keep(lineUp, of: id) }
      return lineUp
    } catch .service(let error) {
      if let known = try await account.read({ try $0.lineUp(of: id) }) { return known }
      throw .service(error)
    }
  }

  nonisolated func delete(_ id: Gather.ID) async throws(GatherError) {
    do {
      try await backend.ask(try await backend.account()) { token throws(GatherServiceError) in
        try await backend.client.deleteGather(id, token: token)
      }
    } catch .notFound {
      // Another device has already deleted the match.
    }
    try await backend.changing { [backend] db in
      try db.change(Gather.self, backend.listChanges) { db in
        try Gather.deleteOne(db, id: id)
      }
      try db.removeLineUp(of: id)
    }
  }

  nonisolated func running() async throws(GatherError) -> RunningGather? {
    try await backend.account().read { try $0.running() }
  }

  nonisolated func unsent() async throws(GatherError) -> Int {
    try await backend.account().read { try $0.outbox().count { $0.score != nil } }
  }

  nonisolated func finished() async throws(GatherError) -> [FinishedGather] {
    try await backend.account().read { db in
      try db.outbox().filter { $0.score != nil }.reversed()
    }
  }

  nonisolated func endedElsewhere() async throws(GatherError) -> FinishedGather? {
    try await backend.account().read { try $0.endedElsewhere() }
  }

  nonisolated func forgetEndedElsewhere() async throws(GatherError) {
    try await backend.changing { try $0.removeEndedElsewhere() }
  }

  nonisolated func changes() async -> AsyncStream<Void> { await backend.changes.subscribe() }
}
