import AppPreparation
import Testing
import ToolTesting

@testable import AppBuilding

struct SourceNamesTests {
  @Test func aTrapsNameLeadsToTheOnlyFileThatHasIt() throws {
    let project = try SampleProject([
      "AppDelegate.swift": SampleProject.delegate, "Screens/Page.swift": "", "a/Cell.swift": "",
      "b/Cell.swift": "",
    ])
    let names = try project.package().sourceNames
    #expect(names.path(of: "App/Page.swift", in: project.path) == "Screens/Page.swift")
    #expect(names.path(of: "App/Cell.swift", in: project.path) == nil)
    #expect(names.path(of: "Kit/Page.swift", in: project.path) == nil)
    #expect(names.all(in: project.path).count == 2)
  }
}
