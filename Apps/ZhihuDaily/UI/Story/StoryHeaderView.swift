import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// The picture above a story, with the title and the attribution over it.
final class StoryHeaderView: ProgrammaticView {
  private let picture = PictureView(frame: .zero)
  private let shade = Shade()
  private let title = UILabel()
  private let credit = UILabel()
  private let button = UIControl()
  private lazy var height = heightAnchor.constraint(equalToConstant: 1)

  /// Makes the view.
  ///
  /// - Parameter onPicture: The action of a tap on the picture.
  init(onPicture: UIAction) {
    super.init(frame: .zero)
    button.addAction(onPicture, for: .touchUpInside)
    button.isAccessibilityElement = true
    button.accessibilityTraits = .button
    title.font = .boldTitle
    title.accessibilityTraits = .header
    credit.font = .preferredFont(forTextStyle: .caption1)
    for label in [title, credit] {
      label.textColor = .white
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    picture.accessibilityElementsHidden = true
    layOut()
  }

  /// Sets the height: the width of the screen, at most half of its height.
  func fit(_ screen: CGSize) {
    height.constant = min(screen.width, screen.height / 2)
  }

  func show(_ text: String, _ header: StoryViewData.Header, from pictures: any PictureProviding) {
    title.text = text
    credit.text = header.credit
    credit.isHidden = header.credit == nil
    show(header.hue)
    button.isHidden = false
    button.accessibilityLabel = header.label
    // The small picture of the list may already be shown.
    picture.show(header.picture, from: pictures, keepsFormer: true)
  }

  func show(_ opening: StoryOpeningViewData, from pictures: any PictureProviding) {
    title.text = opening.title
    credit.isHidden = true
    show(opening.hue)
    button.isHidden = true
    picture.show(opening.picture, from: pictures)
  }

  private func show(_ hue: HueViewData?) {
    picture.backgroundColor = hue.map { UIColor($0) } ?? .tertiarySystemFill
  }

  private func layOut() {
    addCovering(picture)
    let texts = UIStackView(arrangedSubviews: [title, credit])
    texts.axis = .vertical
    texts.spacing = 6
    shade.addReadable(
      texts,
      insets: NSDirectionalEdgeInsets(top: 56, leading: 20, bottom: 14, trailing: 20)
    )
    shade.isUserInteractionEnabled = false
    addAtBottom(shade)
    addCovering(button)
    NSLayoutConstraint.activate([height])
  }
}

/// A gradient that darkens downwards, which keeps white text legible.
private final class Shade: ProgrammaticView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init() {
    super.init(frame: .zero)
    (layer as? CAGradientLayer)?.colors = [0, 0.6, 0.8].map {
      UIColor.black.withAlphaComponent($0).cgColor
    }
  }
}
