import AppTesting
import Foundation

/// Generates mutated inputs and noise; the same for the same seed.
struct Mutator {
  private var random: SeededRandom
  private let corpus: [[UInt8]]

  init(seed: Int, corpus: [[UInt8]]) {
    random = SeededRandom(seed: seed)
    self.corpus = corpus
  }

  mutating func input() -> [UInt8] {
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return noise()
    case 1: return seed()
    default:
      var bytes = seed()
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes) }
      return bytes
    }
  }

  private mutating func seed() -> [UInt8] {
    corpus.randomElement(using: &random) ?? []
  }

  private mutating func noise() -> [UInt8] {
    (0..<Int.random(in: 0..<64, using: &random)).map { _ in
      UInt8.random(in: .min ... .max, using: &random)
    }
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: 0..<bytes.count, using: &random)
    let end = Int.random(in: index...bytes.count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
    case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes.remove(at: index)
    case 3: bytes.removeSubrange(index...)
    case 4: bytes.removeSubrange(index..<end)
    case 5: bytes.insert(contentsOf: bytes[index..<end], at: end)
    case 6: splice(&bytes, at: index)
    default: bytes.insert(contentsOf: Array(token().utf8), at: index)
    }
  }

  /// Replaces the rest by that of another valid input.
  private mutating func splice(_ bytes: inout [UInt8], at index: Int) {
    let other = seed()
    bytes.replaceSubrange(index..., with: other.dropFirst(index))
  }

  private mutating func token() -> String {
    Self.tokens.randomElement(using: &random) ?? ""
  }

  /// Tokens that are critical for parsers of text, URLs, numbers, JSON and property lists.
  private static let tokens = [
    "/", "//", "..", "%", "%2F", "%00", "%25", "%FF", "%F0%9F%98%80", "?", "&", "=", "#", ";",
    "-", "+", "0", "1", "-1", "9223372036854775807", "9223372036854775808",
    "99999999999999999999", "4294967296", "1e400", "-0", "0.5", "NaN", ",", "[", "]", "{", "}",
    "null", "true", "\"", "\\", "\\u0000", "\\ud800", "\\udc00", "\u{301}", "\u{200D}",
    "\u{202E}", "\u{FEFF}", "é", "你好", "👩‍👩‍👧‍👧", "\0", "\n", "\r\n", " ",
    String(repeating: "a", count: 3_000), "_0", "text", "entries", "list", "whole", "bplist00",
    "people", "edit", "players", "stories", "comments", "file:///etc/passwd",
    "http://127.0.0.1@example.org", "javascript:",
  ]
}
