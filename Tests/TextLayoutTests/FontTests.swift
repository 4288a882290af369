import Testing
import TextLayout

struct FontTests {
  @Test func aLibraryLoadsEachTypefaceOnce() throws {
    let library = FontLibrary(folders: FontLibrary.defaultFolders)
    let first = try library.typeface(for: TypefaceDescriptor(weight: 400))
    #expect(try library.typeface(for: TypefaceDescriptor(weight: 430)) === first)
    #expect(try library.typeface(for: TypefaceDescriptor(weight: 500)) !== first)
  }

  @Test(arguments: 1...9, [false, true])
  func allWeightsOfBothCutsAreThere(weight: Int, isItalic: Bool) throws {
    for cut in TypefaceDescriptor.OpticalSize.allCases {
      let typeface = try FontLibrary.shared.typeface(
        for: TypefaceDescriptor(weight: weight * 100, isItalic: isItalic, opticalSize: cut)
      )
      #expect(!typeface.isMeasuredByHost)
      #expect(typeface.covers("a"))
      #expect(!typeface.covers("今"))
    }
  }

  @Test func textOf20PointsTakesTheDisplayCut() throws {
    let small = try FontLibrary.shared.typeface(for: TypefaceDescriptor(), size: 19)
    let large = try FontLibrary.shared.typeface(for: TypefaceDescriptor(), size: 20)
    #expect(small.descriptor.opticalSize == .text)
    #expect(large.descriptor.opticalSize == .display)
  }

  @Test func theTrackingOfAFontLeavesParagraphsWithIdeographs() {
    let font = Font(unitFont.typeface, size: unitFont.size, tracking: -8)
    func width(_ text: String, tracking: Double = 0) -> Double {
      Typesetter().size(of: text, attributes: TextAttributes(font: font, tracking: tracking)).width
    }
    #expect(width("ab") == 3336 - 16)
    #expect(width("ab", tracking: 3) == 3336 - 10)
    #expect(width("今a") == 2816 + 1588)
    #expect(width("今", tracking: 3) == 2819)
  }

  @Test(arguments: [(8, 0.24), (11.5, 0), (15, -0.28), (17, -0.4), (19.9, -0.4), (20, 0)])
  func theSystemFontHasATrackingBySize(_ size: Double, _ tracking: Double) {
    #expect(abs(Font.systemTracking(size: size) - tracking) < 1e-9)
  }

  @Test func aMissingFontNamesItsPackageAndTheFolders() {
    let library = FontLibrary(folders: ["/nowhere", "/nothing"])
    let error = #expect(throws: FontError.self) {
      try library.typeface(for: TypefaceDescriptor())
    }
    #expect(error?.package == "fonts-inter")
    #expect(error?.folders == ["/nowhere", "/nothing"])
    #expect(error?.description.contains("apt-get install fonts-inter") == true)
    #expect(error?.description.contains("/nowhere, /nothing") == true)
  }

  @Test func aFileThatIsNoFontIsAnError() {
    #expect(throws: FontError.self) { try Typeface(path: "/etc/passwd") }
    #expect(throws: FontError.self) { try Typeface(path: "/nowhere.otf") }
  }

  @Test func theDefaultDesignHasTheHeightsOfApplesSystemFont() {
    let metrics = unitFont.metrics
    #expect(metrics.ascender == 2681.25)
    #expect(metrics.descender == -679.25)
    #expect(metrics.leading == 0)
    #expect(metrics.lineHeight == 3360.5)
    #expect(metrics.capHeight == 0.70459 * 2816)
    #expect(metrics.xHeight == 0.5264 * 2816)
    #expect(metrics.underlinePosition == -464)
    #expect(metrics.underlineThickness == 192)
    #expect(font(size: 1408).metrics.ascender == 1340.625)
  }

  @Test func aDesignWithoutAFontIsMeasuredByTheHost() throws {
    let rounded = try FontLibrary.shared.typeface(for: TypefaceDescriptor(design: .rounded))
    #expect(rounded.isMeasuredByHost)
    let font = Font(rounded, size: 2816)
    #expect(font.metrics.ascender == 2681.25)
    let text = AttributedText("ab c", attributes: TextAttributes(font: font))
    let frame = Typesetter().frame(of: text)
    #expect(frame.estimatedWords.map(\.word) == ["ab", " ", "c"])
    #expect(frame.size.width == 4 * 1408)
  }

  @Test func sizesAreClamped() {
    #expect(font(size: .nan).size == 0)
    #expect(font(size: -3).size == 0)
    #expect(font(size: .infinity).size == 10_000)
  }
}
