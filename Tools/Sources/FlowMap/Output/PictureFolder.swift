package import Foundation

/// Finds pictures of screens in a folder, by the names of the files.
///
/// A file is named after its screen, in words: `contact-detail.png` or `ContactDetail.png` for
/// `ContactDetailViewController`. The name of the app may precede it, and the variant may follow
/// it, as in `contacts-contact-detail-phone-light-en.png`. A screen has the names of its routes'
/// cases, of its factory function, of its class and of its path.
package struct PictureFolder {
  /// A file, with its name split into words.
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
    for (id, match) in matches(for: graph) {
      guard let data = try? Data(contentsOf: match.light) else { continue }
      let dark = match.dark.flatMap { try? Data(contentsOf: $0) }
      pictures[id] = ScreenPicture(png: data, dark: dark)
    }
    return pictures
  }

  /// The files of a screen: the most basic variant, and its dark version.
  struct Match: Equatable {
    var light: URL
    var dark: URL?
  }

  /// A file that may show a screen.
  private struct Candidate {
    /// The rank of the name among those of the screen.
    var rank: Int
    var name: [String]
    var kind: [String]
    var screen: String
    var file: URL

    /// The distance from the most basic variant: a phone, light, in English.
    var score: Int { kind.count * 10 - kind.filter(["phone", "light", "en"].contains).count * 11 }
  }

  /// Returns the files of each screen that has some.
  ///
  /// A file matches only one screen: the better match wins.
  func matches(for graph: FlowGraph) -> [String: Match] {
    let app = Self.words(graph.name)
    var candidates: [Candidate] = []
    for screen in graph.screens {
      for (rank, name) in names(of: screen).enumerated() {
        for file in files {
          var words = file.words[...]
          if words.starts(with: app), words.count > app.count { words = words.dropFirst(app.count) }
          guard !name.isEmpty, words.starts(with: name) else { continue }
          let kind = words.dropFirst(name.count)
          guard kind.allSatisfy(Self.kinds.contains) else { continue }
          candidates.append(
            Candidate(
              rank: rank,
              name: name,
              kind: Array(kind),
              screen: screen.id,
              file: file.url
            )
          )
        }
      }
    }
    var found: [String: Match] = [:]
    var taken: Set<[String]> = []
    for best in candidates.sorted(by: { ($0.rank, $0.score) < ($1.rank, $1.score) }) {
      guard found[best.screen] == nil, taken.insert(best.name).inserted else { continue }
      let dark = candidates.first { other in
        other.screen == best.screen && other.name == best.name
          && other.kind == best.kind.map { $0 == "light" ? "dark" : $0 } && other.kind != best.kind
      }
      found[best.screen] = Match(light: best.file, dark: dark?.file)
    }
    return found
  }

  /// Returns the names of a screen in words, the best first.
  private func names(of screen: Screen) -> [[String]] {
    let type = screen.type?.split(separator: ".").last.map { ProjectIndex.stem(String($0)) }
    let paths = screen.routes.filter { !$0.contains("<") }
    let names = screen.aliases + [type ?? screen.name, screen.name] + paths
    return names.map(Self.words).unique
  }

  /// The words that name variants.
  private static let kinds: Set<String> = [
    "phone", "pad", "small", "large", "landscape", "light", "dark", "en", "zh", "hans", "text",
    "accessibility", "left", "to", "right", "extra",
  ]

  /// Returns the words of a name in lower case, which are the same for `ContactDetail`,
  /// `contact-detail` and `contact detail`.
  static func words(_ name: String) -> [String] {
    Words.spaced(name).lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
