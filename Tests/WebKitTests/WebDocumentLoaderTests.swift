import AppTesting
import Foundation
import Testing

@testable import WebKit

/// The documents that the host loads for web views, and those that it refuses.
struct WebDocumentLoaderTests {
  @Test(arguments: ["file:///etc/passwd", "ftp://example.org", "data:text/html,x", "http:"])
  func onlyAddressesOfTheWebAreFetched(_ address: String) async throws {
    let url = try #require(URL(string: address))
    await #expect(throws: URLError(.unsupportedURL)) {
      try await WebDocumentLoader().load(URLRequest(url: url), cookies: CookieJar())
    }
  }

  /// This machine's origins are not exempt.
  @Test(arguments: [nil, "localhost"])
  func privateAddressesAreNotFetched(_ name: String?) async throws {
    let socket = try LocalSocket(listens: true)
    var parts = try #require(URLComponents(url: socket.url, resolvingAgainstBaseURL: false))
    if let name { parts.host = name }
    let url = try #require(parts.url)
    // A silent server would lead to a timeout.
    await #expect(throws: URLError(.cannotConnectToHost)) {
      try await WebDocumentLoader().load(URLRequest(url: url), cookies: CookieJar())
    }
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

  @Test func contentThatIsNoTextIsRejected() {
    #expect(throws: URLError(.cannotDecodeContentData)) {
      try document(Data([0]), type: "application/octet-stream")
    }
  }
}
