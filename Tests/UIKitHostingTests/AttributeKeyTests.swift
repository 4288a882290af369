import Testing
import UIKitHosting

struct AttributeKeyTests {
  @Test("a key beyond the 64th would be lost in silence: the word must grow first")
  func everyKeyHasABitOfItsOwn() {
    var all = AttributeKeys()
    for key in AttributeKey.allCases { all.formUnion(AttributeKeys(key)) }
    #expect(Array(all.keys) == AttributeKey.allCases)
    for key in AttributeKey.allCases {
      #expect(Array(AttributeKeys(key).keys) == [key])
    }
  }
}
