import Foundation
import Testing

@testable import BrowserHost

struct ClientAssetsTests {
  @Test func everyStyleSheetIsInTheJoinedStyleSheet() throws {
    let folder = ClientAssets.folder
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".css") }
    let late = ClientAssets.lazyStyleSheets.flatMap(\.1).map { "\($0).css" }
    let first = ClientAssets.styleSheetNames.map { "\($0).css" }
    #expect(names.sorted() == (first + late).sorted())
    let assets = try ClientAssets.load()
    for name in late { #expect(assets.files[name] != nil) }
    let sheet = String(decoding: try #require(assets.files["client.css"]).bytes, as: UTF8.self)
    for name in first {
      let own = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let rule = try #require(own.split(separator: "\n").last { $0.hasSuffix("}") })
      let resolved = StyleSheetFunctions.resolve(String(rule.drop { $0 == " " }))
      #expect(sheet.contains(ClientAssets.dense(resolved[...])), "\(name)")
    }
    #expect(!sheet.contains("/*"))
    #expect(assets.addresses.styleSheet.contains("client.css"))
  }
}
