import Foundation
import Testing
import UIKitHosting

@testable import BrowserHost

@MainActor
struct DeviceStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "devices-\(RandomName.make())", directoryHint: .isDirectory)
  private let store: DeviceStore
  private let day = 86_400.0

  init() {
    store = DeviceStore(folder: folder, limit: 10)
  }

  private func device(lastSeen: Date) throws -> DeviceToken {
    let token = DeviceToken()
    #expect(try store.confirm(token))
    let data = store.container(of: token, app: "fruit")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    store.noteVisit(token, now: lastSeen)
    return token
  }

  @Test func recentlySeenDevicesAreKept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let old = try device(lastSeen: now - 91 * day)
    let new = try device(lastSeen: now - 89 * day)
    _ = try device(lastSeen: now)
    #expect(store.forget(unseenFor: 90 * day, now: now) == 1)
    #expect(!store.knows(old))
    #expect(store.knows(new))
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: old.id).path))
    #expect(DeviceStore(folder: folder, limit: 10).knows(new))
  }

  @Test func aClockThatJumpsForwardRemovesNoDevice() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let new = try device(lastSeen: now - day)
    let old = try device(lastSeen: now - 91 * day)
    #expect(store.forget(unseenFor: 90 * day, now: now + 20 * 365 * day) == 0)
    #expect(store.knows(new))
    #expect(store.forget(unseenFor: 90 * day, now: now) == 0, "91 days before now, 90 before new")
    #expect(store.knows(old))
  }

  @Test func aVisitWithAClockAheadRemovesNoDeviceAfterItsCorrection() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    _ = try device(lastSeen: now + 400 * day)
    let other = try device(lastSeen: now - 89 * day)
    #expect(store.forget(unseenFor: 90 * day, now: now) == 0)
    #expect(store.knows(other))
  }

  @Test func aDeviceThatLeavesIsRecognizedWhenItReturns() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let token = try device(lastSeen: Date())
    let zone = try #require(TimeZone(identifier: "Asia/Shanghai"))
    store.setTimeZone(zone, of: token)
    store.leave(token)
    #expect(store.knows(token))
    #expect(store.timeZone(of: token) == zone)
  }

  @Test func dataOfAnUnconfirmedDeviceIsRemovedWhenItLeaves() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let token = DeviceToken()
    let data = store.container(of: token, app: "fruit")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    store.leave(token)
    #expect(!FileManager.default.fileExists(atPath: data.path))
  }

  @Test func foldersThatAreNoDevicesAreKept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let other = folder.appending(path: "notes", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    #expect(store.forget(unseenFor: 0, now: .distantFuture) == 0)
    #expect(FileManager.default.fileExists(atPath: other.path))
  }

  private func file(of token: DeviceToken) -> URL {
    folder.appending(path: "\(token.id)/.device.json")
  }

  @Test func theSecretIsNotOnTheDisk() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let token = try device(lastSeen: Date())
    let text = try String(contentsOf: file(of: token), encoding: .utf8)
    #expect(!text.contains(token.secret))
    #expect(DeviceStore(folder: folder, limit: 10).knows(token))
  }

  @Test func aFileWithASecretIsConvertedWhenItIsRead() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let token = try device(lastSeen: Date())
    let old = #"{"secret":"\#(token.secret)","timeZone":"Asia/Shanghai"}"#
    try Data(old.utf8).write(to: file(of: token))
    let store = DeviceStore(folder: folder, limit: 10)
    var forged = token
    forged.secret = RandomName.make()
    #expect(!store.knows(forged))
    let text = try String(contentsOf: file(of: token), encoding: .utf8)
    #expect(!text.contains(token.secret))
    let next = DeviceStore(folder: folder, limit: 10)
    #expect(next.knows(token))
    #expect(next.timeZone(of: token)?.identifier == "Asia/Shanghai")
  }

  @Test func aWrongSecretIsNotTheDevice() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var forged = try device(lastSeen: Date())
    forged.secret = RandomName.make()
    #expect(!store.knows(forged))
    store.noteVisit(forged, now: .distantPast)
    _ = try device(lastSeen: Date())
    #expect(store.forget(unseenFor: day, now: Date()) == 0)
  }
}
