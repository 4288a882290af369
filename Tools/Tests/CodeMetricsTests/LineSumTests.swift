import Foundation
import SourceModel
import Testing
import ToolTesting

@testable import CodeMetrics

/// The layers add up to what `wc -l` counts, for trees of any files.
struct LineSumTests {
  /// A generator whose numbers depend on its seed alone.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) ^ (state << 31)
    }
  }

  /// The texts and bytes of which files consist, without their line breaks.
  private static let lines: [[UInt8]] =
    [
      "import UIKit", "final class LoginPresenter {", "struct User: Codable {}", "}", "", "   ",
      "\t",
      "// A comment", "/* A comment", "that ends */ let a = 1", "let text = \"\"\"", "\"\"\"",
      "class HomeViewController: UIViewController {}", "func half(", "<<<<<<< HEAD", "#if DEBUG",
      "#endif", "// é 陈 🙂", "\u{FEFF}", "let b = 2; let c = 3", "`", "\\",
    ].map { Array($0.utf8) } + [[0xE9], [0xFF, 0xFE], [0x00], [0x0C], [0x0B], [0xE2, 0x80, 0xA8]]

  private static let breaks: [[UInt8]] = [[0x0A], [0x0D, 0x0A], [0x0D], [0x0A, 0x0A]]

  private static let names = [
    "LoginPresenter", "HomeViewController", "User", "AppCoordinator", "LoginPresenterTests",
    "Cell", "main", "Über uns", "a+b", "Login.View",
  ]

  private static let folders = [
    "", "Models/", "Views/Home/", "Presentation/", "AppTests/", "Flow/Deep/er/", "Mit Leerzeichen/",
  ]

  /// Creates a tree, and returns the paths of its Swift files.
  private func makeTree(seed: UInt64, in folder: TemporaryFolder) throws -> Set<String> {
    var dice = Dice(state: seed)
    var paths: Set<String> = []
    for number in 0..<Int.random(in: 1...14, using: &dice) {
      var data: [UInt8] = []
      for _ in 0..<Int.random(in: 0...12, using: &dice) {
        data += Self.lines.randomElement(using: &dice) ?? []
        data += Self.breaks.randomElement(using: &dice) ?? []
      }
      // Often without a line break at the end.
      if Bool.random(using: &dice) { data += Self.lines.randomElement(using: &dice) ?? [] }
      let folderName = Self.folders.randomElement(using: &dice) ?? ""
      let name = Self.names.randomElement(using: &dice) ?? ""
      let path = "\(folderName)\(name)\(number).swift"
      try folder.write(Data(data), to: path)
      paths.insert(path)
    }
    return paths
  }

  /// Returns the result of `wc -l` for each file.
  private func wordCount(_ paths: Set<String>, in folder: TemporaryFolder) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    let sorted = paths.sorted()
    let output = try TemporaryFolder(["count": ""])
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["wc", "-l", "--"] + sorted
    process.currentDirectoryURL = folder.url
    process.standardOutput = try FileHandle(forWritingTo: output.url.appending(path: "count"))
    try process.run()
    process.waitUntilExit()
    let lines = try output.text(of: "count").split(separator: "\n")
    for (path, line) in zip(sorted, lines) {
      counts[path] = Int(line.split(separator: " ").first ?? "")
    }
    return counts
  }

  @Test(arguments: 1...60)
  func layersAddUpToWordCounts(seed: UInt64) async throws {
    let folder = try TemporaryFolder()
    let paths = try makeTree(seed: seed, in: folder)
    let counts = try wordCount(paths, in: folder)
    #expect(counts.count == paths.count)

    let project = try await ProjectReader(paths: [folder.path]).read()
    let report = ReportBuilder(project).report(name: "Tree")
    #expect(report.total.count.files == paths.count)
    #expect(report.total.count.lines == counts.values.reduce(0, +))
    let files =
      project.files.map { ($0.path, $0.layer) } + project.skipped.map { ($0.path, $0.role.layer) }
    for layer in report.layers {
      let own = files.filter { $0.1.rawValue == layer.layer }.compactMap { counts[$0.0] }
      #expect(layer.count.lines == own.reduce(0, +), "\(layer.layer)")
      #expect(layer.count.files == own.count, "\(layer.layer)")
      for file in layer.files {
        let path = String(file.path.dropFirst(folder.path.count)).drop { $0 == "/" }
        #expect(file.lines == counts[String(path)], "\(file.path)")
      }
      #expect(layer.files.count == own.count)
      let parts = layer.count.code + layer.count.comment + layer.count.blank
      #expect(layer.count.lines == parts, "\(layer.layer)")
    }
    #expect(report.unparsed.count == project.skipped.count)
  }

  @Test func sumsOfSingleFilesEqualTheirNewlines() async throws {
    let texts: [(String, Int)] = [
      ("", 0), ("let a = 1", 0), ("let a = 1\n", 1), ("\n\n\n", 3),
      ("let a = 1\r\nlet b = 2\r\n", 2),
      ("let a = 1\rlet b = 2\r", 0), ("// é", 0), ("func half(\n", 1),
    ]
    for (text, lines) in texts {
      let folder = try TemporaryFolder(["A.swift": text])
      let project = try await ProjectReader(paths: [folder.path]).read()
      let report = ReportBuilder(project).report(name: "One")
      #expect(report.total.count.lines == lines, "\(text.debugDescription)")
      #expect(report.total.count.files == 1, "\(text.debugDescription)")
    }
  }
}
