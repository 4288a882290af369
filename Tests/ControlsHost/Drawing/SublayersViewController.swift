import UIKit

/// Sublayers, as apps use them under titles, over images and along edges.
final class SublayersViewController: UIViewController {
  private let heard = UILabel()
  private let banner = BannerView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heard.text = "Taps: 0"
    let button = GradientButton()
    button.setTitle("Gradient", for: .normal)
    button.accessibilityIdentifier = "button"
    var taps = 0
    button.addAction(
      UIAction { [weak self] _ in
        taps += 1
        self?.heard.text = "Taps: \(taps)"
      },
      for: .touchUpInside
    )
    button.heightAnchor.constraint(equalToConstant: 50).isActive = true
    let field = UnderlinedField()
    field.placeholder = "Name"
    field.accessibilityIdentifier = "field"
    let longer = UIButton(
      primaryAction: UIAction(title: "Longer") { [weak self] _ in
        self?.banner.title.text = "A banner whose title takes several lines, all of them on blue"
      }
    )
    let stack = UIStackView(arrangedSubviews: [button, field, banner, PictureView(), heard, longer])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -24),
    ])
  }
}

/// A button with a gradient below its title.
private final class GradientButton: UIButton {
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 25
    clipsToBounds = true
    setTitleColor(.white, for: .normal)
    gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemPurple.cgColor]
    layer.insertSublayer(gradient, at: 0)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }
}

/// A field with a line at its bottom.
private final class UnderlinedField: UITextField {
  private let line = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = UIColor.systemRed.cgColor
    layer.addSublayer(line)
    heightAnchor.constraint(equalToConstant: 40).isActive = true
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: bounds.height - 2, width: bounds.width, height: 2)
  }
}

/// A title, as high as its text, on a gradient.
private final class BannerView: UIView {
  let title = UILabel()
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "banner"
    gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
    layer.addSublayer(gradient)
    title.text = "A banner"
    title.numberOfLines = 0
    title.textColor = .white
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }
}

/// An image that darkens towards its bottom, and a dot with a border in its corner.
private final class PictureView: UIImageView {
  private let shade = CAGradientLayer()
  private let dot = CALayer()

  init() {
    super.init(frame: .zero)
    image = UIImage(systemName: "photo")
    contentMode = .scaleAspectFit
    accessibilityIdentifier = "picture"
    backgroundColor = .systemYellow
    shade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    dot.backgroundColor = UIColor.systemGreen.cgColor
    dot.borderColor = UIColor.white.cgColor
    dot.borderWidth = 2
    dot.cornerRadius = 10
    layer.addSublayer(shade)
    layer.addSublayer(dot)
    heightAnchor.constraint(equalToConstant: 120).isActive = true
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    dot.frame = CGRect(x: bounds.width - 28, y: 8, width: 20, height: 20)
  }
}
