import UIKit

/// A box of the drawing, with a name in it.
final class BoxView: UIView {
  /// Points.
  private static let size = CGSize(width: 110, height: 44)

  private let name = UILabel(.subheadline, lines: 2)

  var text: String? {
    get { name.text }
    set { name.text = newValue }
  }

  init() {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    name.textAlignment = .center
    name.translatesAutoresizingMaskIntoConstraints = false
    addSubview(name)
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: Self.size.width),
      heightAnchor.constraint(greaterThanOrEqualToConstant: Self.size.height),
      name.centerXAnchor.constraint(equalTo: centerXAnchor),
      name.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }
}
