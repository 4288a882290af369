import Testing
import UIKitHosting

struct AnimationCurveTests {
  private let curves: [Animation.Curve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .cubic(x1: 0.2, y1: 0.9, x2: 0.4, y2: 0.1),
  ]

  private func place(_ curve: Animation.Curve, _ time: Double) -> Double {
    curve.place(after: time, over: .seconds(1))
  }

  @Test func everyCurveGoesFromTheStartToTheEnd() {
    for curve in curves + [.spring(damping: 0.5, velocity: 0)] {
      #expect(place(curve, 0) == 0 && place(curve, 1) == 1)
    }
    #expect(abs(place(.easeInOut, 0.5) - 0.5) < 1e-6)
    #expect(place(.easeIn, 0.5) < 0.5 && place(.easeOut, 0.5) > 0.5)
  }

  @Test func aTimeIsFoundForEachPlace() {
    for curve in [Animation.Curve.linear, .easeIn, .easeOut, .easeInOut] {
      for time in [0.1, 0.3, 0.7] {
        #expect(abs(curve.time(of: place(curve, time)) - time) < 1e-6)
      }
    }
  }

  @Test func piecesTogetherAreTheWholeCurve() {
    for curve in curves {
      let piece = curve.piece(from: 0.25, to: 0.75)
      let (start, end) = (place(curve, 0.25), place(curve, 0.75))
      for time in [0.2, 0.5, 0.9] {
        let expected = place(curve, 0.25 + time * 0.5)
        #expect(abs(start + (end - start) * place(piece, time) - expected) < 1e-4)
      }
    }
  }

  @Test func aReversedCurveMirrorsTheCurve() {
    for curve in curves {
      for time in [0.2, 0.6] {
        #expect(abs(place(curve.reversed, time) - (1 - place(curve, 1 - time))) < 1e-6)
      }
    }
  }

  @Test func aSpringSwingsBeyondItsEnd() {
    let places = (1..<40).map { place(.spring(damping: 0.3, velocity: 0), Double($0) / 40) }
    #expect((places.max() ?? 0) > 1)
  }
}
