import UIKit

class PostCell: UITableViewCell {
  let avatar = UIView()
  let authorLabel = UILabel()
  let timeLabel = UILabel()
  let bodyLabel = UILabel()
  let stack = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    avatar.backgroundColor = .systemTeal
    avatar.clipsToBounds = true
    authorLabel.font = .preferredFont(forTextStyle: .headline)
    timeLabel.font = .preferredFont(forTextStyle: .caption1)
    timeLabel.textColor = .secondaryLabel
    timeLabel.setContentHuggingPriority(.required, for: .horizontal)
    timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    bodyLabel.numberOfLines = 0
    bodyLabel.font = .preferredFont(forTextStyle: .body)
    bodyLabel.adjustsFontForContentSizeCategory = true
    let header = UIStackView(arrangedSubviews: [authorLabel, timeLabel])
    header.alignment = .firstBaseline
    header.spacing = 8
    stack.axis = .vertical
    stack.spacing = 8
    stack.addArrangedSubview(header)
    stack.addArrangedSubview(bodyLabel)
    avatar.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(avatar)
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      avatar.widthAnchor.constraint(equalToConstant: 44),
      avatar.heightAnchor.constraint(equalToConstant: 44),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      stack.topAnchor.constraint(equalTo: avatar.topAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    avatar.layer.cornerRadius = avatar.frame.height / 2
  }

  func configure(author: String, time: String, text: String?) {
    authorLabel.text = author
    timeLabel.text = time
    bodyLabel.text = text
    bodyLabel.isHidden = text == nil
  }
}

final class PictureCell: PostCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let picture = UIView()
    picture.backgroundColor = .systemGreen
    picture.layer.cornerRadius = 12
    let caption = UILabel()
    caption.text = "Photo"
    caption.textColor = .white
    caption.font = .boldSystemFont(ofSize: 12)
    caption.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    caption.translatesAutoresizingMaskIntoConstraints = false
    picture.addSubview(caption)
    stack.addArrangedSubview(picture)
    let ratio = picture.heightAnchor.constraint(
      equalTo: picture.widthAnchor,
      multiplier: 9.0 / 16.0
    )
    ratio.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      ratio,
      caption.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -8),
      caption.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class QuoteCell: PostCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let bar = UIView()
    bar.backgroundColor = .systemBlue
    bar.layer.cornerRadius = 2
    let quote = UILabel()
    quote.text = "“Simplicity is prerequisite for reliability, and that is the end of the matter.”"
    quote.font = .italicSystemFont(ofSize: 17)
    quote.numberOfLines = 0
    let by = UILabel()
    by.text = "— Edsger W. Dijkstra"
    by.font = .preferredFont(forTextStyle: .footnote)
    by.textColor = .secondaryLabel
    by.textAlignment = .right
    let texts = UIStackView(arrangedSubviews: [quote, by])
    texts.axis = .vertical
    texts.spacing = 4
    let row = UIStackView(arrangedSubviews: [bar, texts])
    row.spacing = 10
    bar.widthAnchor.constraint(equalToConstant: 4).isActive = true
    stack.addArrangedSubview(row)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class PollOptionView: UIView {
  private let fill = UIView()

  init(title: String, share: CGFloat) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemFill
    layer.cornerRadius = 8
    clipsToBounds = true
    fill.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.35)
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .subheadline)
    let percent = UILabel()
    percent.text = "\(Int(share * 100)) %"
    percent.font = .preferredFont(forTextStyle: .subheadline)
    percent.setContentCompressionResistancePriority(.required, for: .horizontal)
    for sub in [fill, label, percent] {
      sub.translatesAutoresizingMaskIntoConstraints = false
      addSubview(sub)
    }
    NSLayoutConstraint.activate([
      fill.topAnchor.constraint(equalTo: topAnchor),
      fill.bottomAnchor.constraint(equalTo: bottomAnchor),
      fill.leadingAnchor.constraint(equalTo: leadingAnchor),
      fill.widthAnchor.constraint(equalTo: widthAnchor, multiplier: share),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(lessThanOrEqualTo: percent.leadingAnchor, constant: -8),
      percent.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      percent.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class PollCell: PostCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let options = UIStackView(arrangedSubviews: [
      PollOptionView(title: "Auto Layout", share: 0.62),
      PollOptionView(title: "Frames", share: 0.25),
      PollOptionView(title: "Something else altogether, with a long name", share: 0.13),
    ])
    options.axis = .vertical
    options.spacing = 6
    stack.addArrangedSubview(options)
    let votes = UILabel()
    votes.text = "1,204 votes · 2 days left"
    votes.font = .preferredFont(forTextStyle: .caption1)
    votes.textColor = .secondaryLabel
    stack.addArrangedSubview(votes)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class LinkCell: PostCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let card = UIView()
    card.layer.borderWidth = 1
    card.layer.borderColor = UIColor.separator.cgColor
    card.layer.cornerRadius = 10
    card.clipsToBounds = true
    let thumbnail = UIImageView(image: UIImage(systemName: "link"))
    thumbnail.contentMode = .center
    thumbnail.backgroundColor = .tertiarySystemFill
    let title = UILabel()
    title.text = "Auto Layout Guide: Anatomy of a Constraint"
    title.numberOfLines = 2
    title.font = .preferredFont(forTextStyle: .subheadline)
    let host = UILabel()
    host.text = "developer.example.com"
    host.font = .preferredFont(forTextStyle: .caption2)
    host.textColor = .secondaryLabel
    for sub in [thumbnail, title, host] {
      sub.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(sub)
    }
    stack.addArrangedSubview(card)
    let views = ["thumb": thumbnail, "title": title, "host": host]
    let formats = [
      "H:|[thumb(72)]-12-[title]-12-|", "H:[thumb]-12-[host]-12-|", "V:|[thumb(>=72)]|",
      "V:|-(>=8)-[title]-2-[host]-(>=8)-|",
    ]
    NSLayoutConstraint.activate(
      formats.flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0,
          options: [],
          metrics: nil,
          views: views
        )
      }
    )
    title.centerYAnchor.constraint(equalTo: card.centerYAnchor, constant: -8).isActive = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
