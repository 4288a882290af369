import UIKit

/// A box of the drawing, with a name in it.
final class BoxView: UIView {
  /// Points.
  private static let size = CGSize(width: 110, height: 44)

  /// Points between the name and the edge.
  private static let inset: CGFloat = 4

  private let name = UILabel(.subheadline, lines: 1)

  var text: String? {
    get { name.text }
    set { name.text = newValue }
  }

  init() {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    name.textAlignment = .center
    // The drawing is read as a whole: it does not grow, and a long name shrinks.
    name.adjustsFontSizeToFitWidth = true
    name.minimumScaleFactor = 0.4
    name.translatesAutoresizingMaskIntoConstraints = false
    addSubview(name)
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: Self.size.width),
      heightAnchor.constraint(greaterThanOrEqualToConstant: Self.size.height),
      name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.inset),
      name.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.inset),
      name.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }
}
