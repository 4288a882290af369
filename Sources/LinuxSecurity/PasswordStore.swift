import CoreFoundationNames
import DeviceKeychain
import Foundation
import LinuxSecurityConstants
import Synchronization

/// The passwords of a device, in one encrypted file.
final class PasswordStore: Sendable {
  /// The store of the process, in the user's folder for the files of applications.
  static let shared = PasswordStore(folder: defaultFolder)

  private let file: Mutex<SecretFile>
  private let group: String

  init(folder: URL) {
    file = Mutex(SecretFile(folder: folder))
    group = Self.appName
  }

  /// Adds an item, and returns what the call asks for.
  func add(_ dictionary: CFDictionary) throws(SecurityFailure) -> CFTypeRef? {
    let query = try PasswordQuery(dictionary)
    guard let kind = query.kind, query.reference == nil, !query.matchesAnySynchronizable else {
      throw SecurityFailure(status: errSecParam)
    }
    let now = AttributeValue.date(Date())
    var item = Password(kind: kind, attributes: kind.identifying, secret: query.secret ?? Data())
    item.attributes[kSecAttrAccessGroup] = .text(group)
    item.attributes[kSecAttrAccessible] = .text(kSecAttrAccessibleWhenUnlocked)
    item.attributes[kSecAttrCreationDate] = now
    item.attributes[kSecAttrModificationDate] = now
    item.attributes.merge(query.attributes) { _, new in new }
    let name = UUID().uuidString
    let added = item
    try change { items throws(SecurityFailure) in
      guard !items.values.contains(where: added.isSameItem) else {
        throw SecurityFailure(status: errSecDuplicateItem)
      }
      items[name] = added
    }
    return query.returnsSomething ? result(added, name, query) : nil
  }

  /// Searches items, and returns what the call asks for.
  func matches(of dictionary: CFDictionary) throws(SecurityFailure) -> CFTypeRef? {
    let query = try PasswordQuery(dictionary)
    let found = try names(query, in: items())
    guard query.returnsSomething else { return nil }
    switch query.limit ?? .one {
    case .one: return result(found[0].item, found[0].name, query)
    case .number(let count): return array(found.prefix(count), query)
    case .all: return array(found[...], query)
    }
  }

  /// Changes all items that match.
  func update(_ dictionary: CFDictionary, to changes: CFDictionary) throws(SecurityFailure) {
    let query = try PasswordQuery(dictionary)
    let changes = try PasswordQuery(changes)
    guard !query.returnsSomething, !changes.returnsSomething, changes.kind == nil else {
      throw SecurityFailure(status: errSecParam)
    }
    try change { items throws(SecurityFailure) in
      let found = try names(query, in: items)
      for (name, item) in found {
        guard changes.attributes.keys.allSatisfy(item.kind.has) else {
          throw SecurityFailure(status: errSecNoSuchAttr)
        }
        var item = item
        item.attributes[kSecAttrModificationDate] = .date(Date())
        item.attributes.merge(changes.attributes) { _, new in new }
        if let secret = changes.secret { item.secret = secret }
        guard !items.contains(where: { $0.key != name && $0.value.isSameItem(as: item) }) else {
          throw SecurityFailure(status: errSecDuplicateItem)
        }
        items[name] = item
      }
    }
  }

  /// Deletes all items that match.
  func delete(_ dictionary: CFDictionary) throws(SecurityFailure) {
    let query = try PasswordQuery(dictionary)
    guard query.limit ?? .all == .all, !query.ignoresCase else {
      throw SecurityFailure(status: errSecParam)
    }
    try change { items throws(SecurityFailure) in
      for (name, _) in try names(query, in: items) { items[name] = nil }
    }
  }

  // MARK: - Results

  private func names(
    _ query: PasswordQuery,
    in items: [String: Password]
  ) throws(SecurityFailure) -> [(name: String, item: Password)] {
    guard query.kind != nil || query.reference != nil else {
      throw SecurityFailure(status: errSecParam)
    }
    let found = items.filter { query.matches($0.value, named: $0.key) }
    guard !found.isEmpty else { throw SecurityFailure(status: errSecItemNotFound) }
    return found.map { (name: $0.key, item: $0.value) }.sorted(by: Self.isOlder)
  }

  private static func isOlder(
    _ one: (name: String, item: Password),
    _ two: (name: String, item: Password)
  ) -> Bool {
    guard case .date(let first)? = one.item.attributes[kSecAttrCreationDate],
      case .date(let second)? = two.item.attributes[kSecAttrCreationDate], first != second
    else { return one.name < two.name }
    return first < second
  }

  private func array(
    _ found: ArraySlice<(name: String, item: Password)>,
    _ query: PasswordQuery
  ) -> CFTypeRef {
    NSArray(array: found.map { result($0.item, $0.name, query) })
  }

  /// One value as it is, several in a dictionary.
  private func result(_ item: Password, _ name: String, _ query: PasswordQuery) -> CFTypeRef {
    let reference = Data(name.utf8)
    switch (query.returnsAttributes, query.returnsData, query.returnsReference) {
    case (false, true, false): return NSData(data: item.secret)
    case (false, false, true): return NSData(data: reference)
    default:
      var values: [String: Any] = [:]
      if query.returnsAttributes {
        values = item.attributes.mapValues(\.object)
        values[kSecClass] = item.kind.rawValue
      }
      if query.returnsData { values[kSecValueData] = item.secret }
      if query.returnsReference { values[kSecValuePersistentRef] = reference }
      return NSDictionary(dictionary: values)
    }
  }

  // MARK: - The file

  /// The bundle identifier, or the name of the process without a bundle.
  private static var appName: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  private static var defaultFolder: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appending(path: appName, directoryHint: .isDirectory)
      .appending(path: "Keychain", directoryHint: .isDirectory)
  }

  private func items() throws(SecurityFailure) -> [String: Password] {
    try file.withLock { file throws(SecurityFailure) in try Self.items(in: &file) }
  }

  private func change(
    _ body: (inout [String: Password]) throws(SecurityFailure) -> Void
  ) throws(SecurityFailure) {
    try file.withLock { file throws(SecurityFailure) in
      var items = try Self.items(in: &file)
      try body(&items)
      do {
        try file.replace(with: items.mapValues(JSONEncoder().encode))
      } catch {
        throw SecurityFailure(status: errSecIO)
      }
    }
  }

  private static func items(in file: inout SecretFile) throws(SecurityFailure) -> [String: Password]
  {
    do {
      return try file.contents().mapValues { data in
        try JSONDecoder().decode(Password.self, from: data)
      }
    } catch KeychainError.notRead {
      throw SecurityFailure(status: errSecIO)
    } catch {
      throw SecurityFailure(status: errSecDecode)
    }
  }
}
