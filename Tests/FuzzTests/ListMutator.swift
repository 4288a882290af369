import AppTesting
import Foundation

/// Generates activities that are valid JSON, with unexpected keys, types and lengths.
struct ListMutator {
  private var random: SeededRandom
  private let lists: [(app: UInt8, list: [String: Any])]

  init(seed: Int, corpus: [[UInt8]]) {
    random = SeededRandom(seed: seed)
    lists = corpus.compactMap { input in
      guard let app = input.first,
        let list = try? JSONSerialization.jsonObject(with: Data(input.dropFirst()))
      else { return nil }
      return (list as? [String: Any]).map { (app, $0) }
    }
  }

  mutating func input() -> [UInt8] {
    guard let (app, good) = lists.randomElement(using: &random) else { return [] }
    var list = good
    for _ in 0..<Int.random(in: 1...3, using: &random) { list = mutated(list, depth: 0) }
    let data = try? JSONSerialization.data(withJSONObject: list)
    return [app] + (data ?? Data())
  }

  private mutating func mutated(_ list: [String: Any], depth: Int) -> [String: Any] {
    var list = list
    guard depth < 8, let key = list.keys.sorted().randomElement(using: &random) else {
      return list
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: list[key] = nil
    case 1: list[text()] = list.removeValue(forKey: key)
    case 2: list[key] = [list[key] ?? 0]
    case 3, 4:
      if let inner = list[key] as? [String: Any] {
        list[key] = mutated(inner, depth: depth + 1)
      } else {
        list[key] = value()
      }
    default: list[key] = value()
    }
    return list
  }

  private mutating func value() -> Any {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: Int.random(in: .min ... .max, using: &random)
    case 1: Double.random(in: -1e300...1e300, using: &random)
    case 2: Bool.random(using: &random)
    case 3: NSNull()
    case 4: ["text": ["_0": text()]]
    case 5: [Any]()
    case 6: [String: Any]()
    case 7: 1
    default: text()
    }
  }

  private mutating func text() -> String {
    let texts = [
      "", "path", "drafts", "version", "userInfo", "people/%", "people//edit", "players/-1",
      "teams/1,1,1", "teams/9223372036854775807", "stories/-9223372036854775808",
      "stories/1/comments", "-9223372036854775808", "patterns/vip?x=1#y", "http://[", "https://x/%",
      "\u{0}", "e\u{301}\u{301}", "\u{202E}abc", "你好/😀", String(repeating: "x/", count: 2_000),
    ]
    return texts.randomElement(using: &random) ?? ""
  }
}
