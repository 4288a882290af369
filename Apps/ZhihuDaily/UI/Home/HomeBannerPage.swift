import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// A story of the banner: its picture, and title and hint on it.
final class HomeBannerPage: UIControl {
  private let picture = PictureView(frame: .zero)
  private let title = UILabel()
  private let hint = UILabel()

  init(_ item: HomeBannerViewData.Item, pictures: any PictureProviding, onTap: UIAction) {
    super.init(frame: .zero)
    addAction(onTap, for: .primaryActionTriggered)
    title.text = item.title
    title.font = .preferredFont(forTextStyle: .title2)
    title.numberOfLines = 3
    hint.text = item.hint
    hint.font = .preferredFont(forTextStyle: .subheadline)
    for label in [title, hint] {
      label.textColor = .white
      label.adjustsFontForContentSizeCategory = true
    }
    accessibilityLabel = [item.title, item.hint].compactMap(\.self).joined(separator: ", ")
    accessibilityTraits = .button
    picture.show(item.picture, from: pictures)
    layOut()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  private func layOut() {
    addCovering(picture)
    let texts = UIStackView(arrangedSubviews: [title, hint])
    texts.axis = .vertical
    texts.spacing = 8
    texts.translatesAutoresizingMaskIntoConstraints = false
    texts.isUserInteractionEnabled = false
    addSubview(texts)
    NSLayoutConstraint.activate([
      texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      texts.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      texts.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -36),
    ])
  }
}
