import Foundation
import PatternGalleryModel
import Testing

/// The figures in the README match the build's.
struct ReadMeTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "README.md")

  @Test(arguments: Pattern.allCases)
  func theFiguresAreThoseOfTheBuild(_ pattern: Pattern) throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let figures = pattern.figures
    let row =
      "| \(pattern.rawValue) | \(figures.lines) | \(figures.files) | \(figures.types) |"
    #expect(text.contains(row), "write \(row)")
  }
}
