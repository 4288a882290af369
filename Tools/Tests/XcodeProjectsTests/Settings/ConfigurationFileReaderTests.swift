import Testing
import ToolTesting

@testable import XcodeProjects

struct ConfigurationFileReaderTests {
  /// The settings of the file `Main.xcconfig`, and the problems.
  private func read(_ files: [String: String]) throws -> (BuildSettings, [ProjectProblem]) {
    let folder = try TemporaryFolder(files)
    let disk = DiskFiles()
    let root = FilePath.normalized(folder.path)
    let problems = ProblemList(root: root, disk: disk)
    let layer = ConfigurationFileReader.layer(
      of: "\(root)/Main.xcconfig",
      disk: disk,
      problems: problems
    )
    return (BuildSettings(configuration: "Debug", layers: [layer]), problems.problems)
  }

  @Test func readsAssignments() throws {
    let (settings, problems) = try read([
      "Main.xcconfig": """
      \u{FEFF}// A comment.

      A = 1 // Another one.
        B   =   two words;
      C=
      D[sdk=iphonesimulator*,arch=*] = simulator
      D[sdk=iphoneos*] = device
      E = a=b
      A = $(inherited) 2
      """
    ])
    #expect(settings["A"] == "1 2")
    #expect(settings["B"] == "two words")
    #expect(settings["C"] == "")
    #expect(settings["D"] == "simulator")
    #expect(settings["E"] == "a=b")
    #expect(problems.isEmpty)
  }

  @Test func includesFilesRelativeToTheIncludingOne() throws {
    let (settings, problems) = try read([
      "Main.xcconfig": "#include \"Sub/One.xcconfig\"\n#include? \"Gone.xcconfig\"\nA = main\n",
      "Sub/One.xcconfig": "#include \"Two.xcconfig\"\nA = one\nB = one\n",
      "Sub/Two.xcconfig": "B = two\nC = two $(A)\n",
    ])
    #expect(settings["A"] == "main")
    #expect(settings["B"] == "one")
    #expect(settings["C"] == "two main")
    #expect(problems.isEmpty)
  }

  @Test func reportsMissingFilesCirclesAndFaultyLines() throws {
    let (settings, problems) = try read([
      "Main.xcconfig":
        "#include \"Gone.xcconfig\"\n#include \"Other.xcconfig\"\nA = 1\nwhat\n#include x\n",
      "Other.xcconfig": "#include \"Main.xcconfig\"\nB = 2\n",
    ])
    #expect(settings["A"] == "1")
    #expect(settings["B"] == "2")
    #expect(
      problems.map(\.kind) == [.missingFile, .malformedFile, .malformedFile, .malformedFile]
    )
    #expect(problems[1].reason == "The configuration file includes itself")
    #expect(problems[2].reason == "Expected NAME = value, got what")
  }

  @Test func limitsTheNumberOfIncludedFiles() throws {
    // Each file includes the next one twice.
    var files = ["Main.xcconfig": "#include \"0.xcconfig\"\n"]
    for index in 0..<30 {
      let line = "#include \"\(index + 1).xcconfig\"\n"
      files["\(index).xcconfig"] = line + line + "A\(index) = \(index)\n"
    }
    files["30.xcconfig"] = "LAST = 1\n"
    let (settings, problems) = try read(files)
    #expect(settings["LAST"] == "1")
    #expect(settings["A0"] == "0")
    #expect(problems.first?.reason.hasPrefix("The file is one of more than 200") == true)
  }

  @Test func readsNoSpecialFiles() throws {
    let (settings, problems) = try read(["Main.xcconfig": "#include \"/dev/zero\"\nA = 1\n"])
    #expect(settings["A"] == "1")
    #expect(problems.map(\.kind) == [.outsideOfProject, .malformedFile])
  }
}
