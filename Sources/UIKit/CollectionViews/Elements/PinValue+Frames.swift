import UIKitHosting

extension PinValue {
  /// Creates the pin of a view that stays within its section, in content of the given length.
  init(_ edge: Edge, _ frame: CGRect, within section: ClosedRange<CGFloat>, of length: CGFloat) {
    let before = edge == .top ? frame.minY : section.lowerBound
    let end = edge == .top ? section.upperBound : frame.maxY
    self.init(edge: edge, before: Double(before), after: Double(length - end))
  }
}
