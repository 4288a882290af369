// Prints how long layouts take, in release: swift run -c release text-bench

import TextLayout

let sentence = """
  Sphinx of black quartz, judge my vow: the five boxing wizards jump quickly (at 12:30), \
  and AVATAR's Wave-Type “kerning” costs $1,250.50 — naïve café owners don't mind it.
  """

/// Returns text with few repeated words.
func prose(_ count: Int) -> String {
  var state: UInt64 = 7
  func next(_ bound: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % bound
  }
  let letters = Array("etaoinshrdlucmfwypvbgkjqxz")
  var text = ""
  while text.utf16.count < count {
    for _ in 0..<(2 + next(8)) { text.append(letters[Int(min(next(26), next(26)))]) }
    text += next(9) == 0 ? ", " : " "
  }
  return String(text.prefix(count))
}

@MainActor
func run() throws {
  let typeface = try FontLibrary.shared.typeface(for: TypefaceDescriptor(), size: 17)
  let attributes = TextAttributes(font: Font(typeface, size: 17))
  let typesetter = Typesetter()
  let wide = TextContainer(width: 375)

  let latin = AttributedText(prose(10_000), attributes: attributes)
  let typed = AttributedText(
    String(repeating: sentence + " ", count: 62),
    attributes: attributes
  )
  let chinese = AttributedText(
    String(repeating: "今天天气很好，我们去公园散步吧。春眠不觉晓，处处闻啼鸟。", count: 345),
    attributes: attributes
  )
  let arabic = AttributedText(
    String(repeating: "مرحبا بالعالم hello שלום עולם ", count: 345),
    attributes: attributes
  )
  for (name, text) in [
    ("random words", latin), ("punctuated", typed), ("Chinese", chinese), ("bidi", arabic),
  ] {
    row(
      "\(text.units.count) characters cold, \(name)",
      measure(samples: 15, repeats: 1, before: { typesetter.removeAll() }) {
        _ = typesetter.frame(of: text, in: wide)
      },
      aim: "≤ 5,000"
    )
  }
  row(
    "10,000 characters, known, new width",
    measure(repeats: 1) {
      _ = typesetter.frame(of: latin, in: TextContainer(width: Double.random(in: 300...400)))
    }
  )

  var number = 0
  row(
    "a new label of 20 characters, size",
    measure(repeats: 200) {
      number += 1
      _ = typesetter.size(of: "A new label \(10_000_000 + number)", attributes: attributes)
    }
  )
  row(
    "a repeated label, size",
    measure(repeats: 10_000) {
      _ = typesetter.size(of: "Hello, repeated label", attributes: attributes, in: wide)
    },
    aim: "≤ 1"
  )
  row(
    "a repeated text of 175 characters, size",
    measure(repeats: 10_000) {
      _ = typesetter.size(of: sentence, attributes: attributes, in: wide)
    },
    aim: "≤ 1"
  )
  let label = AttributedText("Hello, repeated label", attributes: attributes)
  row(
    "a repeated label, frame",
    measure(repeats: 1_000) {
      _ = typesetter.frame(of: label, in: wide)
    }
  )
  var truncating = ParagraphStyle()
  truncating.lineBreakMode = .truncateTail
  let long = AttributedText(sentence, attributes: attributes, paragraphStyle: truncating)
  row(
    "a repeated label, truncated, frame",
    measure(repeats: 1_000) {
      _ = typesetter.frame(of: long, in: TextContainer(width: 300, maximumNumberOfLines: 1))
    }
  )
  let labels = (0..<60).map {
    AttributedText("Row \($0): " + prose(20 + $0 * 2), attributes: attributes)
  }
  for label in labels { _ = typesetter.frame(of: label, in: wide) }
  row(
    "60 labels of 28–146 characters at a new width",
    measure(repeats: 1) {
      let container = TextContainer(width: Double.random(in: 200...400))
      for label in labels { _ = typesetter.frame(of: label, in: container) }
    }
  )
  row(
    "the same in another size of the font",
    measure(repeats: 1) {
      let font = Font(typeface, size: Double.random(in: 10...30))
      for label in labels {
        let text = AttributedText(units: label.units, attributes: TextAttributes(font: font))
        _ = typesetter.frame(of: text, in: wide)
      }
    }
  )
  row(
    "caret in a known line",
    measure(repeats: 1_000) { [frame = typesetter.frame(of: label)] in
      _ = frame.caret(at: 12)
    }
  )
}

try run()
