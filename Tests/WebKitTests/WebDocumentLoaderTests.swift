import Foundation
import Testing

@testable import WebKit

/// What the host fetches for web views, and what it refuses.
struct WebDocumentLoaderTests {
  @Test(arguments: ["file:///etc/passwd", "ftp://example.org", "data:text/html,x", "http:"])
  func onlyAddressesOfTheWebAreFetched(_ address: String) async throws {
    let url = try #require(URL(string: address))
    await #expect(throws: URLError(.unsupportedURL)) {
      try await WebDocumentLoader().load(URLRequest(url: url))
    }
  }

  @Test(
    arguments: [
      ("https://www.example.org/a", true), ("http://example.com", true),
      ("http://127.0.0.1/", false), ("http://2130706433/", false),
      ("http://0x7f.0x0.0x0.0x1/", false),
      ("http://[::1]/", false), ("http://localhost/", false), ("http://metadata/", false),
      ("http://db.internal/", false), ("http://printer.local:631/", false),
      ("http://example.org:8080/", true), ("file:///etc/passwd", false),
    ]
  )
  func aSiteSendsItsReadersToNamesOfTheWebAlone(_ address: String, _ isAllowed: Bool) throws {
    let old = URL(string: "https://example.org/")
    let new = try #require(URL(string: address))
    #expect(WebDocumentLoader.mayRedirect(from: old, to: new) == isAllowed)
  }

  @Test func aServerWithoutANameMaySendOnWithinItself() throws {
    let old = URL(string: "http://127.0.0.1:8080/a")
    let (near, far) = ("http://127.0.0.1:8080/b", "http://127.0.0.1:6379/")
    #expect(WebDocumentLoader.mayRedirect(from: old, to: try #require(URL(string: near))))
    #expect(!WebDocumentLoader.mayRedirect(from: old, to: try #require(URL(string: far))))
  }

  private func document(_ text: Data, type: String) throws -> WebDocument {
    let url = try #require(URL(string: "https://example.org/"))
    let response = try #require(
      HTTPURLResponse(
        url: url,
        statusCode: 200,
        httpVersion: nil,
        headerFields: ["Content-Type": type]
      )
    )
    return try WebDocumentLoader.document(text, response, from: url)
  }

  @Test func textsAreShownInTheirEncoding() throws {
    #expect(try document(Data("<p>李".utf8), type: "text/html").html == "<p>李")
    let latin = Data([0x4D, 0xE1, 0x74, 0x61])
    #expect(try document(latin, type: "text/html; charset=ISO-8859-1").html == "Máta")
    #expect(try document(Data("a<b>&".utf8), type: "text/plain").html == "<pre>a&lt;b>&amp;</pre>")
  }

  @Test func whatIsNoTextIsRefused() {
    #expect(throws: URLError(.cannotDecodeContentData)) {
      try document(Data([0]), type: "application/octet-stream")
    }
  }
}
