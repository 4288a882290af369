import Testing

@testable import AppAutomation

struct FingerPathTests {
  private let screen = ScreenPoint(x: 390, y: 844)

  @Test func aSwipeBeginsInItsElement() {
    let bar = ElementFrame(x: 0, y: 60, width: 390, height: 50)
    let (start, end) = FingerPaths.swipe(across: bar, .down, in: screen)
    #expect(start == ScreenPoint(x: 195, y: 65) && end == ScreenPoint(x: 195, y: 305))
  }

  @Test func aSwipeAcrossAScreenIsCentred() {
    let all = ElementFrame(x: 0, y: 0, width: 390, height: 844)
    let (start, end) = FingerPaths.swipe(across: all, .up, in: screen)
    #expect(start.y == 542 && end.y == 302)
  }

  @Test func aSwipeStaysOnTheScreen() {
    let row = ElementFrame(x: 0, y: 40, width: 20, height: 44)
    #expect(FingerPaths.swipe(across: row, .left, in: screen).end.x == 1)
  }
}
