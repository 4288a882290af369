import UIKitHosting

/// The newest events of a scene, for developers, without typed text.
@MainActor
final class EventLog {
  struct Entry: Encodable {
    /// A sequence number by which a page finds new entries.
    var number: Int
    var name: String
    /// A Boolean value that indicates whether the scene dropped the event, since its target is
    /// gone, disabled, hidden or covered.
    var isDropped: Bool
    var milliseconds: Double
  }

  private(set) var entries: [Entry] = []
  private var count = 0
  private static let limit = 60

  func add(_ event: InputEvent, took time: Duration, isDropped: Bool) {
    count += 1
    entries.append(
      Entry(
        number: count,
        name: Self.name(of: event),
        isDropped: isDropped,
        milliseconds: (time / .microseconds(10)).rounded() / 100
      )
    )
    if entries.count > Self.limit { entries.removeFirst() }
  }

  /// Returns the case of the event's action and the target node.
  private static func name(of event: InputEvent) -> String {
    let action = "\(event.action)"
    let name = action.prefix { $0 != "(" }
    let node = action.firstMatch(of: /NodeID\(rawValue: (\d+)\)/)?.1
    return node.map { "\(name) #\($0)" } ?? String(name)
  }
}
