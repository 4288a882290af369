import Foundation

/// Describes for developers where a response could not be decoded.
package enum WireProblem {
  package static func description(of error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): "Expected \(place(context, key)), got nothing"
    case .typeMismatch(let type, let context): "Expected \(type) at \(place(context))"
    case .valueNotFound(let type, let context): "Expected \(type) at \(place(context)), got null"
    case .dataCorrupted(let context): "\(context.debugDescription) at \(place(context))"
    default: "Expected JSON"
    }
  }

  private static func place(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil)
    -> String
  {
    let keys = context.codingPath + (key.map { [$0] } ?? [])
    return keys.isEmpty ? "the root" : keys.map(name).joined(separator: ".")
  }

  private static func name(_ key: any CodingKey) -> String {
    key.intValue.map { "[\($0)]" } ?? key.stringValue
  }
}
