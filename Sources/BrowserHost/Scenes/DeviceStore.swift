import Cryptography
package import Foundation
import PrivateFiles
import UIKitHosting

/// The devices that have a folder, and those that may get one.
@MainActor
package final class DeviceStore {
  private struct Record: Codable {
    /// The SHA-256 of the device's secret: the cookie cannot be derived from the file.
    ///
    /// A secret has 128 random bits, so that it cannot be found by a dictionary.
    var digest: String
    var timeZone: String?
    /// A Boolean value that indicates whether the browser has sent the device in a secure cookie.
    var isSecure: Bool?
  }

  /// The previous format, which contains the secret itself.
  private struct PlainRecord: Decodable {
    var secret: String
    var timeZone: String?
  }

  private let folder: URL
  /// The records that were read or written of devices with scenes.
  private var known: [String: Record] = [:]

  private let limit: Int
  /// A Boolean value that indicates whether cookies are for TLS only.
  private let hasSecureCookies: Bool
  /// The number of devices that have a folder.
  private lazy var count = ids.count

  package init(folder: URL, limit: Int, hasSecureCookies: Bool = false) {
    self.folder = folder
    self.limit = limit
    self.hasSecureCookies = hasSecureCookies
    // Also for a folder that was created by others.
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
  }

  private var ids: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  /// Returns whether a token is that of a device with a folder.
  ///
  /// Takes the same time for every wrong secret.
  package func knows(_ token: DeviceToken) -> Bool {
    guard let record = record(of: token.id) else { return false }
    return Data(record.digest.utf8).equalsInConstantTime(Data(Self.digest(of: token.secret).utf8))
  }

  /// Creates the folder of a device.
  ///
  /// - Returns: False if the maximum number of devices is reached.
  /// - Throws: The file system's error if the folder cannot be written.
  package func confirm(_ token: DeviceToken) throws -> Bool {
    guard !knows(token) else { return true }
    guard count < limit else { return false }
    let record = Record(
      digest: Self.digest(of: token.secret),
      timeZone: known[token.id]?.timeZone,
      isSecure: hasSecureCookies ? true : nil
    )
    try write(record, for: token.id)
    count += 1
    return true
  }

  /// Returns whether a device has not been sent in a secure cookie yet, so that the plain one is
  /// still accepted.
  ///
  /// The plain one is rejected once the browser has the secure one: anybody in the network could
  /// plant it.
  func isFromBeforeSecureCookies(_ token: DeviceToken) -> Bool {
    hasSecureCookies && knows(token) && record(of: token.id)?.isSecure != true
  }

  /// Records that the browser of a device sends the host's cookie, which may be a secure one.
  func noteSecureCookie(of token: DeviceToken) {
    guard isFromBeforeSecureCookies(token), var record = record(of: token.id) else { return }
    record.isSecure = true
    try? write(record, for: token.id)
  }

  /// Records a visit of a device.
  package func noteVisit(_ token: DeviceToken, now: Date = Date()) {
    guard knows(token) else { return }
    try? FileManager.default.setAttributes(
      [.modificationDate: now],
      ofItemAtPath: file(of: token.id).path
    )
  }

  /// Removes the folders of devices that were last visited longer than a lifetime ago.
  ///
  /// If the clock is ahead of the newest visit, that visit counts as now: a clock that jumps
  /// forward, as on a machine that starts without a network, removes no devices.
  /// - Parameters:
  ///   - lifetime: The lifetime in seconds.
  ///   - now: The current time.
  /// - Returns: The number of devices removed.
  /// - Complexity: O(devices).
  package func forget(unseenFor lifetime: TimeInterval, now: Date) -> Int {
    let visits = ids.compactMap { id in lastVisit(of: id).map { (id: id, date: $0) } }
    guard let newest = visits.map(\.date).max() else { return 0 }
    let limit = min(now, newest) - lifetime
    let forgotten = visits.filter { $0.date < limit }
    for (id, _) in forgotten {
      known.removeShrinking(id)
      try? FileManager.default.removeItem(at: home(of: id))
    }
    count = ids.count
    return forgotten.count
  }

  /// Removes a device with its files.
  package func remove(_ token: DeviceToken) {
    guard knows(token) else { return }
    known.removeShrinking(token.id)
    try? FileManager.default.removeItem(at: home(of: token.id))
    count = ids.count
  }

  private func lastVisit(of id: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file(of: id).path)
    return attributes?[.modificationDate] as? Date
  }

  /// Releases a device without scenes: removes its data if it was never confirmed, or else its
  /// cached record.
  func leave(_ token: DeviceToken) {
    guard !knows(token) else {
      known.removeShrinking(token.id)
      return
    }
    try? FileManager.default.removeItem(at: home(of: token.id))
  }

  /// Returns the folder of an app's data on a device.
  ///
  /// Apps create it when they store something.
  func container(of token: DeviceToken, app: String) -> URL {
    home(of: token.id).appending(path: app, directoryHint: .isDirectory)
  }

  /// Returns the folder of the files that an app's scenes receive from the user.
  func receivedFiles(of token: DeviceToken, app: String) -> URL {
    container(of: token, app: app).appending(path: "tmp/Received", directoryHint: .isDirectory)
  }

  /// Removes the files that scenes of a former process have received.
  func removeReceivedFiles(of token: DeviceToken, app: String) {
    try? FileManager.default.removeItem(at: receivedFiles(of: token, app: app))
  }

  /// Returns the folder of the saved states of an app's scenes.
  func sceneFolder(of token: DeviceToken, app: String) -> URL {
    home(of: token.id).appending(path: ".scenes/\(app)", directoryHint: .isDirectory)
  }

  /// Returns the last known time zone of a device.
  func timeZone(of token: DeviceToken) -> TimeZone? {
    record(of: token.id)?.timeZone.flatMap(TimeZone.init(identifier:))
  }

  func setTimeZone(_ zone: TimeZone, of token: DeviceToken) {
    guard var record = record(of: token.id), record.timeZone != zone.identifier else { return }
    record.timeZone = zone.identifier
    try? write(record, for: token.id)
  }

  // MARK: - Files

  package func home(of id: String) -> URL {
    folder.appending(path: id, directoryHint: .isDirectory)
  }

  private func file(of id: String) -> URL {
    home(of: id).appending(path: ".device.json", directoryHint: .notDirectory)
  }

  private func record(of id: String) -> Record? {
    if let record = known[id] { return record }
    guard let data = try? Data(contentsOf: file(of: id)) else { return nil }
    let record = (try? JSONDecoder().decode(Record.self, from: data)) ?? converted(data, of: id)
    known[id] = record
    return record
  }

  /// Converts a file of the previous format.
  private func converted(_ data: Data, of id: String) -> Record? {
    guard let old = try? JSONDecoder().decode(PlainRecord.self, from: data) else { return nil }
    let record = Record(digest: Self.digest(of: old.secret), timeZone: old.timeZone)
    // If the file cannot be written, the next start tries again.
    try? write(record, for: id)
    return record
  }

  private func write(_ record: Record, for id: String) throws {
    try PrivateFiles.makeFolder(home(of: id))
    try PrivateFiles.write(JSONEncoder().encode(record), to: file(of: id))
    known[id] = record
  }

  private static func digest(of secret: String) -> String {
    SHA256.digest(of: Data(secret.utf8)).base64EncodedString()
  }
}
