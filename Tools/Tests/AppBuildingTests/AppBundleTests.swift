import AppBuilding
import Foundation
import Testing
import ToolTesting

struct AppBundleTests {
  @Test func nothingIsLaidOutOutsideOfTheBundle() throws {
    let project = try SampleProject(
      ["A.swift": "let a = 1"],
      target: "buildPhases = (SOURCES, COPY);",
      objects: """
        COPY = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; dstPath = "../../outside";
          files = (BC); };
        BC = {isa = PBXBuildFile; fileRef = FS0; };
        """
    )
    let program = "\(project.folder.path)program"
    try Data().write(to: URL(fileURLWithPath: program))
    let bundle = AppBundle(at: "\(project.folder.path)a/b/App.app", of: try project.selection())
    try bundle.assemble(program: program, resources: [])
    let files = FileManager.default.enumerator(atPath: "\(project.folder.path)a")
    let names = files?.compactMap { $0 as? String } ?? []
    #expect(names.sorted() == ["b", "b/App.app", "b/App.app/App", "b/App.app/Info.plist"])
  }

  @Test func infoPlistNamesTheIconOfTheAssetCatalogue() throws {
    let project = try SampleProject(
      ["A.swift": "let a = 1"],
      settings: "ASSETCATALOG_COMPILER_APPICON_NAME = Bright;"
    )
    let program = "\(project.folder.path)program"
    try Data().write(to: URL(fileURLWithPath: program))
    let bundle = AppBundle(at: "\(project.folder.path)App.app", of: try project.selection())
    try bundle.assemble(program: program, resources: [])
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(bundle.folder)/Info.plist"))
    let plist = try PropertyListSerialization.propertyList(from: data, format: nil)
    let icons = (plist as? [String: Any])?["CFBundleIcons"] as? [String: [String: String]]
    #expect(icons == ["CFBundlePrimaryIcon": ["CFBundleIconName": "Bright"]])
  }

  @Test func aBundleWithCopiesStaysAsItIsWhenTheProjectChanges() throws {
    let project = try SampleProject(
      ["A.swift": "let a = 1"],
      resources: ["Main.storyboard": "<document/>"]
    )
    let program = "\(project.folder.path)program"
    try Data().write(to: URL(fileURLWithPath: program))
    let bundle = AppBundle(
      at: "\(project.folder.path)App.app",
      of: try project.selection(),
      copiesResources: true
    )
    try bundle.assemble(program: program, resources: project.sdk.resourceBundles)
    try Data("later".utf8).write(to: URL(fileURLWithPath: "\(project.path)/Main.storyboard"))
    let copy = FileManager.default.contents(atPath: "\(bundle.folder)/Main.storyboard")
    #expect(copy == Data("<document/>".utf8))
    for name in ["Main.storyboard", "Runtime.resources"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(bundle.folder)/\(name)")
      #expect(attributes[.type] as? FileAttributeType != .typeSymbolicLink)
    }
  }

  @Test func aBundleHasTheProgramInfoPlistAndLinksToResources() throws {
    let project = try SampleProject(
      ["A.swift": "let a = 1"],
      resources: ["Main.storyboard": "<document/>", "en.lproj/Localizable.strings": ""],
      settings: "INFOPLIST_KEY_UIMainStoryboardFile = Main;"
    )
    let program = "\(project.folder.path)program"
    try Data("program".utf8).write(to: URL(fileURLWithPath: program))
    let bundle = AppBundle(at: "\(project.folder.path)App.app", of: try project.selection())
    for _ in 1...2 {
      try bundle.assemble(program: program, resources: project.sdk.resourceBundles)
    }
    let manager = FileManager.default
    #expect(manager.contents(atPath: bundle.program) == Data("program".utf8))
    #expect(
      try manager.destinationOfSymbolicLink(atPath: "\(bundle.folder)/Main.storyboard")
        == "\(project.path)/Main.storyboard"
    )
    #expect(manager.fileExists(atPath: "\(bundle.folder)/Runtime.resources/client.js"))
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(bundle.folder)/Info.plist"))
    let plist = try #require(
      try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    )
    #expect(plist["UIMainStoryboardFile"] as? String == "Main")
    #expect(plist["CFBundleIdentifier"] as? String == "org.example.app")
  }
}
