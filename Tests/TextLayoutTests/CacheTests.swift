import AppTesting
import Testing
import TextLayout

struct CacheTests {
  @Test func measuredSizesEqualThoseOfFrames() {
    let typesetter = Typesetter()
    var random = SeededRandom(seed: 3)
    for _ in 0..<500 {
      let string =
        ["Hello", "Hello you", "", "a\nb", "今天天气", "AV AV AV"]
        .randomElement(using: &random) ?? ""
      let attributes = attributes(size: [10, 17, 20].randomElement(using: &random) ?? 10)
      let container = TextContainer(
        width: [20, 55, .infinity].randomElement(using: &random) ?? 20,
        maximumNumberOfLines: Int.random(in: 0...2, using: &random)
      )
      var style = ParagraphStyle()
      style.lineSpacing = Double(Int.random(in: 0...1, using: &random))
      style.headIndent = Double(Int.random(in: 0...1, using: &random))
      let text = AttributedText(string, attributes: attributes, paragraphStyle: style)
      let expected = Typesetter().frame(of: text, in: container).size
      let size = typesetter.size(
        of: string,
        attributes: attributes,
        paragraphStyle: style,
        in: container
      )
      #expect(size == expected)
      #expect(typesetter.frame(of: text, in: container).size == expected)
      #expect(typesetter.size(of: text, in: container) == expected)
    }
  }

  @Test func canonicallyEquivalentTextsAreDifferentTexts() {
    let typesetter = Typesetter()
    let attributes = attributes()
    _ = typesetter.size(of: "q\u{307}\u{323}", attributes: attributes)
    let text = AttributedText("q\u{323}\u{307}", attributes: attributes)
    #expect(
      typesetter.size(of: "q\u{323}\u{307}", attributes: attributes)
        == Typesetter().frame(of: text).size
    )
  }

  @Test func aSmallCacheChangesNothing() {
    let small = Typesetter(cacheCapacity: 100)
    let none = Typesetter(cacheCapacity: 0)
    for number in 0..<200 {
      let text = text("Row \(number % 30) of many", size: 17)
      let expected = Typesetter().frame(of: text).size
      #expect(small.frame(of: text).size == expected)
      #expect(none.frame(of: text).size == expected)
    }
  }

  @Test func threadsShareATypesetter() async {
    let typesetter = Typesetter(cacheCapacity: 2000)
    let results = await withTaskGroup(of: [TextSize].self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<300).map { number in
            let text = text("Label \(number % 40) שלום — 今天", size: 17)
            return typesetter.frame(of: text, in: TextContainer(width: 90)).size
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 8)
    #expect(results.allSatisfy { $0 == results[0] })
  }
}
