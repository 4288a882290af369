import PatternGalleryPresentation
import RostrumUIKit
import UIKit

/// A line with a head: solid where it is strong, dashed where it is weak, with a word above it.
final class ArrowView: UIView {
  private static let dashes = 5
  /// Points.
  private static let gap: CGFloat = 5
  private static let thickness: CGFloat = 2

  init(_ data: ArrowViewData) {
    super.init(frame: .zero)
    let color: UIColor = data.isStrong ? .label : .secondaryLabel
    let word = UILabel(.caption1, color: .secondaryLabel, lines: 1)
    word.text = data.strength
    word.textAlignment = .center
    let head = UIImageView(image: UIImage(systemName: "play.fill"))
    head.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 9)
    head.tintColor = color
    let shaft = UIStackView(arrangedSubviews: [Self.line(color, isSolid: data.isStrong), head])
    shaft.alignment = .center
    let column = UIStackView(arrangedSubviews: [word, shaft])
    column.axis = .vertical
    addCovering(column)
    setContentHuggingPriority(.defaultLow, for: .horizontal)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  private static func line(_ color: UIColor, isSolid: Bool) -> UIView {
    let parts = (0..<(isSolid ? 1 : dashes)).map { _ in
      let part = UIView()
      part.backgroundColor = color
      part.heightAnchor.constraint(equalToConstant: thickness).isActive = true
      return part
    }
    let line = UIStackView(arrangedSubviews: parts)
    line.distribution = .fillEqually
    line.spacing = gap
    line.setContentHuggingPriority(.defaultLow, for: .horizontal)
    return line
  }
}
