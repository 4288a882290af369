import UIKitHosting

/// The arrangement of a stack view's subviews at one moment.
package struct StackLayout: Equatable {
  var axis: NSLayoutConstraint.Axis
  /// Points between neighbours.
  var spacing: Double
  var alignment: UIStackView.Alignment
  var distribution: UIStackView.Distribution
  /// Padding; zero unless the stack arranges relative to its margins.
  var margins: EdgesValue
}
