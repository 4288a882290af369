/// The kinds of files that describe an app.
package enum FileKind: String, Sendable, Codable {
  case swift
  case storyboard
  case xib

  init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: String(path[path.index(after: dot)...]))
  }
}
