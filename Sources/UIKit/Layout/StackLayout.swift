import UIKitHosting

/// The current arrangement of a stack view.
package struct StackLayout: Equatable {
  var axis: NSLayoutConstraint.Axis
  /// The spacing between neighbours, in points.
  var spacing: Double
  var alignment: UIStackView.Alignment
  var distribution: UIStackView.Distribution
  /// Padding; zero unless the stack arranges relative to its margins.
  var margins: EdgesValue
}
