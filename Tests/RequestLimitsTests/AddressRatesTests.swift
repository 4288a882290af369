import NIOCore
import Testing

@testable import RequestLimits

struct AddressRatesTests {
  private let start = ContinuousClock.now

  private func address(_ name: String) throws -> ClientAddress {
    ClientAddress(try SocketAddress(ipAddress: name, port: 1))
  }

  @Test func everyAddressHasItsOwnPermissions() throws {
    let rates = AddressRates(RateLimit(burst: 2, rate: 1), now: start)
    let (one, other) = (try address("192.0.2.1"), try address("192.0.2.2"))
    #expect(rates.take(one, now: start) && rates.take(one, now: start))
    #expect(!rates.take(one, now: start))
    #expect(rates.take(other, now: start))
    #expect(rates.take(one, now: start + .seconds(1)))
  }

  @Test func manyAddressesShareOneBucketUntilOthersAreForgotten() throws {
    let rates = AddressRates(RateLimit(burst: 1, rate: 1), now: start)
    var taken = 0
    for number in 0..<20_000 {
      let name = "10.0.\(number / 250).\(number % 250)"
      if rates.take(try address(name), now: start) { taken += 1 }
    }
    #expect(taken == 16_384 + 1)
    #expect(rates.take(try address("192.0.2.9"), now: start + .seconds(2)))
    #expect(rates.take(try address("192.0.2.10"), now: start + .seconds(2)))
  }
}
