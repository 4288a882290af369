package import Foundation

/// Finds pictures of screens in a folder, by the names of the files.
///
/// A file is named by its screen, in words: `contact-detail.png` or `ContactDetail.png` for
/// `ContactDetailViewController`. The name of the app may stand before it, and the kind of reader behind
/// it, as in `contacts-contact-detail-phone-light-en.png`. A screen has the names of its routes' cases,
/// of the function that makes it, of its class and of its path.
package struct PictureFolder {
  /// A file, in words.
  private struct File {
    var url: URL
    var words: [String]
  }

  private let files: [File]

  /// - Throws: Errors of the file system.
  package init(_ folder: URL) throws {
    files = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension.lowercased() == "png" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { File(url: $0, words: Self.words($0.deletingPathExtension().lastPathComponent)) }
  }

  /// Returns the pictures of a map's screens, by the ids of the screens.
  package func pictures(for graph: FlowGraph) -> [String: ScreenPicture] {
    var pictures: [String: ScreenPicture] = [:]
    for (id, url) in matches(for: graph) {
      pictures[id] = (try? Data(contentsOf: url)).flatMap(ScreenPicture.init(png:))
    }
    return pictures
  }

  /// The file of each screen that has one. No file is that of two screens: the better name wins.
  func matches(for graph: FlowGraph) -> [String: URL] {
    let app = Self.words(graph.name)
    var candidates: [(rank: Int, score: Int, screen: String, file: URL)] = []
    for screen in graph.screens {
      for (rank, name) in names(of: screen).enumerated() {
        for file in files {
          var words = file.words[...]
          if words.starts(with: app), words.count > app.count { words = words.dropFirst(app.count) }
          guard !name.isEmpty, words.starts(with: name) else { continue }
          let kind = words.dropFirst(name.count)
          guard kind.allSatisfy(Self.kinds.contains) else { continue }
          candidates.append((rank, Self.score(Array(kind)), screen.id, file.url))
        }
      }
    }
    var found: [String: URL] = [:]
    var subjects: [URL: String] = [:]
    for candidate in candidates.sorted(by: { ($0.rank, $0.score) < ($1.rank, $1.score) }) {
      guard found[candidate.screen] == nil, subjects[candidate.file] == nil else { continue }
      found[candidate.screen] = candidate.file
      subjects[candidate.file] = candidate.screen
    }
    return found
  }

  /// The names of a screen in words, the best first.
  private func names(of screen: Screen) -> [[String]] {
    let type = screen.type?.split(separator: ".").last.map { ProjectIndex.stem(String($0)) }
    let paths = screen.routes.map { route in
      route.split(separator: "/").filter { !$0.hasPrefix("<") }.joined(separator: "-")
    }
    let names = screen.aliases.reversed() + [type ?? screen.name, screen.name] + paths
    return names.map(Self.words).unique
  }

  /// How far a picture is from the plainest kind: a phone, light, in English.
  private static func score(_ kind: [String]) -> Int {
    kind.count * 10 - kind.filter { ["phone", "light", "en"].contains($0) }.count * 11
  }

  /// The words in which kinds of readers are named.
  private static let kinds: Set<String> = [
    "phone", "pad", "small", "large", "landscape", "light", "dark", "en", "zh", "hans", "text",
    "accessibility", "left", "to", "right", "extra",
  ]

  /// The words of a name, in lower case: `ContactDetail`, `contact-detail` and `contact detail` have
  /// the same.
  static func words(_ name: String) -> [String] {
    GraphBuilder.spaced(name).lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
