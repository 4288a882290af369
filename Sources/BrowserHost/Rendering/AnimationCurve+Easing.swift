import Foundation
import UIKitHosting

extension Animation.Curve {
  /// The curve in the language of style sheets.
  func easing(over duration: Duration) -> String {
    switch self {
    case .easeInOut: "ease-in-out"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .linear: "linear"
    case .spring(let damping, let velocity):
      Self.spring(damping: damping, velocity: velocity * (duration / .seconds(1)))
    }
  }

  /// The way of a spring that has come to rest, to a thousandth, when the time is over.
  ///
  /// - Parameters:
  ///   - damping: 1 comes to rest without swinging.
  ///   - velocity: Whole ways in that time.
  /// - Returns: The places after each fortieth of the time.
  private static func spring(damping: Double, velocity: Double) -> String {
    let speed = 7 / damping
    let swing = speed * max(1e-6, 1 - damping * damping).squareRoot()
    let places = (0..<40).map { step in
      let time = Double(step) / 40
      let sway = cos(swing * time) + (damping * speed - velocity) / swing * sin(swing * time)
      return CSS.number(1 - exp(-damping * speed * time) * sway)
    }
    return "linear(\(places.joined(separator: ",")),1)"
  }
}
