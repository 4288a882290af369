internal import Synchronization

/// Measures words with the first of several fonts that has all of their characters.
///
/// For headless use, with fonts of the machine. Results depend on the font files only.
public final class InstalledFontMeasurer: FallbackMeasurer {
  /// The fonts, in order of preference.
  public let typefaces: [Typeface]

  private let scratch = Mutex<Scratch?>(nil)

  /// Creates a measurer.
  public init(typefaces: [Typeface]) {
    self.typefaces = typefaces
  }

  public var revision: Int { 0 }

  /// Returns the advance of the shaped word; nil if no font has all of its characters.
  ///
  /// - Complexity: O(n) for n characters and each font.
  public func advance(of word: String, font: Font) -> Double? {
    let typeface = typefaces.first { typeface in
      word.unicodeScalars.allSatisfy {
        typeface.covers($0) || ScalarClass.isDefaultIgnorable($0.value)
      }
    }
    guard let typeface else { return nil }
    let units = [UInt16](utf16Of: word)
    let script = units.withUnsafeBufferPointer { Script.first(in: $0) }
    let request = ShapeRequest(
      typeface: typeface,
      usesKerning: true,
      usesLigatures: true,
      features: [],
      script: script,
      isRightToLeft: Script.isRightToLeft(script)
    )
    let run = scratch.withLock { scratch -> ShapedRun in
      let working = scratch ?? Scratch()
      scratch = working
      return units.withUnsafeBufferPointer { Shaper.shape($0, request, working) }
    }
    return Double(run.totalAdvance) * font.size / typeface.unitsPerEm
  }
}
