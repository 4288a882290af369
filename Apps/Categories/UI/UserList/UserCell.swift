import CategoriesPresentation
import RostrumUIKit
import UIKit

/// A user's cell: picture, name with badge, counts, self-description, and follow button.
final class UserCell: ProgrammaticTableViewCell {
  /// The width and height, in points.
  private static let avatarSize: CGFloat = 44

  private let avatar = UIImageView()
  private let person = UIImageView(image: UIImage(systemName: "person.fill"))
  private let name = UILabel()
  private let counts = UILabel()
  private let introduction = UILabel()
  private let follow = UIButton(configuration: .bordered())
  /// A hidden button with the title after a tap; the visible one is at least as wide.
  private let otherFollow = UIButton(configuration: .bordered())
  private lazy var stack = UIStackView(arrangedSubviews: [avatar, texts, follow])
  private lazy var texts = UIStackView(arrangedSubviews: [name, counts, introduction])
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
    name.attributedText = Self.heading(user)
    counts.text = user.counts
    introduction.text = user.introduction
    introduction.isHidden = user.introduction == nil
    let picture = user.avatar.flatMap { UIImage(data: $0) }
    avatar.image = picture
    person.isHidden = picture != nil
    follow.configuration = user.follow.isOn ? .bordered() : .borderedProminent()
    follow.configuration?.buttonSize = .small
    follow.configuration?.title = user.follow.title
    otherFollow.configuration?.title = user.follow.otherTitle
    follow.accessibilityLabel = user.follow.label
  }

  /// Returns the name with the badge in the same text, so that it follows the last word of a name
  /// of several lines.
  private static func heading(_ user: UserRowViewData) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: user.name,
      attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)]
    )
    if let vip = user.vip {
      let badge: [NSAttributedString.Key: Any] = [
        .font: UIFont.preferredFont(forTextStyle: .caption1), .foregroundColor: UIColor.systemRed,
      ]
      text.append(NSAttributedString(string: " \(vip)", attributes: badge))
    }
    return text
  }

  /// Stacks the content vertically at accessibility sizes.
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    let isLarge = state.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    stack.axis = isLarge ? .vertical : .horizontal
    stack.alignment = isLarge ? .leading : .center
    separatorInset.left = isLarge ? 16 : 16 + Self.avatarSize + stack.spacing
  }

  private func styleLabels() {
    name.font = .preferredFont(forTextStyle: .headline)
    counts.font = .preferredFont(forTextStyle: .footnote)
    counts.textColor = .secondaryLabel
    introduction.font = .preferredFont(forTextStyle: .subheadline)
    introduction.textColor = .secondaryLabel
    for label in [name, counts, introduction] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
  }

  private func styleAvatar() {
    avatar.contentMode = .scaleAspectFill
    avatar.backgroundColor = .systemGray3
    avatar.clipsToBounds = true
    avatar.layer.cornerRadius = Self.avatarSize / 2
    avatar.isAccessibilityElement = false
    person.tintColor = .white
    person.contentMode = .scaleAspectFit
    person.isAccessibilityElement = false
    person.translatesAutoresizingMaskIntoConstraints = false
    avatar.addSubview(person)
  }

  private func styleButton() {
    follow.addAction(UIAction { [weak self] _ in self?.onFollow?() }, for: .primaryActionTriggered)
    // It gives way to the width of the other title.
    follow.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    follow.setContentCompressionResistancePriority(.required, for: .horizontal)
    otherFollow.configuration?.buttonSize = .small
    otherFollow.setContentCompressionResistancePriority(.required, for: .horizontal)
    otherFollow.isHidden = true
    otherFollow.translatesAutoresizingMaskIntoConstraints = false
  }

  private func layOut() {
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 2
    stack.spacing = 12
    contentView.addCovering(stack, insets: .row)
    contentView.addSubview(otherFollow)
    NSLayoutConstraint.activate([
      otherFollow.topAnchor.constraint(equalTo: follow.topAnchor),
      otherFollow.trailingAnchor.constraint(equalTo: follow.trailingAnchor),
      follow.widthAnchor.constraint(greaterThanOrEqualTo: otherFollow.widthAnchor),
      avatar.widthAnchor.constraint(equalToConstant: Self.avatarSize),
      avatar.heightAnchor.constraint(equalToConstant: Self.avatarSize),
      person.centerXAnchor.constraint(equalTo: avatar.centerXAnchor),
      person.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
      person.widthAnchor.constraint(equalTo: avatar.widthAnchor, multiplier: 0.65),
      person.heightAnchor.constraint(equalTo: avatar.heightAnchor, multiplier: 0.65),
    ])
  }
}
