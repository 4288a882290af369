import Foundation
import PatternGalleryModel
import Testing

/// The build's figures match an independent count of the same files.
struct SourceFileTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Patterns")

  private func sources(of pattern: Pattern) throws -> [String: String] {
    let folder = Self.folder.appending(path: pattern.rawValue)
    var sources: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let part = name.dropLast(".swift".count).split(separator: "+").dropFirst().last ?? "Factory"
      sources[String(part)] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return sources
  }

  @Test(arguments: Pattern.allCases)
  func everyFileIsCounted(_ pattern: Pattern) throws {
    #expect(try Set(pattern.files.map(\.part)) == Set(sources(of: pattern).keys))
  }

  @Test(arguments: Pattern.allCases)
  func linesAreThoseThatRemainWithoutBlanksAndComments(_ pattern: Pattern) throws {
    let sources = try sources(of: pattern)
    for file in pattern.files {
      let lines = try #require(sources[file.part]).split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && !$0.hasPrefix("//") }
      #expect(file.lines == lines.count, "\(pattern) \(file.part)")
    }
  }

  @Test(arguments: Pattern.allCases)
  func typesAreDeclarations(_ pattern: Pattern) throws {
    let sources = try sources(of: pattern)
    for file in pattern.files {
      let words = ["final class ", "struct ", "enum ", "protocol "]
      let types = try #require(sources[file.part]).split(separator: "\n").count { line in
        let text = line.trimmingCharacters(in: .whitespaces)
          .replacingOccurrences(of: "public ", with: "")
        return words.contains { text.hasPrefix($0) }
      }
      #expect(file.types == types, "\(pattern) \(file.part)")
    }
  }
}
