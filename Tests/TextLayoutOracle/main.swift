// Reads texts as JSON lines from standard input and prints their layouts as JSON lines.
//
// A text:   {"runs": [{"text": "Hello", "weight": 400, "italic": false, "size": 17,
//            "tracking": 0}], "width": 200, "lines": 0, "mode": "word", "direction": "ltr",
//            "known": {"שלום": 40.5}}
// A layout: {"lines": [{"start": 0, "end": 5, "visibleEnd": 5, "x": 0, "width": 40.1,
//            "baseline": 16.5, "hyphen": false, "prefix": [0, 3], "suffix": [5, 5]}],
//            "width": 40.1, "height": 20.6, "estimated": ["שלום"], "carets": [0, 12.1]}
//
// {"breaks": "a b"} asks for the places where lines may start: [2].
//
// "known" are the advances of words that Inter has no glyphs for, in points at the text's size;
// "carets" are asked for by "carets": true.

import Foundation
import TextLayout

struct InputRun: Decodable {
  let text: String
  let weight: Int?
  let italic: Bool?
  let size: Double
  let tracking: Double?
}

struct BreaksInput: Decodable {
  let breaks: String
}

struct Input: Decodable {
  let runs: [InputRun]
  let width: Double?
  let lines: Int?
  let mode: String?
  let direction: String?
  let alignment: String?
  let known: [String: Double]?
  let carets: Bool?
}

struct OutputLine: Encodable {
  let start: Int
  let end: Int
  let visibleEnd: Int
  let x: Double
  let width: Double
  let baseline: Double
  let hyphen: Bool
  let prefix: [Int]?
  let suffix: [Int]?
}

struct Output: Encodable {
  let lines: [OutputLine]
  let width: Double
  let height: Double
  let estimated: [String]
  let carets: [Double]?
}

struct KnownWords: FallbackMeasurer {
  let words: [String: Double]
  var revision: Int { 0 }
  func advance(of word: String, font: Font) -> Double? { words[word] }
}

let modes: [String: ParagraphStyle.LineBreakMode] = [
  "word": .wordWrap, "char": .charWrap, "clip": .clip, "head": .truncateHead,
  "tail": .truncateTail, "middle": .truncateMiddle,
]
let directions: [String: ParagraphStyle.Direction] = [
  "ltr": .leftToRight, "rtl": .rightToLeft, "auto": .natural,
]
let alignments: [String: ParagraphStyle.Alignment] = [
  "left": .left, "right": .right, "center": .center, "justify": .justified, "natural": .natural,
]

/// The text of a case, or nil for one without runs.
func text(of input: Input) throws -> AttributedText? {
  var style = ParagraphStyle()
  style.lineBreakMode = modes[input.mode ?? "word"] ?? .wordWrap
  style.baseDirection = directions[input.direction ?? "ltr"] ?? .leftToRight
  style.alignment = alignments[input.alignment ?? "left"] ?? .left
  var text: AttributedText?
  for run in input.runs {
    let descriptor = TypefaceDescriptor(weight: run.weight ?? 400, isItalic: run.italic ?? false)
    let typeface = try FontLibrary.shared.typeface(for: descriptor)
    let attributes = TextAttributes(
      font: Font(typeface, size: run.size),
      tracking: run.tracking ?? 0
    )
    if text == nil {
      text = AttributedText(run.text, attributes: attributes, paragraphStyle: style)
    } else {
      text?.append(run.text, attributes: attributes, paragraphStyle: style)
    }
  }
  return text
}

func output(of input: Input) throws -> Output? {
  guard let text = try text(of: input) else { return nil }
  let typesetter = Typesetter(measurer: KnownWords(words: input.known ?? [:]))
  let frame = typesetter.frame(
    of: text,
    in: TextContainer(width: input.width ?? .infinity, maximumNumberOfLines: input.lines ?? 0)
  )
  return Output(
    lines: frame.lines.map { line in
      OutputLine(
        start: line.range.lowerBound,
        end: line.range.upperBound,
        visibleEnd: line.visibleRange.upperBound,
        x: line.x,
        width: line.width,
        baseline: line.baseline,
        hyphen: line.endsWithHyphen,
        prefix: line.truncation.map { [$0.prefix.lowerBound, $0.prefix.upperBound] },
        suffix: line.truncation.map { [$0.suffix.lowerBound, $0.suffix.upperBound] }
      )
    },
    width: frame.size.width,
    height: frame.size.height,
    estimated: frame.estimatedWords.map(\.word),
    carets: input.carets == true
      ? text.units.indices.map { frame.caret(at: $0).x } : nil
  )
}

let decoder = JSONDecoder()
let encoder = JSONEncoder()
while let line = readLine(strippingNewline: true) {
  if let input = try? decoder.decode(BreaksInput.self, from: Data(line.utf8)) {
    print(LineBreakOpportunities.indices(in: Array(input.breaks.utf16)))
    continue
  }
  let result = try output(of: decoder.decode(Input.self, from: Data(line.utf8)))
  print(String(decoding: try encoder.encode(result), as: UTF8.self))
}
