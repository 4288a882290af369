/// The good elements of a JSON array, and how many are not.
///
/// An absent array, or something else in its place, is an empty one.
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

  /// Never fails, so that the container goes on to the next element.
  private struct Attempt: Decodable {
    var element: Element?

    init(from decoder: any Decoder) throws {
      element = try? Element(from: decoder)
    }
  }
}

extension KeyedDecodingContainer {
  /// The value of a key; nil where it is absent, null or of another type.
  package func lenient<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
    try? decodeIfPresent(type, forKey: key)
  }

  /// How many there are of something: never less than none, nor so many that one more would be too
  /// many.
  package func count(_ key: Key) -> Int? {
    lenient(key, as: Int.self).map { Swift.min(Swift.max(0, $0), 1_000_000_000) }
  }

  /// The good elements of an array.
  package func lossy<Element: Decodable & Sendable>(_ key: Key) -> LossyArray<Element> {
    lenient(key) ?? LossyArray()
  }
}
