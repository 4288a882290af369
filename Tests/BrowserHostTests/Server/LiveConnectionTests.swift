import AppTesting
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOWebSocket
import ServerTesting
import Testing
import UIKitHosting

@testable import BrowserHost

/// The protocol in process: a real socket with our own client.
@MainActor
struct LiveConnectionTests {
  @Test func aPageGoesLiveAndTapsAreServedInOrder() async throws {
    try await withPage { test, address in
      let page = try await WebSocketPage.open(address)
      try await page.say(address.hello())
      #expect(try await page.next() == "[\"scene\",\"\(address.scene)\"]")
      let scene = try #require(test.fruit.scenes.first)
      let cell = try #require(scene.rows.keys.min())
      try await page.say("[1,\"row\",\(cell.rawValue)]")
      let answer = try #require(try await page.next())
      #expect(answer.contains("\"move\":[\"push\",350"))
      #expect(answer.contains("\"at\":[\"/0\",1,\"Fruit 0\"]"))
      try await page.say("[2,\"back\",0]")
      #expect(try #require(try await page.next()).contains("\"move\":[\"pop\",350"))
      try await page.close()
    }
  }

  @Test func commitsOfTheSceneWithoutAnEventAreSent() async throws {
    try await withPage { test, address in
      let page = try await WebSocketPage.open(address)
      try await page.say(address.hello())
      _ = try await page.next()
      let scene = try #require(test.fruit.scenes.first)
      let window = try #require(scene.tree.root)
      scene.insert(.label, in: window, .text("by itself"))
      scene.commit()
      #expect(try #require(try await page.next()).contains("by itself"))
      try await page.close()
    }
  }

  @Test(arguments: [
    "not json", "[1,\"tap\"]", "[\"hello\",2]",
  ])
  func aMalformedMessageEndsTheConnection(text: String) async throws {
    try await withPage { test, address in
      let page = try await WebSocketPage.open(address)
      try await page.say(text)
      #expect(try await page.closeCode() == CloseReason.malformed.rawValue)
      #expect(test.registry.malformedMessages == 1)
    }
  }

  @Test func aMessageThatIsTooLongEndsTheConnection() async throws {
    try await withPage { _, address in
      let page = try await WebSocketPage.open(address)
      try await page.say("[\"" + String(repeating: "x", count: 100_000) + "\"]")
      #expect(try await page.closeCode() != nil)
    }
  }

  @Test func settleIsAnsweredAfterTheCommitsOfEarlierMessages() async throws {
    try await withPage { test, address in
      let page = try await WebSocketPage.open(address)
      try await page.say(address.hello())
      #expect(try await page.next() == "[\"scene\",\"\(address.scene)\"]")
      let cell = try #require(test.fruit.scenes.first?.rows.keys.min())
      try await page.say("[1,\"row\",\(cell.rawValue)]")
      try await page.say("[\"settle\"]")
      let commit = try #require(try await page.next())
      #expect(commit.hasPrefix("[2,"))
      #expect(try await page.next() == "[\"settled\"]")
      try await page.close()
    }
  }

  /// A page that was loaded from an older host has other scripts and styles.
  @Test func aPageOfAnotherClientReloads() async throws {
    try await withPage { _, address in
      var old = address
      old.client = "older"
      let page = try await WebSocketPage.open(address)
      try await page.say(old.hello())
      #expect(try await page.closeCode() == CloseReason.reload.rawValue)
    }
  }

  @Test func tooManyMessagesEndTheConnection() async throws {
    let configure = { (configuration: inout BrowserHostConfiguration) in
      configuration.messageBurst = 5
      configuration.messageRate = 0.001
    }
    try await withPage(configure: configure) { _, address in
      let page = try await WebSocketPage.open(address)
      try await page.say(address.hello())
      for _ in 0..<5 { try await page.say("[1,\"back\",0]") }
      #expect(try await page.closeCode() == CloseReason.tooMuch.rawValue)
    }
  }

  @Test func framesWithoutAMaskEndTheConnection() async throws {
    try await withPage { _, address in
      let page = try await WebSocketPage.open(address)
      try await page.send(.text, address.hello(), isMasked: false)
      #expect(try await page.closeCode() == CloseReason.protocolError.rawValue)
    }
  }

  @Test func aFloodOfMalformedMessagesLogsFewLines() async throws {
    let log = LogSpy()
    try await withPage(log: log) { test, address in
      for _ in 0..<20 {
        let page = try await WebSocketPage.open(address)
        try await page.say("?")
        #expect(try await page.closeCode() == CloseReason.malformed.rawValue)
      }
      #expect(test.registry.malformedMessages == 20)
    }
    let lines = log.lines.filter { $0.hasPrefix("warning: A message was malformed.") }
    #expect(!lines.isEmpty && lines.count < 20)
  }

  @Test func anAddressHoldsNoMoreConnectionsThanItMay() async throws {
    let configure = { (configuration: inout BrowserHostConfiguration) in
      configuration.maximumConnectionsPerAddress = 2
    }
    try await withPage(configure: configure) { _, address in
      // The connection that fetched the page may still be open, or not: a page finds room as soon
      // as it has ended, and a third one never.
      var opened: [WebSocketPage] = []
      await until {
        if let page = try? await WebSocketPage.open(address) { opened.append(page) }
        return !opened.isEmpty
      }
      await #expect(throws: (any Error).self) {
        for _ in 0..<2 { opened.append(try await WebSocketPage.open(address)) }
      }
      let page = try #require(opened.first)
      try await page.say(address.hello())
      #expect(try await page.next() == "[\"scene\",\"\(address.scene)\"]")
      try await page.close()
    }
  }

  @Test func anUnknownDeviceIsClosedWithReload() async throws {
    try await withPage { _, address in
      var stranger = address
      stranger.cookie = "device=" + DeviceToken().cookieValue
      let page = try await WebSocketPage.open(stranger)
      try await page.say(address.hello())
      #expect(try await page.closeCode() == CloseReason.reload.rawValue)
    }
  }

  @Test func aPageGoesLiveInSpiteOfPlantedCookies() async throws {
    try await withPage { _, address in
      var planted = address
      planted.cookie = "device=\(DeviceToken().cookieValue); device=x; \(address.cookie)"
      let page = try await WebSocketPage.open(planted)
      try await page.say(address.hello())
      #expect(try await page.next() == "[\"scene\",\"\(address.scene)\"]")
      try await page.close()
    }
  }

  @Test func onlyPagesOfThisHostCanConnect() async throws {
    try await withPage { _, address in
      var foreign = address
      foreign.origin = "http://evil.example"
      await #expect(throws: (any Error).self) { try await WebSocketPage.open(foreign) }
      var nameless = address
      nameless.cookie = "other=1"
      await #expect(throws: (any Error).self) { try await WebSocketPage.open(nameless) }
      var misnamed = address
      misnamed.host = "evil.example"
      misnamed.origin = "http://evil.example"
      await #expect(throws: (any Error).self) { try await WebSocketPage.open(misnamed) }
      var astray = address
      astray.app = "nothing"
      await #expect(throws: (any Error).self) { try await WebSocketPage.open(astray) }
    }
  }

  @Test func aHiddenPageReceivesHibernationAndRestoresItsSceneByAHello() async throws {
    try await withPage { test, address in
      let page = try await WebSocketPage.open(address)
      try await page.say(address.hello())
      _ = try await page.next()
      let scene = try #require(test.fruit.scenes.first)
      scene.saved = Data("apples".utf8)
      try await page.say("[1,\"active\",2]")
      await until { scene.events.last?.action == .activation(.background) }
      test.clock.advance(by: .seconds(301))
      #expect(try await page.next() == "[\"asleep\"]")
      let cell = try #require(scene.rows.keys.min())
      try await page.say("[1,\"row\",\(cell.rawValue)]")
      try await page.say(address.hello(remembering: address.scene))
      #expect(try await page.next() == "[\"scene\",\"\(address.scene)\"]")
      #expect(try #require(try await page.next()).contains("\"whole\":1"))
      let woken = try #require(test.fruit.scenes.last)
      #expect(woken !== scene && woken.request.restorationData == scene.saved)
      // Events for the hibernated scene are not sent to the restored one.
      #expect(woken.droppedEvents == 0 && woken.address.depth == 0)
      try await page.close()
    }
  }

  @Test func aPageThatLeavesPutsItsSceneIntoTheBackground() async throws {
    try await withPage { test, address in
      let page = try await WebSocketPage.open(address)
      try await page.say(address.hello())
      _ = try await page.next()
      try await page.close()
      let scene = try #require(test.fruit.scenes.first)
      await until { scene.events.last?.action == .activation(.background) }
      #expect(scene.isConnected)
    }
  }
}
