/// Operations on absolute paths as texts.
enum FilePath {
  /// A path without `.`, `..` and repeated separators.
  ///
  /// Relative paths are below a folder.
  static func normalized(_ path: String, in folder: String = "/") -> String {
    var components: [Substring] = []
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    for component in whole.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return "/" + components.joined(separator: "/")
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  static func folder(of path: String) -> String {
    normalized("\(path)/..")
  }

  /// The extension in lower case; empty without one.
  static func suffix(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  static func isPath(_ path: String, in folder: String) -> Bool {
    path == folder || folder == "/" || path.hasPrefix("\(folder)/")
  }
}
