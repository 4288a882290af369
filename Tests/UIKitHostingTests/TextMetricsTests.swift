import Testing
import UIKitHosting

struct TextMetricsTests {
  let metrics = TextMetrics(pointSize: 10)

  @Test(
    arguments: [
      ("", nil, 0, 0.0, 0.0),
      ("abcd", nil, 0, 20, 12),
      ("你好", nil, 0, 20, 12),
      ("a你", nil, 0, 15, 12),
      ("ab cd", 15, 0, 10, 24),
      ("ab cd", 25, 0, 25, 12),
      ("ab cd ef", 25, 0, 25, 24),
      ("你好吗", 20, 0, 20, 24),
      ("abcdefgh", 20, 0, 20, 24),
      ("ab\ncd", nil, 0, 10, 24),
      ("ab\n\ncd", nil, 0, 10, 36),
      ("ab cd ef gh", 10, 2, 10, 24),
      ("ab cd ef gh", 10, 1, 10, 12),
      ("ab   ", nil, 0, 10, 12),
    ] as [(String, Double?, Int, Double, Double)]
  )
  func sizes(text: String, width: Double?, lines: Int, expected: Double, height: Double) {
    let size = metrics.size(of: text, fitting: width, maximumLines: lines)
    #expect(size == SizeValue(width: expected, height: height))
  }

  @Test func lineHeightsAreWholePoints() {
    #expect(TextMetrics(pointSize: 17).lineHeight == 20)
    #expect(TextMetrics(pointSize: 34).lineHeight == 41)
  }

  @Test func aWordLongerThanALineIsBrokenInside() {
    #expect(metrics.size(of: "ab abcdef", fitting: 20).height == 36)
  }
}
