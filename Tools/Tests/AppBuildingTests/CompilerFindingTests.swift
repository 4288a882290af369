import AppBuilding
import LiveDevelopment
import Testing

struct CompilerFindingTests {
  private func check(_ messages: [String], sources: [String: String]) throws -> ProjectCheck {
    let project = try SampleProject(
      sources.merging(["AppDelegate.swift": SampleProject.delegate]) { one, _ in one }
    )
    let output = messages.map { "\(project.path)/\($0)\n" }.joined()
    return ProjectCheck(
      try project.selection(),
      build: BuildResult(isSuccess: false, output: output)
    )
  }

  @Test(arguments: [
    ("cannot find type 'UIVibrancyEffectStyle' in scope", CompilerErrorCause.uikit),
    ("value of type 'UIView' has no member 'motionEffects'", .uikit),
    ("value of type 'NSLayoutManager' has no member 'glyphRange'", .uikit),
    ("cannot find type 'MKMapView' in scope", .framework),
    ("no such module 'RealmSwift'", .framework),
    ("cannot find 'Alamofire' in scope", .framework),
    ("value of type 'Model' has no member 'observe'", .objectiveC),
    ("argument of '#selector' does not refer to an '@objc' method", .objectiveC),
    ("missing return in global function expected to return 'Int'", .other),
  ])
  func theCauseOfAnErrorFollowsFromTheNamesInIt(message: String, cause: CompilerErrorCause) throws {
    let check = try check(
      ["A.swift:1:8: error: \(message)"],
      sources: ["A.swift": "import Alamofire"]
    )
    #expect(check.compilerErrors?.map(\.cause) == [cause])
  }

  @Test func equalErrorsAreCountedAndTheirFilesAreNotReady() throws {
    let check = try check(
      [
        "A.swift:1:9: error: cannot find 'UIGone' in scope",
        "B.swift:1:9: error: cannot find 'UIGone' in scope",
        "B.swift:2:1: error: expected a declaration", "C.swift:1:1: warning: never used",
      ],
      sources: ["A.swift": "let a = UIGone()", "B.swift": "let b = UIGone()", "C.swift": ""]
    )
    let errors = try #require(check.compilerErrors)
    #expect(errors.map(\.message) == ["cannot find 'UIGone' in scope", "expected a declaration"])
    #expect(errors[0].count == 2 && errors[0].example == "A.swift:1")
    #expect(check.readyFiles == 2 && check.files == 4)
    #expect(!check.isReady)
  }

  @Test func anImportThatTheCompilerDoesNotMissDoesNotMatter() throws {
    let check = try check(
      ["A.swift:1:9: error: cannot find 'UIGone' in scope"],
      sources: ["A.swift": "let a = UIGone()", "B.swift": "import Alamofire"]
    )
    #expect(check.missingModules.map(\.module) == ["Alamofire"])
    #expect(check.readyFiles == 2 && check.files == 3)
  }

  @Test func aBuildThatFailsForAnotherReasonIsNotReady() throws {
    let project = try SampleProject(["AppDelegate.swift": SampleProject.delegate])
    let check = ProjectCheck(
      try project.selection(),
      build: BuildResult(isSuccess: false, output: "error: no space left on device\n")
    )
    #expect(check.messages == ["error: no space left on device"])
    #expect(!check.isReady)
  }
}
