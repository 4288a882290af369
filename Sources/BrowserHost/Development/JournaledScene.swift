package import Foundation
package import UIKitHosting

/// The use of a scene until the process ended, from the journal in a report of a crash.
package struct JournaledScene {
  /// The beginning of the journal's lines.
  static let mark = "scene "

  package var environment: SceneEnvironment
  package var path: String?
  package var restorationData: Data?
  package var events: [InputEvent] = []

  /// Reads the scene that got the last event; nil if there is none, or if its beginning is missing.
  ///
  /// - Parameter report: A text with a journal's lines among others.
  package init?(lastIn report: String) {
    let lines = report.split(separator: "\n").compactMap { line -> (Substring, Data)? in
      guard line.hasPrefix(Self.mark) else { return nil }
      let parts = line.dropFirst(Self.mark.count).split(separator: " ", maxSplits: 1)
      return parts.count == 2 ? (parts[0], Data(parts[1].utf8)) : nil
    }
    guard let last = lines.last(where: { $0.1.first == UInt8(ascii: "[") })?.0 else { return nil }
    let own = lines.filter { $0.0 == last }.map(\.1)
    guard let start = own.first, start.first == UInt8(ascii: "{"),
      let values = try? JSONSerialization.jsonObject(with: start) as? [String: Any],
      let shown = values["environment"] as? [String: Any],
      let data = try? JSONSerialization.data(withJSONObject: shown),
      let value = JSONParser.value(of: Array(data)),
      let environment = ClientMessageDecoder.environment(value)
    else { return nil }
    self.environment = environment
    path = values["path"] as? String
    restorationData = (values["state"] as? String).flatMap { Data(base64Encoded: $0) }
    for line in own.dropFirst() {
      let message = ClientMessageDecoder.message(from: Array(line), client: "")
      if case .event(let event, _)? = message { events.append(event) }
    }
  }
}
