import AppBuilding
import Foundation
import Testing
import ToolTesting
import XcodeProjects

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

  @Test func frameworksAndBundlesOfTheProjectHaveTheirOwnFolders() throws {
    let fixture = Repository.root.appending(path: "Tools/Tests/Fixtures/Guestbook").path
    let selection = try AppSelection(in: XcodeProject(at: fixture))
    let folder = try TemporaryFolder(["program": ""])
    let bundle = AppBundle(at: "\(folder.path)G.app", of: selection, copiesResources: true)
    try bundle.assemble(program: "\(folder.path)program", resources: [])
    let items = FileManager.default.enumerator(atPath: bundle.folder)
    let files = Set(items?.compactMap { $0 as? String } ?? [])
    let kit = "Frameworks/GuestsKit.framework"
    #expect(
      files.isSuperset(of: [
        "Guestbook", "Info.plist", "\(kit)/Guests.storyboard", "\(kit)/de.lproj/Guests.strings",
        "\(kit)/Help.bundle/help.txt", "\(kit)/Help.bundle/Info.plist",
      ])
    )
    #expect(!files.contains("Guests.storyboard"))
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(bundle.folder)/\(kit)/Info.plist"))
    let plist = try PropertyListSerialization.propertyList(from: data, format: nil)
    let entries = plist as? [String: Any]
    #expect(entries?["RostrumModuleName"] as? String == "Guests")
    #expect(entries?["CFBundleIdentifier"] as? String == "org.example.guestskit")
  }

  @Test func copiesHaveFilesInPlaceOfLinks() throws {
    let project = try SampleProject(["A.swift": "let a = 1"])
    let folder = project.folder.path
    let manager = FileManager.default
    for name in ["P.resources/inner", "elsewhere"] {
      try manager.createDirectory(atPath: folder + name, withIntermediateDirectories: true)
    }
    for (name, text) in ["elsewhere/a.txt": "a", "program": ""] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + name))
    }
    try manager.createSymbolicLink(
      atPath: "\(folder)P.resources/inner/link",
      withDestinationPath: "\(folder)elsewhere"
    )
    let bundle = AppBundle(
      at: "\(folder)App.app",
      of: try project.selection(),
      copiesResources: true
    )
    try bundle.assemble(program: "\(folder)program", resources: ["\(folder)P.resources"])
    let place = "\(bundle.folder)/P.resources/inner/link"
    #expect(manager.contents(atPath: "\(place)/a.txt") == Data("a".utf8))
    let attributes = try manager.attributesOfItem(atPath: place)
    #expect(attributes[.type] as? FileAttributeType == .typeDirectory)
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
