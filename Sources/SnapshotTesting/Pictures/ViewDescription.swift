import UIKit

/// The text of a hierarchy of views or controllers, in the form of Apple's, without addresses.
@MainActor
enum ViewDescription {
  /// Returns the text of a view, and below it that of its subviews.
  static func text(of view: UIView) -> String {
    lines(of: view).joined(separator: "\n")
  }

  /// Returns the text of a controller, and below it that of its children.
  static func text(of controller: UIViewController) -> String {
    lines(of: controller).joined(separator: "\n")
  }

  private static func lines(of view: UIView) -> [String] {
    [line(of: view)] + view.subviews.flatMap(lines).map { "   | \($0)" }
  }

  private static func line(of view: UIView) -> String {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
    var parts = ["frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"]
    if let text = text(in: view) { parts.append("text = '\(text)'") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    let mask = masks.filter { view.autoresizingMask.contains($0.0) }.map(\.1)
    if !mask.isEmpty { parts.append("autoresize = \(mask.joined(separator: "+"))") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    return "<\(type(of: view)); \(parts.joined(separator: "; "))>"
  }

  private static let masks: [(UIView.AutoresizingMask, String)] = [
    (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
    (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
  ]

  private static func text(in view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    default: nil
    }
  }

  /// A number with at most two decimals, which suffice for pixels.
  private static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  private static func lines(of controller: UIViewController) -> [String] {
    let state = controller.viewIfLoaded?.window == nil ? "disappeared" : "appeared"
    let view = controller.viewIfLoaded.map { "<\(type(of: $0))>" } ?? "(view not loaded)"
    return ["<\(type(of: controller))>, state: \(state), view: \(view)"]
      + controller.children.flatMap(lines).map { "   | \($0)" }
  }
}
