import Foundation
import PrivateFiles
import UIKitHosting

/// The devices that have a folder, and those that may get one.
@MainActor
final class DeviceStore {
  private struct Record: Codable {
    var secret: String
    var timeZone: String?
  }

  private let folder: URL
  /// What was read or written of the devices that are here.
  private var known: [String: Record] = [:]

  private let limit: Int
  /// The number of devices that have a folder.
  private lazy var count = ids.count

  init(folder: URL, limit: Int) {
    self.folder = folder
    self.limit = limit
    // Of a folder that others made, too.
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
  }

  private var ids: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  /// Whether a token is that of a device with a folder.
  ///
  /// Takes the same time for every wrong secret.
  func knows(_ token: DeviceToken) -> Bool {
    guard let record = record(of: token.id) else { return false }
    return Self.isEqual(record.secret, token.secret)
  }

  /// Gives a device its folder.
  ///
  /// - Returns: Whether there was room for one more.
  /// - Throws: What the file system says where it cannot be written.
  func confirm(_ token: DeviceToken) throws -> Bool {
    guard !knows(token) else { return true }
    guard count < limit else { return false }
    try write(Record(secret: token.secret, timeZone: known[token.id]?.timeZone), for: token.id)
    count += 1
    return true
  }

  /// Notes that a device was here.
  func noteVisit(_ token: DeviceToken, now: Date = Date()) {
    guard knows(token) else { return }
    try? FileManager.default.setAttributes(
      [.modificationDate: now],
      ofItemAtPath: file(of: token.id).path
    )
  }

  /// Removes the folders of devices that were not here since a date, with all that is in them.
  ///
  /// - Returns: How many went.
  /// - Complexity: O(devices).
  func forget(unseenSince date: Date) -> Int {
    let forgotten = ids.filter { id in
      let path = file(of: id).path
      let seen = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      return seen.map { $0 < date } ?? false
    }
    for id in forgotten {
      known.removeShrinking(id)
      try? FileManager.default.removeItem(at: home(of: id))
    }
    count = ids.count
    return forgotten.count
  }

  /// A device has no scene any more: what it left is taken away where it was never confirmed, and
  /// otherwise read again when it comes back.
  func leave(_ token: DeviceToken) {
    guard !knows(token) else {
      known.removeShrinking(token.id)
      return
    }
    try? FileManager.default.removeItem(at: home(of: token.id))
  }

  /// The folder of one app's data on a device.
  ///
  /// Apps make it when they have something to keep.
  func container(of token: DeviceToken, app: String) -> URL {
    home(of: token.id).appending(path: app, directoryHint: .isDirectory)
  }

  /// The folder of what scenes leave behind for their next start.
  func sceneFolder(of token: DeviceToken, app: String) -> URL {
    home(of: token.id).appending(path: ".scenes/\(app)", directoryHint: .isDirectory)
  }

  /// The time zone that the device was last in.
  func timeZone(of token: DeviceToken) -> TimeZone? {
    record(of: token.id)?.timeZone.flatMap(TimeZone.init(identifier:))
  }

  func setTimeZone(_ zone: TimeZone, of token: DeviceToken) {
    guard var record = record(of: token.id), record.timeZone != zone.identifier else { return }
    record.timeZone = zone.identifier
    try? write(record, for: token.id)
  }

  // MARK: - Files

  private func home(of id: String) -> URL {
    folder.appending(path: id, directoryHint: .isDirectory)
  }

  private func file(of id: String) -> URL {
    home(of: id).appending(path: ".device.json", directoryHint: .notDirectory)
  }

  private func record(of id: String) -> Record? {
    if let record = known[id] { return record }
    guard let data = try? Data(contentsOf: file(of: id)),
      let record = try? JSONDecoder().decode(Record.self, from: data)
    else { return nil }
    known[id] = record
    return record
  }

  private func write(_ record: Record, for id: String) throws {
    try PrivateFiles.makeFolder(home(of: id))
    try PrivateFiles.write(JSONEncoder().encode(record), to: file(of: id))
    known[id] = record
  }

  private static func isEqual(_ a: String, _ b: String) -> Bool {
    guard a.utf8.count == b.utf8.count else { return false }
    return zip(a.utf8, b.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
