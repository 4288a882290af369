public import Foundation
import TestHosting

extension Diffing where Value == String {
  /// Compares texts by lines.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        guard old != new else { return nil }
        let patch = LineDifference(old, new).patch
        let attachment = XCTAttachment(
          data: Data(patch.utf8),
          uniformTypeIdentifier: "public.patch-file"
        )
        attachment.name = "difference"
        return (patch, [attachment])
      }
    )
  }
}

extension Snapshotting where Value == String, Format == String {
  /// The text itself, compared by lines.
  public static var lines: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines)
  }
}

extension Snapshotting where Format == String {
  /// The value's description.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// The value with its parts, one in each line.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) }
  }

  /// The value as JSON; it has to consist of what `JSONSerialization` can write.
  public static var json: Snapshotting {
    .encoded("json") { value in
      try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    }
  }

  /// Stores values as texts that an encoder makes; the text of an error stands for one that it refuses.
  fileprivate static func encoded(
    _ pathExtension: String,
    _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      do {
        return String(decoding: try encode(value), as: UTF8.self)
      } catch {
        return "Error: \(error)"
      }
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// - Parameter encoder: The encoder.
  /// - Returns: A strategy of the value as JSON.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    .encoded("json") { try encoder.encode($0) }
  }

  /// The value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// - Parameter encoder: The encoder.
  /// - Returns: A strategy of the value as a property list.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    .encoded("plist") { try encoder.encode($0) }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// The bytes.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
        guard old != new else { return nil }
        let message =
          old.count == new.count ? "Expected data to match" : "Expected \(new) to match \(old)"
        return (message, [])
      }
    )
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// A table of a function's results for all cases.
  ///
  /// - Parameter witness: The strategy for results.
  /// - Returns: A strategy for functions.
  public static func `func`<Result>(
    into witness: Snapshotting<Result, Format>
  ) -> Snapshotting<(Value) -> Result, Format> {
    var strategy = SimplySnapshotting.lines.asyncPullback {
      (function: @escaping (Value) -> Result) in
      Async { callback in
        var rows: [Int: String] = [:]
        let cases = Array(Value.allCases)
        if cases.isEmpty { callback("") }
        for (number, input) in cases.enumerated() {
          witness.snapshot(function(input)).run { text in
            rows[number] = "\"\(input)\",\"\(text)\""
            guard rows.count == cases.count else { return }
            callback(rows.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n"))
          }
        }
      }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
