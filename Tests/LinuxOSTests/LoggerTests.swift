import Foundation
import Synchronization
import Testing

@testable import LinuxOS

struct LoggerTests {
  private let logger = Logger(subsystem: "com.example.app", category: "store")

  /// What a piece of code logs.
  private func lines(_ body: () -> Void) -> String {
    let received = Received()
    LogOutput.$receiver.withValue({ received.add($0) }, operation: body)
    return received.text
  }

  @Test func aMessageIsALineWithItsPlace() {
    #expect(lines { logger.log("ready") } == "notice [com.example.app:store] ready\n")
    #expect(lines { Logger().info("one\ntwo") } == "info one\\ntwo\n")
  }

  @Test func levels() {
    let text = lines {
      logger.trace("a")
      logger.debug("a")
      logger.info("a")
      logger.notice("a")
      logger.warning("a")
      logger.error("a")
      logger.critical("a")
      logger.fault("a")
      logger.log(level: .error, "a")
    }
    let levels = text.split(separator: "\n").map { $0.split(separator: " ")[0] }
    #expect(
      levels == [
        "debug", "debug", "info", "notice", "error", "error", "fault", "fault", "error",
      ]
    )
  }

  @Test func privateValuesAreNotWritten() {
    let name = "Ada"
    let address: URL? = URL(string: "https://example.com")
    let text = lines {
      logger.info("\(name) \(name, privacy: .public) \(name, privacy: .private)")
      logger.info("\(name, privacy: .sensitive) \(address!) \(address!, privacy: .public)")
      logger.info("\(NSNumber(value: 1)) \(String.self) \([name])")
    }
    #expect(
      text == """
        info [com.example.app:store] <private> Ada <private>
        info [com.example.app:store] <private> <private> https://example.com
        info [com.example.app:store] <private> String <private>

        """
    )
  }

  @Test func numbersAreWrittenInTheirFormat() {
    let number = 42
    let text = lines {
      logger.info("\(number) \(number, privacy: .private) \(number, format: .hex)|\(true)")
      logger.info("\(1.5) \(1.25, format: .fixed(precision: 1)) \(true, format: .answer)")
      logger.info("\(7, align: .right(columns: 3))|\(7, align: .left(columns: 3))|")
      logger.info(
        "\(-7, format: .decimal(minDigits: 3)) \(UInt8(255), format: .hex(uppercase: true))"
      )
    }
    #expect(
      text == """
        info [com.example.app:store] 42 <private> 2a|true
        info [com.example.app:store] 1.500000 1.2 yes
        info [com.example.app:store]   7|7  |
        info [com.example.app:store] -007 FF

        """
    )
  }

  @Test func equalValuesHaveOneHash() {
    let text = lines {
      for name in ["Ada", "Ada", "Bob"] { Logger().info("\(name, privacy: .private(mask: .hash))") }
    }
    let hashes = text.split(separator: "\n")
    #expect(hashes[0] == hashes[1])
    #expect(hashes[1] != hashes[2])
    #expect(!text.contains("Ada"))
  }

  @Test func formatsOfPrintf() {
    let log = OSLog(subsystem: "com.example.app", category: "net")
    let text = lines {
      os_log("ready")
      os_log("%{public}@ has %d of %ld, %.1f%%", log: log, type: .error, "Ada", 3, 4, 12.34)
      os_log("%@ %s %{private}d", log: log, "Ada", "Bob", 5)
      os_log(.debug, log: log, "%{public}@", NSString(string: "object"))
      os_log(.info, "interpolated \(1)")
      os_log("%05d %x", 42, UInt8(255))
      os_log("%d")
      os_log(.error, log: .disabled, "dropped")
    }
    #expect(
      text == """
        notice ready
        error [com.example.app:net] Ada has 3 of 4, 12.3%
        notice [com.example.app:net] <private> <private> <private>
        debug [com.example.app:net] object
        info interpolated 1
        notice 00042 ff
        notice <decode: missing data>

        """
    )
  }

  @Test func signpostsKeepTheMeaningOfTheirWork() throws {
    let signposter = OSSignposter(subsystem: "com.example.app", category: .pointsOfInterest)
    let id = signposter.makeSignpostID()
    #expect(id != signposter.makeSignpostID())
    let state = signposter.beginInterval("load", id: id, "\(1)")
    signposter.emitEvent("moment")
    signposter.endInterval("load", state)
    #expect(signposter.withIntervalSignpost("work") { 7 } == 7)
    #expect(
      lines { os_signpost(.begin, log: .default, name: "load", "%d", 1) } == ""
    )
  }
}

private final class Received: Sendable {
  private let lines = Mutex("")

  var text: String { lines.withLock { $0 } }

  func add(_ line: String) { lines.withLock { $0 += line } }
}
