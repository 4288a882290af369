import Foundation

/// The path of a folder relative to another one.
struct RelativePath {
  let text: String

  init(from folder: URL, to target: URL) {
    let start = Self.components(of: folder)
    let end = Self.components(of: target)
    let common = zip(start, end).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: start.count - common) + end.dropFirst(common)
    // Without a common folder except the root, the absolute path is shorter.
    text = common <= 1 ? target.path : steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  private static func components(of folder: URL) -> [String] {
    folder.standardizedFileURL.pathComponents
  }
}
