import Foundation
import Synchronization
import Testing

@testable import LinuxSystemConfiguration

/// Apple: `SCNetworkReachability`.
struct SCNetworkReachabilityTests {
  private func target(_ address: UInt32) -> SCNetworkReachability? {
    var socket = sockaddr_in()
    socket.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    socket.sin_family = sa_family_t(AF_INET)
    socket.sin_addr.s_addr = address.bigEndian
    return withUnsafePointer(to: &socket) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
      }
    }
  }

  private func flags(of target: SCNetworkReachability) -> SCNetworkReachabilityFlags {
    var flags = SCNetworkReachabilityFlags()
    #expect(SCNetworkReachabilityGetFlags(target, &flags))
    return flags
  }

  @Test func theOwnMachineIsReachable() throws {
    let found = flags(of: try #require(target(0x7F00_0001)))
    #expect(found == [.reachable, .isLocalAddress, .isDirect])
    #expect(found.rawValue & UInt32(kSCNetworkFlagsReachable) != 0)
    let name = try #require(SCNetworkReachabilityCreateWithName(nil, "localhost"))
    #expect(flags(of: name).contains(.reachable))
    #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
  }

  @Test(arguments: [true, false])
  func othersAreReachableWhileAnInterfaceRuns(isRunning: Bool) {
    let target = SCNetworkReachability(isLocal: false) { isRunning }
    #expect(flags(of: target) == (isRunning ? .reachable : []))
  }

  @Test func anyOtherMachineIsAskedForByTheEmptyAddress() throws {
    let found = flags(of: try #require(target(0)))
    #expect(found.contains(.reachable) == NetworkInterfaces.isAnyRunning)
    #expect(!found.contains(.isLocalAddress))
  }

  @Test func aClientReceivesTheFlagsAndTheirChanges() {
    let isRunning = Mutex(true)
    let calls = Mutex<[SCNetworkReachabilityFlags]>([])
    let target = SCNetworkReachability(isLocal: false) { isRunning.withLock(\.self) }
    SCNetworkReachabilitySetCallback(
      target,
      { _, flags, _ in calls.withLock { $0.append(flags) } },
      nil
    )
    target.reportChange()
    target.reportChange()
    isRunning.withLock { $0 = false }
    target.reportChange()
    SCNetworkReachabilitySetCallback(target, nil, nil)
    isRunning.withLock { $0 = true }
    target.reportChange()
    #expect(calls.withLock(\.self) == [.reachable, []])
  }

  @Test func reportsBeginOnTheQueue() async {
    let target = SCNetworkReachability(isLocal: true)
    await withCheckedContinuation { continuation in
      SCNetworkReachabilitySetCallback(target, { _, _, _ in continuation.resume() }, nil)
      SCNetworkReachabilitySetDispatchQueue(target, DispatchQueue(label: "reports"))
    }
    SCNetworkReachabilitySetDispatchQueue(target, nil)
  }

  @Test func aContextIsRetainedAndReleasedByItsFunctions() {
    let log = Mutex<[String]>([])
    let info = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { info.deallocate() }
    var context = SCNetworkReachabilityContext(
      version: 0,
      info: info,
      retain: { info in
        log.withLock { $0.append("retained") }
        return info
      },
      release: { _ in log.withLock { $0.append("released") } },
      copyDescription: nil
    )
    let target = SCNetworkReachability(isLocal: true)
    SCNetworkReachabilitySetCallback(
      target,
      { _, _, given in log.withLock { $0.append(given == nil ? "nothing" : "called") } },
      &context
    )
    target.reportChange()
    SCNetworkReachabilitySetCallback(target, nil, nil)
    #expect(log.withLock(\.self) == ["retained", "called", "released"])
  }
}
