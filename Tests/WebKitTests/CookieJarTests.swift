import Foundation
import Testing

@testable import WebKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// RFC 6265: which cookies a request carries, and which a site may set.
struct CookieJarTests {
  private let jar = CookieJar()

  private func cookie(
    _ name: String,
    _ value: String = "1",
    domain: String = "example.org",
    path: String = "/",
    isSecure: Bool = false,
    expires: Date? = nil
  ) throws -> HTTPCookie {
    var properties: [HTTPCookiePropertyKey: Any] = [
      .name: name, .value: value, .domain: domain, .path: path,
    ]
    if isSecure { properties[.secure] = "TRUE" }
    if let expires { properties[.expires] = expires }
    return try #require(HTTPCookie(properties: properties))
  }

  private func field(_ address: String) throws -> String? {
    jar.field(for: try #require(URL(string: address)))
  }

  private func answer(_ address: String, _ field: String) throws {
    let url = try #require(URL(string: address))
    let response = try #require(
      HTTPURLResponse(
        url: url,
        statusCode: 200,
        httpVersion: nil,
        headerFields: ["Set-Cookie": field]
      )
    )
    jar.keep(from: response, of: url)
  }

  @Test(
    arguments: [
      ("example.org", "https://example.org/", true),
      ("example.org", "https://EXAMPLE.org/a", true),
      ("example.org", "https://www.example.org/", false),
      (".example.org", "https://www.example.org/", true),
      (".example.org", "https://example.org/", true),
      (".example.org", "https://badexample.org/", false),
      ("example.org", "https://example.com/", false),
    ]
  )
  func domainsMatchWholeNames(_ domain: String, _ address: String, _ isSent: Bool) throws {
    jar.set(try cookie("a", domain: domain))
    #expect(try field(address) == (isSent ? "a=1" : nil))
  }

  @Test(
    arguments: [
      ("/", "/x", true), ("/a", "/a", true), ("/a", "/a/b", true), ("/a", "/ab", false),
      ("/a/", "/a/b", true), ("/a/", "/a", false), ("/", "", true),
    ]
  )
  func pathsMatchWholeParts(_ path: String, _ asked: String, _ isSent: Bool) throws {
    jar.set(try cookie("a", path: path))
    #expect(try field("https://example.org\(asked)") == (isSent ? "a=1" : nil))
  }

  @Test func aSecureCookieIsSentOverTLSAlone() throws {
    jar.set(try cookie("a", isSecure: true))
    #expect(try field("http://example.org/") == nil)
    #expect(try field("https://example.org/") == "a=1")
  }

  @Test func cookiesOfLongerPathsComeFirst() throws {
    jar.set(try cookie("a"))
    jar.set(try cookie("b", path: "/deep"))
    jar.set(try cookie("c"))
    #expect(try field("https://example.org/deep/x") == "b=1; a=1; c=1")
  }

  @Test func aCookieReplacesTheOneOfItsNameAndPath() throws {
    jar.set(try cookie("a", "1"))
    jar.set(try cookie("a", "2"))
    jar.set(try cookie("a", "3", path: "/deep"))
    #expect(try field("https://example.org/") == "a=2")
    #expect(jar.kept.count == 2)
  }

  @Test func anExpiredCookieRemovesTheStoredCookie() throws {
    jar.set(try cookie("a"))
    jar.set(try cookie("a", expires: .distantPast))
    #expect(jar.kept.isEmpty)
    jar.set(try cookie("b", expires: .distantFuture))
    #expect(jar.kept.count == 1)
  }

  @Test func aSiteSetsItsOwnCookies() throws {
    try answer("https://www.example.org/", "a=1; Path=/")
    #expect(try field("https://www.example.org/x") == "a=1")
    #expect(try field("https://example.org/") == nil)
    try answer("https://www.example.org/", "b=2; Domain=example.org; Path=/")
    #expect(try field("https://shop.example.org/")?.contains("b=2") == true)
  }

  @Test(arguments: ["other.org", ".org", "org", "shop.example.org"])
  func aSiteSetsNoneOfOthers(_ domain: String) throws {
    try answer("https://example.org/", "a=1; Domain=\(domain); Path=/")
    #expect(jar.kept.isEmpty)
  }

  @Test func sizeAndNumberOfCookiesAreLimited() throws {
    jar.set(try cookie("long", String(repeating: "x", count: CookieJar.maximumSize)))
    #expect(jar.kept.isEmpty)
    for number in 0..<(CookieJar.maximumCount + 5) { jar.set(try cookie("c\(number)")) }
    #expect(jar.kept.count == CookieJar.maximumCount)
    #expect(jar.kept.first?.cookie.name == "c5")
  }

  @Test func changesAreCounted() throws {
    let a = try cookie("a")
    jar.set(a)
    jar.remove { $0.cookie.name == "b" }
    #expect(jar.changes == 1)
    jar.remove { CookieJar.isSame($0.cookie, a) }
    #expect(jar.changes == 2)
  }
}
