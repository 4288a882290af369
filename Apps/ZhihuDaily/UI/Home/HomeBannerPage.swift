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
    fitTitle()
    hint.text = item.hint
    hint.font = .preferredFont(forTextStyle: .subheadline)
    hint.adjustsFontForContentSizeCategory = true
    for label in [title, hint] { label.textColor = .white }
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

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fitTitle()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    fitTitle()
  }

  /// The banner is as high as ever: where text is large, a headline is no larger than the rest.
  private func fitTitle() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    title.font = .systemFont(ofSize: isLarge ? 17 : 24, weight: .bold)
  }

  private func layOut() {
    let texts = UIStackView(arrangedSubviews: [title, hint])
    texts.axis = .vertical
    texts.spacing = 8
    texts.isUserInteractionEnabled = false
    addCovering(picture)
    for view in [gradient, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      gradient.leadingAnchor.constraint(equalTo: leadingAnchor),
      gradient.trailingAnchor.constraint(equalTo: trailingAnchor),
      gradient.bottomAnchor.constraint(equalTo: bottomAnchor),
      gradient.heightAnchor.constraint(equalToConstant: 220),
      texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      texts.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      texts.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -32),
    ])
  }
}
