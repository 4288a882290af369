import Testing

@testable import VectorDrawing

struct CapInsetsTests {
  private let rect = DrawingRect(x: 10, y: 20, width: 100, height: 50)

  private func parts(_ caps: CapInsets, in rect: DrawingRect) -> [CapInsets.Part] {
    caps.parts(width: 30, height: 30, in: rect)
  }

  private func part(
    _ source: (Double, Double, Double, Double),
    _ destination: (Double, Double, Double, Double)
  ) -> CapInsets.Part {
    CapInsets.Part(
      source: DrawingRect(x: source.0, y: source.1, width: source.2, height: source.3),
      destination: DrawingRect(
        x: destination.0,
        y: destination.1,
        width: destination.2,
        height: destination.3
      )
    )
  }

  @Test func marginsKeepTheirSizeAndTheMiddleIsStretched() {
    let caps = CapInsets(top: 5, left: 10, bottom: 5, right: 8, tiles: false)
    let parts = parts(caps, in: rect)
    #expect(parts.count == 9)
    #expect(parts[0] == part((0, 0, 10, 5), (10, 20, 10, 5)))
    #expect(parts[4] == part((10, 5, 12, 20), (20, 25, 82, 40)))
    #expect(parts[8] == part((22, 25, 8, 5), (102, 65, 8, 5)))
  }

  @Test func withoutMarginsThereIsOnePart() {
    let caps = CapInsets(top: 0, left: 0, bottom: 0, right: 0, tiles: false)
    #expect(parts(caps, in: rect) == [part((0, 0, 30, 30), (10, 20, 100, 50))])
  }

  @Test func marginsThatDoNotFitBecomeSmallerTogether() {
    let caps = CapInsets(top: 10, left: 10, bottom: 10, right: 10, tiles: false)
    let parts = parts(caps, in: DrawingRect(x: 0, y: 0, width: 10, height: 40))
    // Half as wide and half as high, and no middle column.
    #expect(parts.count == 6)
    #expect(parts[0] == part((0, 0, 10, 10), (0, 0, 5, 5)))
    #expect(parts[2] == part((0, 10, 10, 10), (0, 5, 5, 30)))
  }

  @Test func tilesAreCentredAndCutOffAtTheEnds() {
    let caps = CapInsets(top: 10, left: 10, bottom: 10, right: 10, tiles: true)
    let parts = parts(caps, in: DrawingRect(x: 0, y: 0, width: 45, height: 30))
    // The middle is 25 wide: a whole tile of 10 in the centre, and three quarters at each side.
    let row = parts.filter { $0.source.y == 10 }
    #expect(
      row == [
        part((0, 10, 10, 10), (0, 10, 10, 10)),
        part((12.5, 10, 7.5, 10), (10, 10, 7.5, 10)),
        part((10, 10, 10, 10), (17.5, 10, 10, 10)),
        part((10, 10, 7.5, 10), (27.5, 10, 7.5, 10)),
        part((20, 10, 10, 10), (35, 10, 10, 10)),
      ]
    )
  }

  @Test func tilesOfOnePointAndTooManyAreStretched() {
    let thin = CapInsets(top: 14, left: 14, bottom: 15, right: 15, tiles: true)
    #expect(parts(thin, in: rect).count == 9)
    let many = CapInsets(top: 14, left: 14, bottom: 14, right: 14, tiles: true)
    #expect(parts(many, in: DrawingRect(x: 0, y: 0, width: 900, height: 900)).count == 9)
  }

  @Test func aPixelIsLeftBetweenInsets() {
    func limited(_ left: Double, _ right: Double) -> [Double] {
      let caps = CapInsets(top: 0, left: left, bottom: 0, right: right, tiles: false)
        .limited(width: 30, height: 30, pixel: 0.5)
      return [caps.left, caps.right]
    }
    #expect(limited(10, 12) == [10, 12])
    #expect(limited(15, 15) == [15, 14.5])
    #expect(limited(40, 5) == [29.5, 0])
    #expect(limited(-3, -1) == [0, 0])
  }

  @Test(arguments: [0, -5, .nan, .infinity] as [Double])
  func anInvalidSizeHasNoParts(length: Double) {
    let caps = CapInsets(top: 5, left: 5, bottom: 5, right: 5, tiles: true)
    #expect(parts(caps, in: DrawingRect(x: 0, y: 0, width: length, height: 10)).isEmpty)
    #expect(parts(caps, in: DrawingRect(x: 0, y: 0, width: 10, height: length)).isEmpty)
    #expect(caps.parts(width: length, height: 30, in: rect).isEmpty)
    if !length.isFinite {
      #expect(parts(caps, in: DrawingRect(x: length, y: 0, width: 10, height: 10)).isEmpty)
    }
  }

  @Test func aPartIsDrawnAsTheWholePictureBehindAClip() {
    let caps = CapInsets(top: 5, left: 10, bottom: 5, right: 8, tiles: false)
    let middle = parts(caps, in: rect)[4]
    let whole = middle.whole(width: 30, height: 30)
    // 12 points become 82 and 20 become 40: the picture starts before them by its scaled margins.
    #expect(abs(whole.x - (20 - 10 * 82 / 12)) < 1e-9)
    #expect(whole.y == 15)
    #expect(whole.height == 60)
  }
}
