import CategoriesPresentation
import RostrumUIKit
import UIKit

/// A user's cell: picture, name with badge, counts, self-description, and follow button.
final class UserCell: ProgrammaticTableViewCell {
  /// The width and height, in points.
  private static let avatarSize: CGFloat = 44

  private let avatar = UIImageView()
  private let name = UILabel()
  private let vip = UILabel()
  private let counts = UILabel()
  private let introduction = UILabel()
  private let follow = UIButton(configuration: .bordered())
  private lazy var heading = UIStackView(arrangedSubviews: [name, vip])
  private lazy var stack = UIStackView(arrangedSubviews: [avatar, texts, follow])
  private lazy var texts = UIStackView(arrangedSubviews: [heading, counts, introduction])
  private var onFollow: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    styleLabels()
    styleAvatar()
    styleButton()
    layOut()
  }

  /// Shows a user.
  ///
  /// - Parameters:
  ///   - user: The data of the user.
  ///   - onFollow: The action of the follow button.
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

  /// Stacks the content vertically at accessibility sizes, and removes the limit of lines.
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    let isLarge = state.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    stack.axis = isLarge ? .vertical : .horizontal
    stack.alignment = isLarge ? .leading : .center
    heading.axis = stack.axis
    heading.alignment = isLarge ? .leading : .firstBaseline
    for label in [name, vip, counts, introduction] { label.numberOfLines = isLarge ? 0 : 2 }
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
    heading.spacing = 6
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 2
    stack.spacing = 12
    contentView.addCovering(stack, insets: .row)
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: Self.avatarSize),
      avatar.heightAnchor.constraint(equalToConstant: Self.avatarSize),
    ])
  }
}
