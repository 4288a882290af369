import Testing

@testable import BrowserHost

struct ClientAssetsTests {
  @Test func everyStyleSheetIsLinkedAndEveryLinkLeadsToOne() throws {
    let assets = try ClientAssets.load()
    let files = assets.files.keys.filter { $0.hasSuffix(".css") }.sorted()
    #expect(files == AssetAddresses.styleSheetNames.map { "\($0).css" }.sorted())
    let links = assets.addresses.styleSheets.split(separator: "\n")
    #expect(links.count == files.count)
    #expect(links.allSatisfy { $0.contains(assets.addresses.client) })
  }
}
