import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// A cell with a comment: author, text, quoted comment, time and like.
final class CommentCell: ProgrammaticTableViewCell {
  struct Actions {
    var fold: @MainActor () -> Void
    var like: @MainActor () -> Void
  }

  /// The width and height of an avatar, in points.
  private static let avatarSize: CGFloat = 36

  private let avatar = PictureView(frame: .zero)
  private let person = UIImageView(image: UIImage(systemName: "person.fill"))
  private let author = UILabel()
  private let words = UILabel()
  private let quote = UILabel()
  private let toggle = UIButton(configuration: .plain())
  private let time = UILabel()
  private let like = UIButton(configuration: .plain())
  private var actions: Actions?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    styleContent()
    layOut()
    toggle.addAction(
      UIAction { [weak self] _ in self?.actions?.fold() },
      for: .primaryActionTriggered
    )
    like.addAction(
      UIAction { [weak self] _ in self?.actions?.like() },
      for: .primaryActionTriggered
    )
  }

  func show(
    _ comment: CommentRowViewData,
    from pictures: any PictureProviding,
    _ actions: Actions
  ) {
    self.actions = actions
    avatar.show(comment.avatar, from: pictures)
    person.isHidden = comment.avatar != nil
    avatar.backgroundColor = comment.avatar == nil ? .systemGray3 : .tertiarySystemFill
    author.text = comment.author
    words.text = comment.text
    quote.isHidden = comment.quote == nil
    quote.text = comment.quote?.text
    quote.numberOfLines = comment.quote?.isFolded == true ? 2 : 0
    toggle.isHidden = comment.quote?.toggle == nil
    toggle.configuration?.title = comment.quote?.toggle
    time.text = comment.time
    show(comment.like)
    accessibilityLabel = comment.accessibilityLabel
  }

  private func show(_ data: CommentRowViewData.Like) {
    var look = UIButton.Configuration.plain()
    look.automaticallyUpdateForSelection = false
    look.image = UIImage(systemName: data.symbol)
    look.title = data.count
    look.imagePadding = 4
    look.buttonSize = .small
    // The count is aligned with the texts above it.
    look.contentInsets.trailing = 0
    like.tintColor = data.isOn ? .storyMark : .secondaryLabel
    look.baseForegroundColor = like.tintColor
    like.configuration = look
    like.isSelected = data.isOn
    like.accessibilityLabel = data.label
    like.accessibilityValue = data.count
  }

  // MARK: - Private

  private func styleContent() {
    avatar.accessibilityElementsHidden = true
    person.tintColor = .white
    person.contentMode = .scaleAspectFit
    person.translatesAutoresizingMaskIntoConstraints = false
    avatar.addSubview(person)
    avatar.layer.cornerRadius = Self.avatarSize / 2
    author.font = .preferredFont(forTextStyle: .headline)
    words.font = .preferredFont(forTextStyle: .body)
    quote.font = .preferredFont(forTextStyle: .subheadline)
    quote.textColor = .secondaryLabel
    time.font = .preferredFont(forTextStyle: .footnote)
    time.textColor = .secondaryLabel
    for label in [author, words, quote, time] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    toggle.configuration?.buttonSize = .mini
    toggle.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 4,
      leading: 0,
      bottom: 4,
      trailing: 12
    )
  }

  private func layOut() {
    let foot = UIStackView(arrangedSubviews: [time, UIView(), like])
    foot.alignment = .center
    let texts = UIStackView(arrangedSubviews: [author, words, quote, toggle, foot])
    texts.axis = .vertical
    texts.alignment = .fill
    texts.spacing = 6
    let row = UIStackView(arrangedSubviews: [avatar, texts])
    row.alignment = .top
    row.spacing = 12
    separatorInset.left = 16 + Self.avatarSize + row.spacing
    contentView.addCovering(
      row,
      insets: NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 6, trailing: 16)
    )
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: Self.avatarSize),
      avatar.heightAnchor.constraint(equalToConstant: Self.avatarSize),
      person.centerXAnchor.constraint(equalTo: avatar.centerXAnchor),
      person.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
      person.widthAnchor.constraint(equalTo: avatar.widthAnchor, multiplier: 0.65),
      person.heightAnchor.constraint(equalTo: avatar.heightAnchor, multiplier: 0.65),
    ])
  }
}
