import Foundation
import Glibc
import Testing
import ToolTesting

@testable import XcodeProjects

struct FaultyProjectTests {
  @Test func readsNamesThatAreUnusual() throws {
    let names = [
      "two words.swift", "中文.swift", "new\nline.swift", "quote\"d.swift", "back\\slash.swift",
      "$(rm -rf x).swift", "-flag.swift", "'; touch y.swift", "😀.swift", "a/same.swift",
    ]
    var files = Dictionary(uniqueKeysWithValues: names.map { ($0, "") })
    files["en.lproj/zh.lproj/x.strings"] = ""
    let folder = try TemporaryFolder(project: ProjectText(sources: names), files)
    let project = try folder.readProject()
    #expect(project.targets[0].sources.map { $0.path.replacing(folder.path, with: "") } == names)
    #expect(project.problems.isEmpty)
  }

  @Test func findsNamesInAnotherNormalizationOrCase() throws {
    let decomposed = "Cafe\u{301}.swift"
    let folder = try TemporaryFolder(
      project: ProjectText(sources: ["Caf\u{E9}.swift", "MODELS/Player.swift"]),
      [decomposed: "", "Models/player.swift": ""]
    )
    let project = try folder.readProject()
    let paths = project.targets[0].sources.map(\.path)
    #expect(paths.allSatisfy { FileManager.default.fileExists(atPath: $0) })
    #expect(paths.map { $0.hasSuffix("Models/player.swift") } == [false, true])
    #expect(project.problemNames == ["differentCase Player.swift"])
  }

  @Test func reportsTwoFilesOfOneNameAndRepeatedFiles() throws {
    let folder = try TemporaryFolder(
      project: ProjectText(
        sources: ["a/x.swift", "b/x.swift", "a/x.swift"],
        resources: ["a/y.json", "b/y.json"]
      ),
      ["a/x.swift": "", "b/x.swift": "", "a/y.json": "", "b/y.json": ""]
    )
    let project = try folder.readProject()
    #expect(project.targets[0].sources.map(\.name) == ["x.swift", "x.swift"])
    #expect(project.targets[0].resources.map(\.name) == ["y.json", "y.json"])
    #expect(
      project.problems.map(\.reason).map { $0.replacing(folder.path, with: "") } == [
        "The file is twice in the target",
        "The module has two files with the name of a/x.swift",
        "The bundle has two files with the name of a/y.json",
      ]
    )
  }

  @Test func reportsFilesOutsideOfTheProject() throws {
    let outside = try TemporaryFolder(["secret.swift": "", "linked.swift": ""])
    let relative = "../\(FilePath.name(of: outside.path))/secret.swift"
    let folder = try TemporaryFolder(
      project: ProjectText(
        sources: [relative, "link.swift", "inner.swift"],
        resources: ["loop.txt"]
      ),
      ["real.swift": ""]
    )
    let files = FileManager.default
    for (link, destination) in [
      ("link.swift", "\(outside.path)/linked.swift"), ("inner.swift", "real.swift"),
      ("loop.txt", "loop.txt"),
    ] {
      try files.createSymbolicLink(
        atPath: "\(folder.path)/\(link)",
        withDestinationPath: destination
      )
    }
    let project = try folder.readProject()
    #expect(
      project.targets[0].sources.map(\.name) == ["secret.swift", "link.swift", "inner.swift"]
    )
    #expect(project.targets[0].resources.isEmpty)
    #expect(project.problems.map(\.kind) == [.outsideOfProject, .outsideOfProject, .missingFile])
  }

  @Test func leavesOutPipesAndNamesThatAreNotUTF8() throws {
    var text = ProjectText(sources: ["pipe.swift"])
    text.target = "fileSystemSynchronizedGroups = (SYNC);"
    text.objects = """
      SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = SOURCE_ROOT; };
      """
    let folder = try TemporaryFolder(project: text, ["App/a.swift": ""])
    let name = Array("\(folder.path)/App/".utf8) + [0xFF] + Array(".swift".utf8) + [0]
    name.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { name in
        _ = name.baseAddress.map { close(creat($0, 0o600)) }
      }
    }
    #expect(mkfifo("\(folder.path)/pipe.swift", 0o600) == 0)
    let project = try folder.readProject()
    #expect(project.targets[0].sources.map(\.name) == ["a.swift"])
    #expect(project.problems.map(\.kind) == [.malformedFile, .missingFile])
  }

  @Test func reportsPathsThatNoSystemAccepts() throws {
    let long = String(repeating: "a/", count: 200_000) + "a.swift"
    let folder = try TemporaryFolder(
      project: ProjectText(sources: [long, "a\0b.swift"]),
      ["a": ""]
    )
    let project = try folder.readProject()
    #expect(project.targets[0].sources.isEmpty)
    #expect(project.problems.map(\.kind) == [.missingFile, .missingFile])
  }

  @Test func reportsAbsolutePathsOfAnotherMachine() throws {
    let folder = try TemporaryFolder(
      project: ProjectText(sources: ["/Users/nobody/App/a.swift"], sourceTree: "<absolute>")
    )
    let project = try folder.readProject()
    #expect(project.targets[0].sources.isEmpty)
    #expect(project.problems.map(\.kind) == [.missingFile])
    #expect(project.problems[0].path == "/Users/nobody/App/a.swift")
    #expect(project.problems[0].target == "App")
  }

  @Test(arguments: [
    ("SOURCE_ROOT", 1, []), ("BUILT_PRODUCTS_DIR", 0, []), ("SDKROOT", 0, []),
    ("PODS_ROOT", 0, ["missingFile"]),
  ])
  func placesFilesByTheirTree(tree: String, count: Int, problems: [String]) throws {
    let folder = try TemporaryFolder(
      project: ProjectText(sources: ["a.swift"], sourceTree: tree, group: "path = Sub;"),
      ["a.swift": "", "Sub/keep": ""]
    )
    let project = try folder.readProject()
    #expect(project.targets[0].sources.count == count)
    #expect(project.problems.map(\.kind.rawValue) == problems)
  }

  @Test func endsCyclesOfGroupsAndProjects() throws {
    var text = ProjectText(sources: ["a.swift"])
    text.objects = """
      OUTER = {isa = PBXGroup; name = Outer; children = (INNER, MISSING); sourceTree = "<group>"; };
      INNER = {isa = PBXGroup; name = Inner; children = (OUTER, SELF); sourceTree = "<group>"; };
      SELF = {isa = PBXFileReference; path = App.xcodeproj; sourceTree = SOURCE_ROOT; };
      """
    let whole = text.text
      .replacing("children = (FS0, )", with: "children = (FS0, OUTER)")
      .replacing(
        "isa = PBXProject;",
        with: "isa = PBXProject; projectReferences = ({ProjectRef = SELF;});"
      )
    let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": whole, "a.swift": ""])
    let project = try folder.readProject()
    #expect(project.targets.map(\.name) == ["App"])
    #expect(project.problems.map(\.kind) == [.groupCycle, .danglingReference])
    #expect(project.problems[0].reason == "The group \"Outer\" contains itself")
  }

  @Test func readsDeeplyNestedGroups() throws {
    var text = ProjectText(sources: ["a.swift"])
    let count = 20_000
    text.objects =
      (0..<count).map {
        "G\($0) = {isa = PBXGroup; children = (G\($0 + 1)); sourceTree = \"<group>\"; };"
      }.joined(separator: "\n")
      + "G\(count) = {isa = PBXFileReference; path = a.swift; sourceTree = \"<group>\"; };"
    let whole = text.text.replacing("children = (FS0, )", with: "children = (FS0, G0)")
    let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": whole, "a.swift": ""])
    #expect(try folder.readProject().problems.isEmpty)
  }

  @Test func reportsDanglingReferences() throws {
    let text = ProjectText(sources: ["a.swift"]).text
      .replacing("files = (BS0, )", with: "files = (BS0, GONE, NOREF)")
      .replacing("targets = (TARGET)", with: "targets = (TARGET, GONE)")
      .replacing("MAIN = {", with: "NOREF = {isa = PBXBuildFile; fileRef = GONE; }; MAIN = {")
    let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": text, "a.swift": ""])
    let project = try folder.readProject()
    #expect(project.targets[0].sources.map(\.name) == ["a.swift"])
    #expect(
      project.problems.map(\.kind) == [.danglingReference, .danglingReference, .danglingReference]
    )
  }

  @Test(arguments: [
    ("", "a value", "the end of the file"),
    ("{ objects = {}; }", "a \"rootObject\" that is a PBXProject", "none"),
    ("{ rootObject = A; }", "a dictionary \"objects\"", "none"),
    ("(a)", "a dictionary", "another value"),
    (
      "{ objects = { A = {isa = PBXGroup; }; }; rootObject = A; }",
      "a \"rootObject\" that is a PBXProject", "A"
    ),
  ])
  func saysWhatIsExpected(text: String, expected: String, got: String) throws {
    let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": text])
    #expect {
      try folder.readProject()
    } throws: { error in
      guard case .malformed(let path, _, expected, got) = error as? ProjectReadingError else {
        return false
      }
      return path.hasSuffix("App.xcodeproj/project.pbxproj")
    }
  }

  @Test func readsProjectsInXMLAndJSON() throws {
    let text = ProjectText(sources: ["a.swift"]).text
    let value = try OpenStepParser.value(of: Array(text.utf8))
    let json = try JSONSerialization.data(
      withJSONObject: try PropertyListSerialization.propertyList(
        from: try value.propertyList(),
        format: nil
      )
    )
    for data in [try value.propertyList(), json] {
      let folder = try TemporaryFolder(["a.swift": ""])
      try folder.write(data, to: "App.xcodeproj/project.pbxproj")
      #expect(try folder.readProject().targets[0].sources.map(\.name) == ["a.swift"])
    }
  }

  @Test func readsProjectsInFoldersWithDollars() throws {
    var text = ProjectText(sources: ["a.swift"])
    text.settings = "INFOPLIST_FILE = \"$(SRCROOT)/Info.plist\"; PRODUCT_NAME = \"$(TARGET_NAME)\";"
    let whole = text.text.replacing(
      "name = App; productType",
      with: "name = \"$(A) $B\"; productType"
    )
    let folder = try TemporaryFolder([
      "cost $(HOME) $5/App.xcodeproj/project.pbxproj": whole, "cost $(HOME) $5/a.swift": "",
      "cost $(HOME) $5/Info.plist": "{ name = \"$(PRODUCT_NAME)\"; }",
    ])
    let project = try XcodeProject(at: "\(folder.path)/cost $(HOME) $5")
    let target = project.targets[0]
    #expect(project.problems.isEmpty)
    #expect(target.defaultSettings["SRCROOT"] == project.folder)
    #expect(try target.infoPlist(configuration: "Debug")["name"] == "$(A) $B")
  }

  @Test func survivesDamagedProjects() throws {
    let fixture = Repository.fixture("XcodeProjects/Classic").path(percentEncoded: false)
    let folder = try TemporaryFolder()
    let copy = "\(folder.path)/Classic"
    try FileManager.default.copyItem(atPath: fixture, toPath: copy)
    let file = "Notes.xcodeproj/project.pbxproj"
    let original = [UInt8](try Data(contentsOf: URL(filePath: "\(fixture)/\(file)")))
    var random = SeededGenerator(seed: 7)
    var read = 0
    for _ in 0..<200 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(start + Int.random(in: 0...30, using: &random), bytes.count)
        let from = Int.random(in: 0..<bytes.count - 30, using: &random)
        bytes.replaceSubrange(start..<end, with: bytes[from..<(from + (end - start))])
      }
      try folder.write(Data(bytes), to: "Classic/\(file)")
      guard let project = try? XcodeProject(at: copy) else { continue }
      read += 1
      for target in project.targets {
        let files = target.sources + target.resources
        #expect(files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
        _ = try? target.infoPlist(configuration: "Debug")
      }
    }
    // Some damages leave a project that can be read, and some do not.
    #expect((1..<200).contains(read))
  }

  @Test func readsThousandsOfFiles() throws {
    let names = (0..<2000).map { "Group\($0 % 50)/File\($0).swift" }
    let folder = try TemporaryFolder(
      project: ProjectText(sources: names),
      Dictionary(uniqueKeysWithValues: names.map { ($0, "") })
    )
    let project = try folder.readProject()
    #expect(project.targets[0].sources.count == 2000)
    #expect(project.problems.isEmpty)
  }
}
