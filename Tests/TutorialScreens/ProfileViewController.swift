import UIKit

final class AvatarView: UIView {
  private let initialsLabel = UILabel()
  let badge = BadgeView()
  private let statusDot = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    backgroundColor = .systemIndigo
    initialsLabel.text = "JD"
    initialsLabel.textColor = .white
    initialsLabel.font = .systemFont(ofSize: 40, weight: .bold)
    initialsLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(initialsLabel)
    statusDot.backgroundColor = .systemGreen
    statusDot.layer.borderWidth = 3
    statusDot.layer.borderColor = UIColor.systemBackground.cgColor
    addSubview(statusDot)
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.count = 12
    addSubview(badge)
    NSLayoutConstraint.activate([
      initialsLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
      initialsLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      NSLayoutConstraint(
        item: badge,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: self,
        attribute: .trailing,
        multiplier: 0.85,
        constant: 0
      ),
      NSLayoutConstraint(
        item: badge,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: self,
        attribute: .bottom,
        multiplier: 0.15,
        constant: 0
      ),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
    let side: CGFloat = 24
    statusDot.frame = CGRect(
      x: bounds.maxX - side - 4,
      y: bounds.maxY - side - 4,
      width: side,
      height: side
    )
    statusDot.layer.cornerRadius = side / 2
  }
}

final class BadgeView: UIView {
  private let label = UILabel()

  var count = 0 {
    didSet {
      label.text = "\(count)"
      isHidden = count == 0
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    label.textColor = .white
    label.font = .boldSystemFont(ofSize: 13)
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 3),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -3),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 6),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -6),
      widthAnchor.constraint(greaterThanOrEqualTo: heightAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

final class ProfileViewController: UIViewController {
  private let coverView = UIView()
  private let gradient = CAGradientLayer()
  private let cardView = UIView()
  private let avatar = AvatarView()
  private let nameLabel = UILabel()
  private let jobLabel = UILabel()
  private let bioLabel = UILabel()
  private let statsStack = UIStackView()
  private let followButton = UIButton(type: .system)
  private let messageButton = UIButton(type: .system)
  private var bioHeight: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    gradient.colors = [UIColor.systemPurple.cgColor, UIColor.systemOrange.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    coverView.layer.insertSublayer(gradient, at: 0)
    cardView.backgroundColor = .secondarySystemGroupedBackground
    cardView.layer.cornerRadius = 16
    cardView.layer.shadowColor = UIColor.black.cgColor
    cardView.layer.shadowOpacity = 0.15
    cardView.layer.shadowOffset = CGSize(width: 0, height: 4)
    cardView.layer.shadowRadius = 12

    nameLabel.text = "Jane Appleseed-Doe"
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.textAlignment = .center
    nameLabel.numberOfLines = 0
    jobLabel.text = "iOS Developer"
    jobLabel.font = .preferredFont(forTextStyle: .subheadline)
    jobLabel.textColor = .secondaryLabel
    jobLabel.textAlignment = .center
    bioLabel.text =
      "Coffee first, then code. I write about Swift, UIKit and the art of layout, and "
      + "speak at conferences now and then."
    bioLabel.numberOfLines = 0
    bioLabel.font = .preferredFont(forTextStyle: .body)
    bioLabel.textAlignment = .center

    for (value, title) in [("128", "Posts"), ("4.2K", "Followers"), ("310", "Following")] {
      let valueLabel = UILabel()
      valueLabel.text = value
      valueLabel.font = .systemFont(ofSize: 20, weight: .semibold)
      valueLabel.textAlignment = .center
      let titleLabel = UILabel()
      titleLabel.text = title
      titleLabel.font = .preferredFont(forTextStyle: .caption1)
      titleLabel.textColor = .secondaryLabel
      titleLabel.textAlignment = .center
      let column = UIStackView(arrangedSubviews: [valueLabel, titleLabel])
      column.axis = .vertical
      column.spacing = 2
      statsStack.addArrangedSubview(column)
    }
    statsStack.distribution = .fillEqually

    followButton.setTitle("Follow", for: .normal)
    followButton.setTitleColor(.white, for: .normal)
    followButton.titleLabel?.font = .boldSystemFont(ofSize: 17)
    followButton.backgroundColor = .systemBlue
    followButton.layer.cornerRadius = 10
    followButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.bioHeight.isActive.toggle()
        UIView.animate(withDuration: 0.3) {
          self.view.layoutIfNeeded()
        }
      },
      for: .touchUpInside
    )
    messageButton.setTitle("Message", for: .normal)
    messageButton.setImage(UIImage(systemName: "envelope"), for: .normal)
    messageButton.layer.borderWidth = 1
    messageButton.layer.borderColor = UIColor.systemBlue.cgColor
    messageButton.layer.cornerRadius = 10

    let friends = makeFriends()
    for sub in [
      coverView, cardView, avatar, nameLabel, jobLabel, bioLabel, statsStack, followButton,
      messageButton, friends,
    ] {
      sub.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(coverView)
    view.addSubview(cardView)
    cardView.addSubview(nameLabel)
    cardView.addSubview(jobLabel)
    cardView.addSubview(bioLabel)
    cardView.addSubview(statsStack)
    cardView.addSubview(followButton)
    cardView.addSubview(messageButton)
    cardView.addSubview(friends)
    view.addSubview(avatar)

    bioHeight = bioLabel.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      coverView.topAnchor.constraint(equalTo: view.topAnchor),
      coverView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      coverView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      coverView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25),

      avatar.widthAnchor.constraint(equalToConstant: 112),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      avatar.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      avatar.centerYAnchor.constraint(equalTo: coverView.bottomAnchor),

      cardView.topAnchor.constraint(equalTo: coverView.bottomAnchor, constant: -8),
      cardView.leadingAnchor.constraint(
        equalTo: view.layoutMarginsGuide.leadingAnchor
      ),
      cardView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),

      nameLabel.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 8),
      nameLabel.leadingAnchor.constraint(equalTo: cardView.leadingAnchor, constant: 16),
      nameLabel.trailingAnchor.constraint(equalTo: cardView.trailingAnchor, constant: -16),
      jobLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
      jobLabel.centerXAnchor.constraint(equalTo: cardView.centerXAnchor),
      bioLabel.topAnchor.constraint(equalTo: jobLabel.bottomAnchor, constant: 12),
      bioLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      bioLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      statsStack.topAnchor.constraint(equalTo: bioLabel.bottomAnchor, constant: 16),
      statsStack.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      statsStack.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      friends.topAnchor.constraint(equalTo: statsStack.bottomAnchor, constant: 16),
      friends.centerXAnchor.constraint(equalTo: cardView.centerXAnchor),
      followButton.topAnchor.constraint(equalTo: friends.bottomAnchor, constant: 16),
      followButton.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      followButton.heightAnchor.constraint(equalToConstant: 44),
      messageButton.leadingAnchor.constraint(equalTo: followButton.trailingAnchor, constant: 12),
      messageButton.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      messageButton.widthAnchor.constraint(equalTo: followButton.widthAnchor),
      messageButton.centerYAnchor.constraint(equalTo: followButton.centerYAnchor),
      messageButton.heightAnchor.constraint(equalTo: followButton.heightAnchor),
      cardView.bottomAnchor.constraint(equalTo: followButton.bottomAnchor, constant: 16),
    ])
  }

  /// Returns overlapping circles.
  private func makeFriends() -> UIView {
    let stack = UIStackView()
    stack.spacing = -12
    for color in [UIColor.systemRed, .systemTeal, .systemYellow, .systemGreen] {
      let circle = UIView()
      circle.backgroundColor = color
      circle.layer.cornerRadius = 18
      circle.layer.borderWidth = 2
      circle.layer.borderColor = UIColor.white.cgColor
      circle.widthAnchor.constraint(equalToConstant: 36).isActive = true
      circle.heightAnchor.constraint(equalTo: circle.widthAnchor).isActive = true
      stack.addArrangedSubview(circle)
    }
    return stack
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    gradient.frame = coverView.bounds
  }
}
