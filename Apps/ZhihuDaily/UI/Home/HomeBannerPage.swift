import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// A story of the banner: its picture, and title and hint on it.
final class HomeBannerPage: UIControl {
  private let picture = PictureView(frame: .zero)
  private let gradient = GradientView(frame: .zero)
  private let title = UILabel()
  private let hint = UILabel()

  init(_ item: HomeBannerViewData.Item, pictures: any PictureProviding, onTap: UIAction) {
    super.init(frame: .zero)
    addAction(onTap, for: .touchUpInside)
    title.text = item.title
    title.numberOfLines = 3
    hint.text = item.hint
    // The banner is as high as ever: its texts grow as far as three lines and the hint have room.
    title.font = UIFontMetrics(forTextStyle: .title2)
      .scaledFont(for: .systemFont(ofSize: 24, weight: .bold), maximumPointSize: 32)
    hint.font = UIFontMetrics(forTextStyle: .subheadline)
      .scaledFont(for: .systemFont(ofSize: 15), maximumPointSize: 20)
    for label in [title, hint] {
      label.textColor = .white
      label.adjustsFontForContentSizeCategory = true
    }
    gradient.show(item.hue)
    gradient.isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityLabel = [item.title, item.hint].compactMap(\.self).joined(separator: ", ")
    accessibilityTraits = .button
    picture.show(item.picture, from: pictures)
    layOut()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Points at its sides that the edges of the device cover while it is the page in sight.
  var covered: UIEdgeInsets = .zero {
    didSet { if covered != oldValue { showMargins() } }
  }

  /// Whether the banner has room for two lines of a title only.
  var isLow = false {
    didSet { title.numberOfLines = isLow ? 2 : 3 }
  }

  private func showMargins() {
    let (left, right) = (Self.margin + covered.left, Self.margin + covered.right)
    layoutMargins = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
  }

  private static let margin: CGFloat = 20

  private func layOut() {
    // Pages lie beside each other: only the one in sight is covered.
    insetsLayoutMarginsFromSafeArea = false
    showMargins()
    let texts = UIStackView(arrangedSubviews: [title, hint])
    texts.axis = .vertical
    texts.spacing = 8
    texts.isUserInteractionEnabled = false
    addCovering(picture)
    for view in [gradient, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let gradientHeight = gradient.heightAnchor.constraint(equalToConstant: 220)
    gradientHeight.priority = .defaultHigh
    NSLayoutConstraint.activate([
      gradient.leadingAnchor.constraint(equalTo: leadingAnchor),
      gradient.trailingAnchor.constraint(equalTo: trailingAnchor),
      gradient.bottomAnchor.constraint(equalTo: bottomAnchor),
      gradient.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor),
      gradientHeight,
      texts.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      texts.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      texts.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -32),
    ])
  }
}
