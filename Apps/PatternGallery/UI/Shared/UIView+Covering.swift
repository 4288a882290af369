import UIKit

extension UIView {
  /// Adds a view that covers this one, less the insets.
  func addCovering(_ view: UIView, insets: NSDirectionalEdgeInsets = .zero) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
    ])
  }
}

extension NSDirectionalEdgeInsets {
  /// Around what stands in a cell.
  static let cell = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
}
