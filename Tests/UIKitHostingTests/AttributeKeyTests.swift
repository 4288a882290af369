import Testing
import UIKitHosting

struct AttributeKeyTests {
  @Test func everyKeyHasItsOwnBit() {
    var all = AttributeKeys()
    for key in AttributeKey.allCases { all.formUnion(AttributeKeys(key)) }
    #expect(Array(all.keys) == AttributeKey.allCases)
    for key in AttributeKey.allCases {
      #expect(Array(AttributeKeys(key).keys) == [key])
    }
  }

  @Test func setOperationsUseBothWords() {
    let first = AttributeKeys(rawValue: 1 << 3)
    let last = AttributeKeys(rawValue: 1 << 127)
    let both = first.union(last)
    #expect(both.rawValue == UInt128(1) << 127 | 8)
    #expect(both.intersection(last) == last)
    #expect(both.subtracting(first) == last)
    #expect(both.symmetricDifference(last) == first)
    #expect(both.isSuperset(of: first) && first.isDisjoint(with: last))
    #expect(!last.isEmpty && last.subtracting(last).isEmpty)
  }
}
