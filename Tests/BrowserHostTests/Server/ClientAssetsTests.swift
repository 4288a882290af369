import Foundation
import Testing

@testable import BrowserHost

struct ClientAssetsTests {
  @Test func everyStyleSheetIsInTheOneThatPagesAskFor() throws {
    let folder = ClientAssets.folder
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".css") }
    #expect(names.sorted() == ClientAssets.styleSheetNames.map { "\($0).css" }.sorted())
    let assets = try ClientAssets.load()
    let sheet = String(decoding: try #require(assets.files["client.css"]).bytes, as: UTF8.self)
    for name in names {
      let own = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let rule = try #require(own.split(separator: "\n").last { $0.hasSuffix("}") })
      #expect(sheet.contains(ClientAssets.dense(rule.drop { $0 == " " })), "\(name)")
    }
    #expect(!sheet.contains("/*"))
    #expect(assets.addresses.styleSheet.contains("client.css"))
  }
}
