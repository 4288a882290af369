import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// A page of the banner: a story's picture with title and hint over it.
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
    // The banner has a fixed height: text grows only as far as three lines and the hint fit.
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
    accessibilityLabel = item.accessibilityLabel
    accessibilityTraits = .button
    picture.show(item.picture, from: pictures)
    layOut()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// The insets, in points, that the safe area covers while the page is visible.
  var covered: UIEdgeInsets = .zero {
    didSet { if covered != oldValue { showMargins() } }
  }

  /// A Boolean value that indicates whether the banner has room for only two lines of the title.
  var isLow = false {
    didSet { title.numberOfLines = isLow ? 2 : 3 }
  }

  private func showMargins() {
    let (left, right) = (Self.margin + covered.left, Self.margin + covered.right)
    layoutMargins = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
  }

  private static let margin: CGFloat = 20

  private func layOut() {
    // Pages lie side by side: only the visible page is inside the safe area.
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
