import ScenePictures
import Testing
import VectorDrawing

struct PictureDifferenceTests {
  private func bitmap(_ colors: [[UInt8]]) -> DrawingBitmap {
    DrawingBitmap(width: colors.count, height: 1, pixels: colors.flatMap(\.self))
  }

  private let white: [UInt8] = [255, 255, 255, 255]
  private let black: [UInt8] = [0, 0, 0, 255]

  @Test func equalPicturesDifferInNothing() {
    let picture = bitmap([white, black, [10, 200, 30, 128]])
    #expect(PictureDifference(picture, picture).part == 0)
  }

  @Test func pixelsThatDifferVisiblyAreCountedAndRed() {
    let difference = PictureDifference(bitmap([white, white]), bitmap([white, black]))
    #expect(difference.part == 0.5)
    #expect(difference.picture?.pixels == [255, 255, 255, 255, 255, 0, 0, 255])
  }

  @Test func invisibleDifferencesAreIgnored() {
    let old = bitmap([[100, 100, 100, 255]])
    let new = bitmap([[104, 100, 100, 255]])
    #expect(PictureDifference(old, new).part == 0)
    #expect(PictureDifference(old, new, threshold: 0.001).part == 1)
  }

  @Test func clearPixelsAreWhite() {
    #expect(PictureDifference(bitmap([[0, 0, 0, 0]]), bitmap([white])).part == 0)
  }

  @Test func picturesOfOtherSizesDifferInAll() {
    let difference = PictureDifference(bitmap([white]), bitmap([white, white]))
    #expect(difference.part == 1)
    #expect(difference.picture == nil)
  }

  @Test func emptyPicturesAreEqual() {
    #expect(PictureDifference(bitmap([]), bitmap([])).part == 0)
  }
}
