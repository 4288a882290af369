import RostrumUIKit
import UIKit

/// A bar whose length is a share of its track.
///
/// It is hidden from accessibility, because a figure beside it has the same information.
final class BarView: ProgrammaticView {
  /// The height, in points.
  private static let height: CGFloat = 6

  private let fill = UIView()
  private var length: NSLayoutConstraint?

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemFill
    fill.backgroundColor = .systemBlue
    fill.translatesAutoresizingMaskIntoConstraints = false
    accessibilityElementsHidden = true
    addSubview(fill)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: Self.height),
      fill.topAnchor.constraint(equalTo: topAnchor),
      fill.bottomAnchor.constraint(equalTo: bottomAnchor),
      fill.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }

  /// Shows a share.
  ///
  /// - Parameter share: A value from 0 to 1.
  func show(_ share: Double) {
    length?.isActive = false
    length = fill.widthAnchor.constraint(equalTo: widthAnchor, multiplier: share)
    length?.isActive = true
  }
}
