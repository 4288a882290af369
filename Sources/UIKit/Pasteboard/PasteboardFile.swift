import Foundation

/// A file with the general pasteboard of a device, by which a tested app and its tests share it.
@MainActor
final class PasteboardFile {
  private let url: URL
  /// The version of the file that was read or written last.
  private var known: Version?

  /// The identity of a version of the file, which is replaced with each change.
  private struct Version: Equatable {
    let number: UInt64
    let date: Date
  }

  init(_ url: URL) {
    self.url = url
  }

  /// Returns the items that another process has set since the last call; nil if there are none.
  func changedItems() -> [[String: Any]]? {
    guard let version, version != known, let data = try? Data(contentsOf: url) else { return nil }
    known = version
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return (list as? [[String: Any]])?.map { item in
      item.reduce(into: [:]) { $0[$1.key] = Self.value($1.value, of: $1.key) }
    }
  }

  /// Writes items; values that are neither texts, bytes, URLs nor images stay in the process.
  func write(_ items: [[String: Any]]) {
    let list = items.map { item in
      item.reduce(into: [:]) { $0[$1.key] = Self.storable($1.value, of: $1.key) }
    }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: list,
      format: .binary,
      options: 0
    )
    try? data?.write(to: url, options: .atomic)
    known = version
  }

  private var version: Version? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
      let number = attributes[.systemFileNumber] as? NSNumber,
      let date = attributes[.modificationDate] as? Date
    else { return nil }
    return Version(number: number.uint64Value, date: date)
  }

  private static func storable(_ value: Any, of type: String) -> Any? {
    switch value {
    case is String, is Data: value
    case let number as NSNumber: number
    case let image as UIImage:
      type == "public.jpeg" ? image.jpegData(compressionQuality: 1) : image.pngData()
    default: UIPasteboard.data(of: value, type)
    }
  }

  private static func value(_ stored: Any, of type: String) -> Any {
    UIPasteboard.Kind.url.contains(type) ? UIPasteboard.address(stored) ?? stored : stored
  }
}
