import ServerTesting
import Testing

@testable import BrowserHost

/// Requests that no browser sends, as bytes on a socket.
@MainActor
struct HostHeaderTests {
  private static let end = "Connection: close\r\n\r\n"

  /// Returns the responses to some texts, each on a new connection.
  private func answers(
    to texts: [String],
    allowedHosts: Set<String> = ["localhost", "127.0.0.1", "[::1]"]
  ) async throws -> [String] {
    let test = try TestHost(allowedHosts: allowedHosts)
    return try await test.host.application().serve { port in
      var answers: [String] = []
      for text in texts { answers.append(try await RawConnection.answer(to: text, port: port)) }
      return answers
    }
  }

  private func check(_ cases: KeyValuePairs<String, Int>) async throws {
    for (answer, (text, status)) in zip(try await answers(to: cases.map(\.key)), cases) {
      #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(text.debugDescription): \(answer)")
    }
  }

  @Test func exactlyOneValidHostHeaderIsRequired() async throws {
    try await check([
      "GET / HTTP/1.1\r\nHost: localhost\r\n\(Self.end)": 200,
      "GET / HTTP/1.1\r\nHost:  LOCALHOST:8080 \r\n\(Self.end)": 200,
      "GET / HTTP/1.0\r\nHost: [::1]:80\r\n\(Self.end)": 200,
      "GET / HTTP/1.1\r\n\(Self.end)": 400,
      "GET / HTTP/1.0\r\n\(Self.end)": 400,
      "GET / HTTP/1.1\r\nHost:\r\n\(Self.end)": 400,
      "GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\(Self.end)": 400,
      "GET / HTTP/1.1\r\nHost: localhost\r\nhOST: evil.example\r\n\(Self.end)": 400,
      "GET / HTTP/1.1\r\nHost: evil.example\r\nHost: localhost\r\n\(Self.end)": 400,
      "GET / HTTP/1.1\r\nHost: localhost, localhost\r\n\(Self.end)": 400,
      "GET / HTTP/1.1\r\nHost: 127.0.0.1:8601; script-src *\r\n\(Self.end)": 400,
      "GET / HTTP/1.1\r\nHost: [::1]evil.example\r\n\(Self.end)": 400,
      "GET / HTTP/1.1\r\nHost: user@localhost\r\n\(Self.end)": 400,
      "GET / HTTP/1.1\r\nHost: localhost.\r\n\(Self.end)": 400,
      "GET / HTTP/1.1\r\nHost: evil.example\r\n\(Self.end)": 421,
    ])
  }

  @Test func theHostOfAnAbsoluteTargetCounts() async throws {
    try await check([
      "GET http://localhost/ HTTP/1.1\r\nHost: localhost\r\n\(Self.end)": 200,
      "GET http://localhost/ HTTP/1.1\r\nHost: evil.example\r\n\(Self.end)": 200,
      "GET HTTP://localhost:80/extra?a=b HTTP/1.1\r\n\(Self.end)": 200,
      "GET http://localhost HTTP/1.1\r\n\(Self.end)": 200,
      "GET http://localhost?a HTTP/1.1\r\n\(Self.end)": 200,
      "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\(Self.end)": 421,
      "GET http://user@localhost/ HTTP/1.1\r\nHost: localhost\r\n\(Self.end)": 400,
      "GET http://localhost@evil.example/ HTTP/1.1\r\nHost: localhost\r\n\(Self.end)": 400,
      "GET ftp://localhost/ HTTP/1.1\r\nHost: localhost\r\n\(Self.end)": 400,
      "GET http://localhost/ HTTP/1.1\r\nHost: a\r\nHost: b\r\n\(Self.end)": 400,
      "CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\(Self.end)": 400,
      "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\(Self.end)": 400,
      "GET //evil.example/ HTTP/1.1\r\nHost: localhost\r\n\(Self.end)": 404,
    ])
  }

  @Test func thePolicyNamesTheParsedHostOnly() async throws {
    let texts = ["LOCALHOST:8080", "localhost:8080; script-src *"].map {
      "GET / HTTP/1.1\r\nHost: \($0)\r\n\(Self.end)"
    }
    let answers = try await answers(to: texts)
    #expect(answers[0].contains("connect-src 'self' ws://localhost:8080 wss://localhost:8080;"))
    #expect(!answers[1].contains("script-src *"))
  }

  @Test func liveConnectionsRejectInvalidHosts() async throws {
    try await withPage { _, address in
      for host in ["localhost:80; x", "[::1]evil.example", "localhost:99999", "user@localhost"] {
        var forged = address
        forged.host = host
        forged.origin = "http://" + host
        await #expect(throws: (any Error).self) { try await WebSocketPage.open(forged) }
      }
    }
  }

  /// No request asks to close the connection: the host closes it.
  @Test(arguments: [
    "\u{16}\u{3}\u{1}\u{2}", "GARBAGE\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
    "GET / HTTP/1.1\r\nHost : localhost\r\n\r\n", "GET / HTTP/1.1\r\nHo\u{0}st: a\r\n\r\n",
    "POST /extra HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
    "POST /extra HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    "POST /extra HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
  ])
  func malformedHTTPIsAnsweredWith400AndClosed(text: String) async throws {
    let answer = try #require(try await answers(to: [text]).first)
    #expect(answer.hasPrefix("HTTP/1.1 400 "), "\(answer)")
    #expect(answer.ranges(of: "HTTP/1.1").count == 1, "one answer only")
  }

  @Test func garbageAfterARequestEndsTheConnectionToo() async throws {
    let test = try TestHost()
    try await test.host.application().serve { port in
      let connection = try await RawConnection.open(port)
      try await connection.write("GET /extra HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(await connection.next(1).hasPrefix("HTTP/1.1 200 "))
      try await connection.write("GARBAGE\r\n\r\n")
      #expect(await connection.all().contains("HTTP/1.1 400 "))
    }
  }
}
