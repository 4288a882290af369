import AppTesting
import Foundation
import Testing

@testable import UIKit

@MainActor
struct ModuleBundleTests {
  private final class Hidden {}

  @Test func theModuleOfAClassIsThatOfItsDeclaration() {
    #expect(ModuleBundles.module(of: UIView.self) == "UIKit")
    #expect(ModuleBundles.module(of: Hidden.self) == "UIKitTests")
    #expect(ModuleBundles.module(of: UIView.Mark.self) == "UIKitTests")
  }

  @Test func frameworksAreFoundByTheirModules() throws {
    let folder = TemporaryFolder()
    let frameworks = folder.file("App.app/Frameworks")
    func write(_ data: Data, to name: String) throws {
      let file = frameworks.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: file)
    }
    for (name, entries) in ["Labels Kit": ["RostrumModuleName": "Labels"], "Other": [:]] {
      let plist = try PropertyListSerialization.data(
        fromPropertyList: entries,
        format: .xml,
        options: 0
      )
      try write(plist, to: "\(name).framework/Info.plist")
    }
    try write(Data("\"mark\" = \"✎\";".utf8), to: "Labels Kit.framework/en.lproj/T.strings")
    let app = try #require(Bundle(url: folder.file("App.app")))
    let found = ModuleBundles.frameworks(of: app)
    #expect(found.keys.sorted() == ["Labels"])
    let bundle = try #require(found["Labels"])
    #expect(bundle.bundleURL.lastPathComponent == "Labels Kit.framework")
    #expect(bundle._localizedString(forKey: "mark", value: nil, table: "T") == "✎")
    #expect(bundle._localizedString(forKey: "none", value: "x", table: "T") == "x")
    #expect(bundle._localizedString(forKey: "none", value: nil, table: "T") == "none")
  }

  @Test func aClassWithoutAFrameworkBelongsToTheMainBundle() {
    #expect(Bundle._containing(Hidden.self) == .main)
  }
}

extension UIView {
  fileprivate final class Mark {}
}
