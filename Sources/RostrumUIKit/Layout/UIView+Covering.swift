public import UIKit

extension UIView {
  /// Adds a view that covers this one, less the insets.
  public func addCovering(_ view: UIView, insets: NSDirectionalEdgeInsets = .zero) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
    ])
  }

  /// Adds a view as wide as this one at its lower end; its own safe area says what lies over it.
  public func addAtBottom(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}
