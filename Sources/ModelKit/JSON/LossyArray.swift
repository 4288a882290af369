/// The valid elements of a JSON array, and the number of invalid ones.
///
/// A missing array, or another type in its place, is decoded as an empty one.
package struct LossyArray<Element: Decodable & Sendable>: Decodable, Sendable {
  package var elements: [Element] = []
  package var skipped = 0

  package init() {}

  package init(from decoder: any Decoder) throws {
    guard var container = try? decoder.unkeyedContainer() else { return }
    while !container.isAtEnd {
      if let element = try container.decode(Attempt.self).element {
        elements.append(element)
      } else {
        skipped += 1
      }
    }
  }

  /// An attempt to decode an element, which never fails, so that the container advances to the next
  /// one.
  private struct Attempt: Decodable {
    var element: Element?

    init(from decoder: any Decoder) throws {
      element = try? Element(from: decoder)
    }
  }
}

extension KeyedDecodingContainer {
  /// Returns the value of a key; nil where it is missing, null or of another type.
  package func lenient<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
    try? decodeIfPresent(type, forKey: key)
  }

  /// Returns a count, clamped so that it is not negative and can be incremented.
  package func count(_ key: Key) -> Int? {
    lenient(key, as: Int.self).map { Swift.min(Swift.max(0, $0), 1_000_000_000) }
  }

  /// Returns the valid elements of an array.
  package func lossy<Element: Decodable & Sendable>(_ key: Key) -> LossyArray<Element> {
    lenient(key) ?? LossyArray()
  }
}
