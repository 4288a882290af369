import Foundation
import RequestLimits
import Testing
import UIKitHosting

@testable import BrowserHost

/// The devices that the registry of scenes admits, and their addresses.
@MainActor
struct DeviceAdmissionTests: SceneVisiting {
  @Test func theAddressOfADeviceIsThatOfItsNewestPage() async throws {
    let test = try TestHost()
    let paint = Visitor(
      token: nil,
      languages: ["en"],
      address: ClientAddress(name: "192.0.2.1")
    )
    let session = try #require(await test.registry.paint(app: "fruit", path: nil, for: paint))
    _ = session.paint()
    test.admit(session)
    let device = try #require(test.fruit.scenes.first).request.device
    let address = try #require(device.address)
    #expect(address.name == "192.0.2.1")

    let first = FakePage(name: "one", address: "192.0.2.2")
    _ = connect(test, first, session, hello(page: "one", painted: session))
    #expect(address.name == "192.0.2.2")

    let second = FakePage(name: "two", address: "192.0.2.3")
    _ = connect(test, second, session, hello(page: "two"))
    #expect(test.fruit.scenes.last?.request.device.address === address)
    #expect(address.name == "192.0.2.3")
  }

  @Test func eachDeviceHasItsClientAddress() async throws {
    let test = try TestHost()
    for name in ["192.0.2.1", "192.0.2.2"] {
      let visitor = Visitor(
        token: nil,
        languages: ["en"],
        address: ClientAddress(name: name)
      )
      _ = try #require(await test.registry.paint(app: "fruit", path: nil, for: visitor))
    }
    let names = test.fruit.scenes.map(\.request.device.address?.name)
    #expect(names == ["192.0.2.1", "192.0.2.2"])
    test.clock.advance(by: .seconds(11))
    #expect(test.registry.deviceAddresses.isEmpty)
  }

  @Test func aStrangersSceneCannotBeClaimed() async throws {
    let test = try TestHost()
    let mine = try await test.painted()
    let other = try await test.painted()
    let page = FakePage()
    let shown = test.registry.connect(
      page,
      app: "fruit",
      token: other.device,
      hello: hello(remembered: mine.id, painted: mine)
    )
    #expect(shown !== mine)
    #expect(shown?.device == other.device)
  }

  @Test func anUnknownDeviceMustLoadThePageAgain() async throws {
    let test = try TestHost()
    let page = FakePage()
    let shown = test.registry.connect(
      page,
      app: "fruit",
      token: DeviceToken(),
      hello: hello()
    )
    #expect(shown == nil)
    #expect(test.fruit.scenes.isEmpty)
  }

  @Test func aWrongSecretIsNoDevice() async throws {
    let test = try TestHost()
    let session = try await test.painted()
    var token = session.device
    #expect(test.registry.devices.knows(token))
    token.secret = RandomName.make()
    #expect(!test.registry.devices.knows(token))
  }

  @Test(
    arguments: [
      { $0.deviceLimit = RateLimit(burst: 1, rate: 0.001) }, { $0.maximumDevices = 1 },
    ] as [@Sendable (inout BrowserHostConfiguration) -> Void]
  )
  func noDeviceIsMadeBeyondTheLimit(
    configure: @Sendable (inout BrowserHostConfiguration) -> Void
  ) async throws {
    let test = try TestHost(configure: configure)
    let visitor = Visitor(token: nil, languages: ["en"])
    var answers: [CloseReason?] = []
    for _ in 0..<2 {
      let session = await test.registry.paint(app: "fruit", path: nil, for: visitor)
      answers.append(test.admit(try #require(session)))
    }
    #expect(answers == [nil, .tooMuch])
    #expect(test.devices.count == 1)
  }

  @Test func aDeviceWithoutAPaintedPageIsNotAdmitted() throws {
    let test = try TestHost()
    let answer = test.registry.admit(DeviceToken(), from: ClientAddress(nil))
    #expect(answer == .reload)
    #expect(test.devices.isEmpty)
  }
}
