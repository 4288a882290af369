import Testing

@testable import UIKitHosting

struct DictionaryShrinkingTests {
  @Test func removeShrinkingReleasesCapacityAndKeepsTheRest() {
    var numbers = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ($0, $0) })
    for key in 3..<10_000 { #expect(numbers.removeShrinking(key) == key) }
    #expect(numbers == [0: 0, 1: 1, 2: 2])
    #expect(numbers.capacity <= 64)
    #expect(numbers.removeShrinking(3) == nil)
  }
}
