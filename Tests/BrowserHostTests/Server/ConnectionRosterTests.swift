import NIOCore
import NIOEmbedded
import Testing

@testable import BrowserHost

struct ConnectionRosterTests {
  /// A roster that makes room from the tenth connection on.
  private let roster = ConnectionRoster(maximum: 10)
  private let channels = (0..<10).map { _ in EmbeddedChannel() }

  private func number(_ channel: (any Channel)?) -> Int? {
    channels.firstIndex { $0 === channel }
  }

  private func enterAll(but last: Int = 1) {
    for channel in channels.dropLast(last) { #expect(roster.enter(channel) == nil) }
  }

  @Test func theConnectionThatHasWaitedLongestIsDisplacedFirst() {
    enterAll()
    #expect(number(roster.enter(channels[9])) == 0)
    #expect(number(roster.enter(EmbeddedChannel())) == 1)
  }

  @Test func aConnectionThatIsServedIsNotDisplaced() {
    enterAll()
    for channel in channels.prefix(3) { roster.place(of: channel).hold() }
    #expect(roster.place(of: channels[0]).isHeld)
    #expect(number(roster.enter(channels[9])) == 3)
  }

  @Test func aServedConnectionMovesToTheEndOfTheQueue() {
    enterAll()
    roster.place(of: channels[0]).hold()
    roster.release(channels[0])
    #expect(!roster.place(of: channels[0]).isHeld)
    let displaced = (0..<10).map { _ in number(roster.enter(EmbeddedChannel())) }
    #expect(displaced.prefix(9) == [1, 2, 3, 4, 5, 6, 7, 8, 0])
  }

  @Test func noConnectionIsDisplacedIfAllAreServed() {
    enterAll()
    for channel in channels { roster.place(of: channel).hold() }
    #expect(roster.enter(channels[9]) == nil)
  }

  @Test func theEndOfAConnectionMakesRoom() {
    enterAll()
    roster.leave(ObjectIdentifier(channels[4]))
    #expect(roster.enter(channels[9]) == nil)
    #expect(number(roster.enter(EmbeddedChannel())) == 0)
  }

  @Test func theOrderSurvivesManyRequests() {
    enterAll()
    for _ in 0..<1_000 {
      for channel in channels.dropLast().reversed() {
        roster.place(of: channel).hold()
        roster.release(channel)
      }
    }
    #expect(number(roster.enter(channels[9])) == 8)
  }
}
