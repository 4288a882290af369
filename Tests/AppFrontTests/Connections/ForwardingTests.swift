import AppTesting
import Foundation
import NIOCore
import NIOHTTP1
import Synchronization
import Testing

@testable import AppFront

/// What passes between a client and the process of its device.
@MainActor
struct ForwardingTests {
  @Test func theProcessGetsNoHeadersOfTheConnectionAndNoCookiesOfTheFront() async throws {
    try await withFront { front in
      let cookie = try await front.newBrowser()
      let answer = try await front.request(
        .GET,
        "/x?y=z",
        headers: [
          "Cookie": "a=1; \(cookie); rostrum-owner=k; __Host-rostrum-device=q; b=2",
          "Connection": "keep-alive, X-Private", "X-Private": "secret", "Keep-Alive": "timeout=5",
          "Proxy-Authorization": "Basic x", "X-Forwarded-For": "203.0.113.7",
          "X-Real-IP": "1.2.3.4", "Forwarded": "for=1.2.3.4", "X-Forwarded-Proto": "https",
          "X-Kept": "yes",
        ]
      )
      #expect(answer.body.hasPrefix("GET /x?y=z\n"))
      #expect(answer.received("cookie") == "a=1; b=2")
      #expect(answer.received("x-kept") == "yes")
      #expect(answer.received("host") == "localhost")
      // The peer is no trusted proxy, which could name another.
      #expect(answer.received("x-forwarded-for") == "127.0.0.1")
      for name in [
        "x-private", "keep-alive", "proxy-authorization", "x-real-ip", "forwarded",
        "x-forwarded-proto",
      ] {
        #expect(answer.received(name) == nil, "\(name)")
      }
      #expect(!answer.headers.contains(name: "x-hop"))
      #expect(answer.headers.first(name: "x-app") == "yes")
    }
  }

  @Test func aTrustedProxyNamesTheClient() async throws {
    try await withFront {
      $0.trustedProxies = ["127.0.0.1"]
    } _: { front in
      let cookie = try await front.newBrowser()
      let answer = try await front.request(
        .GET,
        "/x",
        headers: ["Cookie": cookie, "X-Forwarded-For": "198.51.100.1, 203.0.113.7"]
      )
      #expect(answer.received("x-forwarded-for") == "203.0.113.7")
    }
  }

  @Test func aBodyPassesBeforeItIsComplete() async throws {
    try await withFront { front in
      let cookie = try await front.newBrowser()
      let process = front.launcher.processes[0]
      let connection = try await front.connect()
      try await connection.send(
        .POST,
        "/x",
        headers: ["Cookie": cookie, "Transfer-Encoding": "chunked"]
      )
      try await connection.send(ByteBuffer(repeating: 1, count: 100_000))
      await until { process.received.withLock { $0 } == 100_000 }
      try await connection.send(ByteBuffer(repeating: 2, count: 1))
      try await connection.end()
      let answer = try await connection.answer()
      #expect(answer.body.hasSuffix("body 100001"))
      #expect(answer.received("transfer-encoding") == "chunked")
      connection.close()
    }
  }

  @Test func aLargeResponsePassesWhole() async throws {
    try await withFront { front in
      let cookie = try await front.newBrowser()
      let answer = try await front.request(.GET, "/big", headers: ["Cookie": cookie])
      #expect(answer.body.utf8.count == 64 << 20)
    }
  }

  @Test func headersAndBodiesHaveLimits() async throws {
    var limits = FrontLimits()
    limits.maximumHeaderSize = 1_000
    limits.maximumBodySize = 1_000
    try await withFront(limits: limits) { front in
      let cookie = try await front.newBrowser()
      let long = String(repeating: "x", count: 1_000)
      let heads: [(HTTPMethod, String, HTTPHeaders, HTTPResponseStatus)] = [
        (.GET, "/x", ["X-Long": long], .requestHeaderFieldsTooLarge),
        (.GET, "/\(long)", [:], .requestHeaderFieldsTooLarge),
        (.POST, "/x", ["Content-Length": "1001"], .payloadTooLarge),
      ]
      for (method, uri, headers, status) in heads {
        let connection = try await front.connect()
        // The answer comes before the end of the request is sent.
        try await connection.send(method, uri, headers: headers)
        #expect(try await connection.answer().status == status)
        connection.close()
      }
      let connection = try await front.connect()
      try await connection.send(
        .POST,
        "/x",
        headers: ["Cookie": cookie, "Transfer-Encoding": "chunked"]
      )
      try await connection.send(ByteBuffer(repeating: 1, count: 600))
      // The answer may come before this is written.
      try? await connection.send(ByteBuffer(repeating: 1, count: 600))
      #expect(try await connection.answer().status == .payloadTooLarge)
      connection.close()
    }
  }

  @Test func bytesThatAreNoHTTPCloseTheConnection() async throws {
    try await withFront { front in
      let length = "Content-Length: 1\r\n"
      for text in [
        "\u{16}\u{3}\u{1}\r\n\r\n", "GET / HTTP/1.1\r\n\(length)Content-Length: 2\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: localhost\r\n\(length)Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      ] {
        let client = try await RawClient.open(front.server.port)
        try await client.write(text)
        #expect(await client.read().hasPrefix("HTTP/1.1 400 "), "\(text)")
      }
    }
  }

  @Test func anAbsoluteTargetNamesTheHost() async throws {
    try await withFront { front in
      let client = try await RawClient.open(front.server.port)
      try await client.write(
        "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
      )
      #expect(await client.read().hasPrefix("HTTP/1.1 421 "))
    }
  }

  @Test func aLiveConnectionPassesBytesBothWays() async throws {
    try await withFront { front in
      let cookie = try await front.newBrowser()
      let device = front.directory.all[0]
      // A proxy keeps connections, and sends a request for a live connection on any of them.
      let client = try await RawClient.open(front.server.port)
      try await client.write("GET /x HTTP/1.1\r\nHost: localhost\r\nCookie: \(cookie)\r\n\r\n")
      _ = await client.read(until: "body 0")
      try await client.write(LiveRequest.text(cookie) + "early")
      let answer = await client.read(until: "early")
      #expect(answer.contains("HTTP/1.1 101 Switching Protocols"))
      #expect(answer.lowercased().contains("upgrade: websocket"))
      try await client.write("later")
      #expect(await client.read(until: "later") == "later")
      #expect(device.liveConnections == 1)
      // The end of the process ends the connection.
      front.launcher.processes[0].end(ProcessEnding(code: 0, output: ""))
      #expect(await client.read() == "")
      await until { device.liveConnections == 0 }
    }
  }

  @Test func aPageWhoseProcessEndsWaitsForTheNext() async throws {
    try await withFront { front in
      let cookie = try await front.newBrowser()
      let connection = try await front.connect()
      try await connection.send(.GET, "/silence", headers: TestFront.page(cookie))
      try await connection.end()
      let device = front.directory.all[0]
      await until { !device.isIdle }
      front.launcher.processes[0].end(ProcessEnding(code: -9, output: ""))
      let answer = try await connection.answer()
      #expect(answer.body.contains("/-/starting"))
      connection.close()
    }
  }

  @Test func aClientThatReadsNothingStopsTheProcessFromWriting() async throws {
    try await withFront { front in
      let cookie = try await front.newBrowser()
      let connection = try await TestConnection.open(front.server.port, reads: false)
      try await connection.send(.GET, "/big", headers: ["Cookie": cookie])
      try await connection.end()
      let device = front.directory.all[0]
      // The response cannot pass, so that the request is not over.
      await until { !device.isIdle }
      for _ in 0..<50 { try await Task.sleep(for: .milliseconds(1)) }
      #expect(!device.isIdle)
      // As much as sockets hold, and not the answer.
      #expect(front.launcher.processes[0].sent.withLock { $0 } < 32 << 20)
      connection.close()
      await until { device.isIdle }
    }
  }
}
