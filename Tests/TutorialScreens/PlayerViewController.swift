import UIKit

final class ProgressSlider: UIControl {
  private let track = UIView()
  private let fill = UIView()
  private let thumb = UIView()

  var minimumValue: CGFloat = 0
  var maximumValue: CGFloat = 1
  var value: CGFloat = 0.35 {
    didSet { setNeedsLayout() }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 28)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    track.backgroundColor = .systemGray4
    fill.backgroundColor = .systemPink
    thumb.backgroundColor = .white
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.3
    thumb.layer.shadowRadius = 3
    thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
    for sub in [track, fill, thumb] {
      sub.isUserInteractionEnabled = false
      addSubview(sub)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness: CGFloat = 4
    let side: CGFloat = 20
    let y = (bounds.height - thickness) / 2
    track.frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
    track.layer.cornerRadius = thickness / 2
    let fraction = (value - minimumValue) / (maximumValue - minimumValue)
    let x = (bounds.width - side) * fraction
    fill.frame = CGRect(x: 0, y: y, width: x + side / 2, height: thickness)
    fill.layer.cornerRadius = thickness / 2
    thumb.frame = CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
    thumb.layer.cornerRadius = side / 2
  }
}

final class ArtworkView: UIView {
  private let note = UIImageView(image: UIImage(systemName: "music.note"))
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemIndigo.cgColor]
    layer.addSublayer(gradient)
    layer.cornerRadius = 12
    layer.masksToBounds = true
    note.tintColor = .white
    note.contentMode = .scaleAspectFit
    note.translatesAutoresizingMaskIntoConstraints = false
    addSubview(note)
    NSLayoutConstraint.activate([
      note.centerXAnchor.constraint(equalTo: centerXAnchor),
      note.centerYAnchor.constraint(equalTo: centerYAnchor),
      note.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.4),
      note.heightAnchor.constraint(equalTo: note.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }
}

final class PlayerViewController: UIViewController {
  private let artwork = ArtworkView()
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()
  private let slider = ProgressSlider()
  private let elapsedLabel = UILabel()
  private let remainingLabel = UILabel()
  private let playButton = UIButton(type: .system)
  private let volumeSlider = UISlider()
  private var isPlaying = false
  private var artworkWidth: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "A Very Long Song Title That Does Not Fit"
    titleLabel.font = .preferredFont(forTextStyle: .title2)
    artistLabel.text = "The Artists"
    artistLabel.textColor = .systemPink
    artistLabel.font = .preferredFont(forTextStyle: .title3)
    let likeButton = UIButton(type: .system)
    likeButton.setImage(UIImage(systemName: "heart"), for: .normal)
    likeButton.tintColor = .systemPink
    likeButton.setContentHuggingPriority(.required, for: .horizontal)
    likeButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    let titles = UIStackView(arrangedSubviews: [titleLabel, artistLabel])
    titles.axis = .vertical
    titles.alignment = .leading
    titles.spacing = 2
    let titleRow = UIStackView(arrangedSubviews: [titles, likeButton])
    titleRow.spacing = 12
    titleRow.alignment = .center

    elapsedLabel.text = "1:12"
    remainingLabel.text = "-2:13"
    for label in [elapsedLabel, remainingLabel] {
      label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
      label.textColor = .secondaryLabel
    }
    let times = UIStackView(arrangedSubviews: [elapsedLabel, UIView(), remainingLabel])

    let large = UIImage.SymbolConfiguration(pointSize: 44, weight: .bold)
    playButton.setImage(UIImage(systemName: "play.fill", withConfiguration: large), for: .normal)
    playButton.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    let small = UIImage.SymbolConfiguration(pointSize: 28)
    let back = UIButton(type: .system)
    back.setImage(UIImage(systemName: "backward.fill", withConfiguration: small), for: .normal)
    let next = UIButton(type: .system)
    next.setImage(UIImage(systemName: "forward.fill", withConfiguration: small), for: .normal)
    let controls = UIStackView(arrangedSubviews: [back, playButton, next])
    controls.distribution = .equalCentering
    controls.alignment = .center
    controls.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    controls.isLayoutMarginsRelativeArrangement = true

    volumeSlider.value = 0.6
    volumeSlider.minimumValueImage = UIImage(systemName: "speaker.fill")
    volumeSlider.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
    volumeSlider.tintColor = .systemGray

    let bottom = UIStackView(arrangedSubviews: [titleRow, slider, times, controls, volumeSlider])
    bottom.axis = .vertical
    bottom.spacing = 16
    bottom.setCustomSpacing(4, after: slider)
    bottom.setCustomSpacing(24, after: controls)
    artwork.translatesAutoresizingMaskIntoConstraints = false
    bottom.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(artwork)
    view.addSubview(bottom)
    artworkWidth = artwork.widthAnchor.constraint(
      equalTo: view.widthAnchor,
      multiplier: 1,
      constant: -120
    )
    artworkWidth.priority = .defaultHigh
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      artwork.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: 16),
      artwork.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor, multiplier: 1.0),
      artworkWidth,
      artwork.bottomAnchor.constraint(equalTo: bottom.topAnchor, constant: -24),
      artwork.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 24),
      bottom.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      view.trailingAnchor.constraint(equalTo: bottom.trailingAnchor, constant: 32),
      safe.bottomAnchor.constraint(equalTo: bottom.bottomAnchor, constant: 24),
    ])
  }

  private func toggle() {
    isPlaying.toggle()
    let large = UIImage.SymbolConfiguration(pointSize: 44, weight: .bold)
    playButton.setImage(
      UIImage(systemName: isPlaying ? "pause.fill" : "play.fill", withConfiguration: large),
      for: .normal
    )
    artworkWidth.constant = isPlaying ? -64 : -120
    UIView.animate(
      withDuration: 0.5,
      delay: 0,
      usingSpringWithDamping: 0.7,
      initialSpringVelocity: 0.5,
      options: [],
      animations: { self.view.layoutIfNeeded() },
      completion: nil
    )
  }
}
