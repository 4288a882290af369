import Synchronization
import Testing
import TextLayout

/// A measurer that knows words after they are added.
final class TaughtMeasurer: FallbackMeasurer {
  private let words = Mutex<[String: Double]>([:])
  private let count = Mutex(0)

  var revision: Int { count.withLock { $0 } }

  func advance(of word: String, font: Font) -> Double? {
    words.withLock { $0[word].map { $0 * font.size } }
  }

  /// Adds a word with its advance in em.
  func teach(_ word: String, _ advance: Double) {
    words.withLock { $0[word] = advance }
    count.withLock { $0 += 1 }
  }
}

struct FallbackTests {
  @Test(arguments: ["今", "あ", "カ", "，", "！", "Ａ", "𠀀"])
  func ideographsAreOneEm(character: String) {
    let frame = layOut(character, size: 20)
    #expect(frame.size.width == 20)
    #expect(frame.size.height == layOut("a", size: 20).size.height)
    #expect(frame.estimatedWords.isEmpty)
    #expect(frame.runs(of: frame.lines[0]).map(\.content) == [.ideographs])
  }

  @Test func wordsInScriptsWithoutAFontAreEstimated() {
    let frame = layOut("a 안녕 שלום 😀", size: 20)
    #expect(frame.estimatedWords.map(\.word) == ["안녕", "שלום", "😀"])
    #expect(frame.estimatedWords.map(\.range) == [2..<4, 5..<9, 10..<12])
    let runs = frame.runs(of: frame.lines[0]).filter { $0.content == .fallback }
    #expect(runs.map(\.width) == [40, 40, 20])
    #expect(runs.allSatisfy { $0.isEstimated })
  }

  @Test func eachEmojiIsAnEstimatedWord() {
    let frame = layOut("😀👍🏽")
    #expect(frame.estimatedWords.map(\.word) == ["😀", "👍🏽"])
  }

  @Test func anEmojiVariantOfALetterIsAnEmoji() {
    #expect(layOut("1\u{FE0F}\u{20E3}").estimatedWords.count == 1)
    #expect(layOut("1").estimatedWords.isEmpty)
    #expect(layOut("©").estimatedWords.isEmpty)
    #expect(layOut("©\u{FE0F}").estimatedWords.count == 1)
  }

  @Test func layoutsFollowNewMeasurements() {
    let measurer = TaughtMeasurer()
    let typesetter = Typesetter(measurer: measurer)
    let text = text("안녕", size: 20)
    #expect(typesetter.frame(of: text).size.width == 40)
    #expect(typesetter.size(of: "안녕", attributes: attributes(size: 20)).width == 40)
    measurer.teach("안녕", 1.8)
    let frame = typesetter.frame(of: text)
    #expect(frame.size.width == 36)
    #expect(frame.estimatedWords.isEmpty)
    #expect(frame.caret(at: 1).x == 18)
    #expect(typesetter.size(of: "안녕", attributes: attributes(size: 20)).width == 36)
  }

  @Test func nonsenseFromAMeasurerIsEstimated() {
    let measurer = TaughtMeasurer()
    measurer.teach("안", .nan)
    measurer.teach("녕", -.infinity)
    let frame = Typesetter(measurer: measurer).frame(of: text("안 녕", size: 20))
    #expect(frame.estimatedWords.count == 2)
    #expect(frame.size.width.isFinite)
  }

  @Test func fontsOfTheMachineMeasureHebrew() throws {
    let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    guard let typeface = try? Typeface(path: path) else { return }
    let measurer = InstalledFontMeasurer(typefaces: [typeface])
    let frame = Typesetter(measurer: measurer).frame(of: text("שלום 한", size: 20))
    #expect(frame.estimatedWords.map(\.word) == ["한"])
    #expect(frame.size.width > 40)
  }
}

struct FallbackFontMeasurerTests {
  private let typesetter = Typesetter(measurer: FallbackFontMeasurer())

  @Test(arguments: ["שלום", "مرحبا", "Հայ"])
  func scriptsOfTheFallbackFontAreMeasured(word: String) {
    let frame = typesetter.frame(of: text(word, size: 20))
    #expect(frame.estimatedWords.isEmpty)
    #expect(frame.size.width > 0)
    // Twice the size has twice the width: it is the font's advance.
    let half = typesetter.frame(of: text(word, size: 10))
    #expect(abs(half.size.width * 2 - frame.size.width) < 0.01)
  }

  @Test(arguments: ["😀", "👍🏽", "🇫🇷", "©\u{FE0F}", "1\u{FE0F}\u{20E3}"])
  func emojiAreOneAndAQuarterEm(emoji: String) {
    #expect(typesetter.frame(of: text(emoji, size: 20)).size.width == 25)
  }

  @Test func hangulStaysEstimated() {
    #expect(typesetter.frame(of: text("안녕", size: 20)).estimatedWords.map(\.word) == ["안녕"])
  }
}
