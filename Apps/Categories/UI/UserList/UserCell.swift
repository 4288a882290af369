import CategoriesPresentation
import RostrumUIKit
import UIKit

/// A user: picture, name with a mark, numbers, what they say of themselves, and whether they are
/// followed.
final class UserCell: UITableViewCell {
  /// Width and height in points.
  private static let avatarSize: CGFloat = 44

  private let avatar = UIImageView()
  private let name = UILabel()
  private let vip = UILabel()
  private let counts = UILabel()
  private let introduction = UILabel()
  private let follow = UIButton(configuration: .bordered())
  private var onFollow: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    styleLabels()
    styleAvatar()
    styleButton()
    layOut()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// - Parameters:
  ///   - user: What is shown.
  ///   - onFollow: What the button does.
  func show(_ user: UserRowViewData, onFollow: @escaping () -> Void) {
    self.onFollow = onFollow
    name.text = user.name
    vip.text = user.vip
    vip.isHidden = user.vip == nil
    counts.text = user.counts
    introduction.text = user.introduction
    introduction.isHidden = user.introduction == nil
    let picture = user.avatar.flatMap { UIImage(data: $0) }
    avatar.image = picture ?? UIImage(systemName: "person.crop.circle.fill")
    follow.configuration = user.follow.isOn ? .bordered() : .borderedProminent()
    follow.configuration?.buttonSize = .small
    follow.configuration?.title = user.follow.title
    follow.accessibilityLabel = user.follow.label
  }

  private func styleLabels() {
    name.font = .preferredFont(forTextStyle: .headline)
    vip.font = .preferredFont(forTextStyle: .caption1)
    vip.textColor = .systemRed
    counts.font = .preferredFont(forTextStyle: .footnote)
    counts.textColor = .secondaryLabel
    introduction.font = .preferredFont(forTextStyle: .subheadline)
    introduction.textColor = .secondaryLabel
    for label in [name, vip, counts, introduction] {
      label.numberOfLines = 2
      label.lineBreakMode = .byTruncatingTail
      label.adjustsFontForContentSizeCategory = true
    }
  }

  private func styleAvatar() {
    avatar.tintColor = .systemGray3
    avatar.contentMode = .scaleAspectFill
    avatar.clipsToBounds = true
    avatar.layer.cornerRadius = Self.avatarSize / 2
    avatar.isAccessibilityElement = false
    avatar.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 36)
  }

  private func styleButton() {
    follow.addAction(UIAction { [weak self] _ in self?.onFollow?() }, for: .primaryActionTriggered)
    for view in [follow, vip] {
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
  }

  private func layOut() {
    let heading = UIStackView(arrangedSubviews: [name, vip])
    heading.spacing = 6
    heading.alignment = .firstBaseline
    let texts = UIStackView(arrangedSubviews: [heading, counts, introduction])
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 2
    let stack = UIStackView(arrangedSubviews: [avatar, texts, follow])
    stack.alignment = .center
    stack.spacing = 12
    contentView.addCovering(stack, insets: .row)
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: Self.avatarSize),
      avatar.heightAnchor.constraint(equalToConstant: Self.avatarSize),
    ])
  }
}
