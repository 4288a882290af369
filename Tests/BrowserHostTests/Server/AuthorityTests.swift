import Testing

@testable import BrowserHost

struct AuthorityTests {
  @Test func namesOfAHostHaveNeitherSchemeNorPort() {
    for name in ["rostrum.example", "[::1]", "127.0.0.1", "My_Host"] {
      #expect(BrowserHostConfiguration.isHostName(name))
    }
    for name in ["https://rostrum.example", "rostrum.example:80", "", "*", "a b", "a/b"] {
      #expect(!BrowserHostConfiguration.isHostName(name))
    }
  }

  @Test(
    arguments: [
      ("localhost", "localhost"), ("LOCALHOST:80", "localhost:80"), ("127.0.0.1:8080", nil),
      ("[::1]", nil), ("[::1]:65535", nil), ("a-b.example_1.org:1", nil),
      ("[2001:DB8::1]:443", "[2001:db8::1]:443"),
    ] as [(String, String?)]
  )
  func hostsWithAndWithoutPortsAreTaken(text: String, canonical: String?) {
    #expect(Authority(text)?.description == canonical ?? text)
  }

  @Test(arguments: [
    "", ":80", ".", "localhost.", ".localhost", "local..host", "local host", "localhost ",
    " localhost", "localhost:", "localhost:0", "localhost:080", "localhost:65536",
    "localhost:99999", "localhost:-1", "localhost:+80", "localhost:8a", "localhost:80:80",
    "localhost:80 ", "127.0.0.1:8601; script-src *", "127.0.0.1; script-src *",
    "localhost,evil.example", "localhost, localhost", "user@localhost", "user:pass@localhost",
    "localhost:80@evil.example", "localhost/path", "localhost?query", "localhost#fragment",
    "localhost\\evil", "local%68ost", "*", "*.localhost", "'self'", "\"localhost\"",
    "l\u{F6}calhost",
    "localhost\0", "localhost\r\nX: y", "localhost\t", "[::1", "::1", "[::1]evil.example",
    "[::1].evil.example", "[::1]:", "[::1]80", "[::1]:80:80", "[::1%25eth0]", "[127.0.0.1]",
    "[localhost]", "[]", "[:::1]", "[[::1]]", "[v1.x]", "\u{FF11}27.0.0.1",
    "localhost:\u{0661}", String(repeating: "a", count: 300),
  ])
  func everythingElseIsRefused(text: String) {
    #expect(Authority(text) == nil)
  }

  @Test func authoritiesParsedFromRandomTextAreSafeInHeaders() {
    var generator = Lehmer(state: 20_261_123)
    let characters = Array("ab1:.[]-_;,*'\"@%/ \\\t\0\r\n?#()=<>é")
    var taken = 0
    for _ in 0..<5_000 {
      let length = Int.random(in: 0...8, using: &generator)
      let text = String(
        (0..<length).map { _ in characters.randomElement(using: &generator) ?? "a" }
      )
      guard let authority = Authority(text) else { continue }
      taken += 1
      #expect(authority.description == text)
      let isSafe =
        text.wholeMatch(of: #/([a-z0-9_.-]+|\[[0-9a-f:.]+\])(:[1-9][0-9]{0,4})?/#) != nil
      #expect(isSafe, "\(text.debugDescription)")
    }
    #expect(taken > 10)
  }

  @Test(arguments: [
    ("http://localhost:80", "localhost:80", true), ("https://a.example", "a.example", true),
    ("http://localhost:81", "localhost:80", false), ("null", "localhost", false),
    ("http://localhost:80.evil.example", "localhost:80", false), ("", "localhost", false),
    ("http://localhost", "LOCALHOST", true), ("http://localhost/", "localhost", false),
    ("ftp://localhost", "localhost", false), ("http://user@localhost", "localhost", false),
  ])
  func originsMustBeTheHost(origin: String, host: String, isSame: Bool) throws {
    let authority = try #require(Authority(host))
    #expect(HostList(names: []).isSameOrigin(origin, as: authority) == isSame)
  }

  @Test(arguments: [
    ("localhost", true), ("LOCALHOST:80", true), ("127.0.0.1:8080", true), ("[::1]:8080", true),
    ("my.example", true), ("localhost.evil.example", false), ("evil.example:80", false),
  ])
  func hostsAreComparedByName(host: String, isAllowed: Bool) throws {
    let list = HostList(names: ["localhost", "127.0.0.1", "[::1]", "My.example"])
    #expect(list.allows(try #require(Authority(host))) == isAllowed)
  }
}

/// A generator with a fixed seed.
private struct Lehmer: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
