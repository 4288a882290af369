import ContactsPresentation
import RostrumUIKit
import UIKit

/// A contact's initials on a disc of the contact's color.
final class MonogramView: ProgrammaticView {
  private let initials = UILabel()
  private let symbol = UIImageView(image: UIImage(systemName: "person.fill"))
  private let diameter: CGFloat

  /// - Parameter diameter: The diameter, in points.
  init(diameter: CGFloat) {
    self.diameter = diameter
    super.init(frame: .zero)
    accessibilityElementsHidden = true
    clipsToBounds = true
    layer.cornerRadius = diameter / 2
    initials.font = .systemFont(ofSize: (diameter * 0.42).rounded(), weight: .medium)
    initials.textColor = .white
    initials.textAlignment = .center
    symbol.contentMode = .scaleAspectFit
    symbol.tintColor = .white
    layOut()
  }

  func show(_ monogram: MonogramViewData) {
    backgroundColor = monogram.color.ground
    initials.text = monogram.initials
    initials.isHidden = monogram.initials == nil
    symbol.isHidden = monogram.initials != nil
  }

  private func layOut() {
    for part in [initials, symbol] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
      NSLayoutConstraint.activate([
        part.centerXAnchor.constraint(equalTo: centerXAnchor),
        part.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: diameter),
      heightAnchor.constraint(equalToConstant: diameter),
      symbol.widthAnchor.constraint(equalToConstant: diameter * 0.6),
      symbol.heightAnchor.constraint(equalToConstant: diameter * 0.6),
    ])
  }
}
