import Foundation
import GRDB
import ModelKit

extension GatherBackend {
  /// Applies the server's state to the match in progress.
  /// - Parameters:
  ///   - live: The state; nil if the server no longer has the match.
  ///   - id: The id of the match in progress.
  ///   - account: The account that the match belongs to.
  /// - Returns: Whether the match is still in progress.
  /// - Throws: `.storage`.
  @discardableResult
  func adopt(
    _ live: LiveGather?,
    _ id: RunningGather.ID,
    _ account: Account
  ) async throws(GatherError) -> Bool {
    let now = now()
    let (isThere, isChanged) = try await account.write { [listChanges] db in
      guard let former = try db.running(), former.id == id else { return (false, false) }
      guard let live, live.gather.endedAt == nil else {
        try db.removeRunning()
        if let live {
          try db.keepEndedElsewhere(FinishedGather(former, score: live.gather.score ?? Score()))
        }
        if let gatherID = former.gatherID {
          try db.change(Gather.self, listChanges) { db in
            guard let live else {
              _ = try Gather.deleteOne(db, id: gatherID)
              return
            }
            // A match that was started on this device may be absent from the list.
            if try Gather.exists(db, id: gatherID) {
              try live.gather.update(db)
            } else {
              try db.prepend(live.gather)
            }
          }
        }
        return (false, true)
      }
      return (true, try db.changeRunning(id) { $0.adopt(live, at: now) } != former)
    }
    if isChanged { await changes.send(()) }
    return isThere
  }

  /// Stores the server's state of a match that is not in progress on this device.
  /// - Parameters:
  ///   - live: Nil for a deleted match.
  ///   - id: The match.
  ///   - account: The account that it belongs to.
  /// - Returns: Whether it is still in progress.
  /// - Throws: `.storage`.
  func keep(
    _ live: LiveGather?,
    of id: Gather.ID,
    _ account: Account
  ) async throws(GatherError) -> Bool {
    let isChanged = try await account.write { [listChanges] db in
      let former = try Gather.fetchOne(db, id: id)
      guard former != live?.gather else { return false }
      try db.change(Gather.self, listChanges) { db in
        if let live, former != nil { try live.gather.update(db) }
        if live == nil { try Gather.deleteOne(db, id: id) }
      }
      if let live { try db.keep(live.lineUp, of: id) } else { try db.removeLineUp(of: id) }
      return true
    }
    if isChanged { await changes.send(()) }
    return live.map { $0.gather.endedAt == nil } ?? false
  }
}
