import Testing
import UIKitHosting

struct AttributeKeyTests {
  @Test("a key beyond the 64th would be lost in silence: the word must grow first")
  func everyKeyHasABitOfItsOwn() {
    let all = AttributeKey.allCases.reduce(into: AttributeKeys()) { $0.formUnion(AttributeKeys($1)) }
    #expect(Array(all.keys) == AttributeKey.allCases)
    for key in AttributeKey.allCases {
      #expect(Array(AttributeKeys(key).keys) == [key])
    }
  }
}
