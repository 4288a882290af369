import UIKitHosting

extension Animation.Curve {
  /// Returns the curve as a CSS easing function.
  func easing(over duration: Duration) -> String {
    switch self {
    case .easeInOut: return "ease-in-out"
    case .easeIn: return "ease-in"
    case .easeOut: return "ease-out"
    case .linear: return "linear"
    case .cubic(let x1, let y1, let x2, let y2):
      return "cubic-bezier(\([x1, y1, x2, y2].map { CSS.number($0) }.joined(separator: ",")))"
    case .spring:
      // The progress at each fortieth of the duration.
      let places = (0..<40).map { CSS.number(place(after: Double($0) / 40, over: duration)) }
      return "linear(\(places.joined(separator: ",")),1)"
    }
  }
}
