import Foundation
import SourceModel
import Testing
import ToolTesting

struct FileFindingTests {
  private func paths(_ folder: TemporaryFolder, includingExcluded: Bool = false) async throws
    -> [String]
  {
    let reader = ProjectReader(paths: [folder.path], includesExcluded: includingExcluded)
    let project = try await reader.read()
    return (project.files.map(\.path) + project.interfaces.map(\.path)).sorted()
  }

  @Test func foreignAndHiddenFoldersAreSkipped() async throws {
    let folder = try TemporaryFolder([
      "A.swift": "", "B.storyboard": "", "C.xib": "", "D.m": "", ".build/E.swift": "",
      "Pods/F.swift": "", "Carthage/G.swift": "", "DerivedData/H.swift": "", "I/J/K.swift": "",
      ".L.swift": "",
    ])
    #expect(try await paths(folder) == ["A.swift", "B.storyboard", "C.xib", "I/J/K.swift"])
  }

  @Test func aLinkThatLeadsBackIsFollowedOnce() async throws {
    let folder = try TemporaryFolder(["A/B.swift": ""])
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "A/C"),
      withDestinationURL: folder.url
    )
    #expect(try await paths(folder) == ["A/B.swift"])
  }

  @Test func aLinkThatLeadsNowhereIsNamed() async throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "B.swift",
      withDestinationPath: "/no/such/file.swift"
    )
    let project = try await ProjectReader(paths: [folder.path]).read()
    #expect(project.skipped.map(\.path) == ["B.swift"])
    #expect(project.skipped.first?.reason == .unreadable)
  }

  @Test func aFileThatIsNamedTwiceIsReadOnce() async throws {
    let folder = try TemporaryFolder(["A/B.swift": ""])
    let reader = ProjectReader(paths: [folder.path, folder.path + "A", folder.path + "A/B.swift"])
    #expect(try await reader.read().files.count == 1)
  }

  @Test func configurationsExcludeWhatIsBeneathThem() async throws {
    let folder = try TemporaryFolder([
      ".rostrum.json": #"{"excluded": ["Generated", "**/*.pb.swift"]}"#,
      "Generated/A.swift": "", "B/C.pb.swift": "", "B/D.swift": "",
      "E/.rostrum.json": #"{"excluded": ["F.swift"]}"#, "E/F.swift": "", "F.swift": "",
    ])
    #expect(try await paths(folder) == ["B/D.swift", "F.swift"])
    #expect(try await paths(folder, includingExcluded: true).count == 5)
  }

  @Test func aPathThatIsNamedIsReadThoughItIsExcludedAbove() async throws {
    let folder = try TemporaryFolder([
      ".rostrum.json": #"{"excluded": ["A"], "disabledRules": ["view-navigates"]}"#,
      ".git/HEAD": "", "A/B.swift": "",
    ])
    let project = try await ProjectReader(paths: [folder.path + "A"]).read()
    #expect(project.files.map(\.path) == ["B.swift"])
    #expect(project.files.first?.configuration.disabledRules == ["view-navigates"])
  }

  @Test func configurationsAboveARepositoryDoNotCount() async throws {
    let folder = try TemporaryFolder([
      ".rostrum.json": "no JSON", "Repository/.git/HEAD": "", "Repository/A.swift": "",
    ])
    let project = try await ProjectReader(paths: [folder.path + "Repository"]).read()
    #expect(project.files.count == 1)
  }

  @Test func aMissingPathIsAnError() async {
    await #expect(throws: ReadingError.self) {
      try await ProjectReader(paths: ["/no/such/folder"]).read()
    }
  }

  @Test func unparsableFilesAreNamedAndSkipped() async throws {
    let folder = try TemporaryFolder(["Bad.swift": "struct {", "Good.swift": "struct A {}"])
    try folder.write(Data([0x6C, 0xE9, 0x0A]), to: "Latin.swift")
    let project = try await ProjectReader(paths: [folder.path]).read()
    #expect(project.files.map(\.path) == ["Good.swift"])
    #expect(project.skipped.map(\.path) == ["Bad.swift", "Latin.swift"])
    #expect(project.skipped[0].place?.line == 1)
    #expect(project.skipped[1].reason == .notUTF8)
    #expect(project.skipped[1].lines.total == 1)
  }

  @Test func manyFilesComeInTheOrderOfTheirPaths() async throws {
    let names = (100..<400).map { "F\($0).swift" }
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, "struct \($0.prefix(4)) {}\n") })
    )
    let (project, collected) = try await ProjectReader(paths: [folder.path])
      .read { _, file in file.stem }
    #expect(project.files.map(\.path) == names)
    #expect(collected == names.map { String($0.prefix(4)) })
    #expect(project.types.map(\.name) == collected)
  }
}
