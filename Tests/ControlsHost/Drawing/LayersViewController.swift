import UIKit
import WebKit

/// Rounded corners, borders, gradients, and a switch of the interface style for each level.
final class LayersViewController: UIViewController {
  private let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
  private let heard = UILabel()
  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heard.text = "Nothing heard"
    let stack = UIStackView(arrangedSubviews: [
      row([picture(clips: true), picture(clips: false), plain()]),
      row([GradientView(down: true), GradientView(down: false)]),
      button(), makeBox(), web, heard, buttons(),
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 40),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      web.heightAnchor.constraint(equalToConstant: 60),
    ])
    web.accessibilityLabel = "Frame"
    web.loadHTMLString(Self.html, baseURL: nil)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heard.text = traitCollection.userInterfaceStyle == .dark ? "Heard dark" : "Heard light"
    box.layer.borderColor = UIColor.label.cgColor
  }

  private func row(_ views: [UIView]) -> UIView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 16
    row.distribution = .fillEqually
    for view in views {
      view.heightAnchor.constraint(equalToConstant: 80).isActive = true
    }
    return row
  }

  /// Returns an image that is twice as high as wide, so that it overflows unless it is clipped.
  private func picture(clips: Bool) -> UIView {
    let view = UIImageView(image: Data(base64Encoded: Self.picture).flatMap(UIImage.init(data:)))
    view.contentMode = .scaleAspectFill
    view.layer.cornerRadius = 16
    view.clipsToBounds = clips
    view.accessibilityIdentifier = clips ? "clipped" : "hanging"
    return view
  }

  private func plain() -> UIView {
    let view = UIView()
    view.backgroundColor = .systemOrange
    view.layer.cornerRadius = 24
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    return view
  }

  private func button() -> UIView {
    let button = UIButton(primaryAction: UIAction(title: "Round") { _ in })
    button.layer.cornerRadius = 20
    button.layer.borderWidth = 2
    button.layer.borderColor = UIColor.systemBlue.cgColor
    button.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return button
  }

  private func makeBox() -> UIView {
    let label = UILabel()
    label.text = "Within an edge"
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    box.accessibilityIdentifier = "box"
    box.backgroundColor = .systemBackground
    box.layer.borderWidth = 4
    box.layer.borderColor = UIColor.label.cgColor
    box.layer.cornerRadius = 10
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -12),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    return box
  }

  private func buttons() -> UIView {
    let titles: [(String, @MainActor (LayersViewController, UIUserInterfaceStyle) -> Void)] = [
      ("Box", { $0.box.overrideUserInterfaceStyle = $1 }),
      ("Screen", { $0.overrideUserInterfaceStyle = $1 }),
      ("Window", { $0.view.window?.overrideUserInterfaceStyle = $1 }),
    ]
    let rows = titles.map { title, change in
      let buttons = [
        ("light", UIUserInterfaceStyle.light), ("dark", .dark), ("auto", .unspecified),
      ]
      .map { name, style in
        UIButton(
          primaryAction: UIAction(title: "\(title) \(name)") { [weak self] _ in
            if let self { change(self, style) }
          }
        )
      }
      let row = UIStackView(arrangedSubviews: buttons)
      row.distribution = .fillEqually
      return row
    }
    let sheet = UIButton(
      primaryAction: UIAction(title: "Sheet") { [weak self] _ in
        let table = UITableViewController(style: .insetGrouped)
        table.title = "Over it"
        let sheet = UINavigationController(rootViewController: table)
        self?.present(sheet, animated: true)
      }
    )
    let stack = UIStackView(arrangedSubviews: rows + [sheet])
    stack.axis = .vertical
    stack.spacing = 8
    return stack
  }

  private static let html = """
    <style>
      :root { color-scheme: light dark }
      body { margin: 8px; background: light-dark(#eee, #222); color: light-dark(#000, #fff) }
      .dark { display: none }
      @media (prefers-color-scheme: dark) { .dark { display: inline } .light { display: none } }
    </style>
    <p><span class="light">Light page</span><span class="dark">Dark page</span></p>
    """

  /// A red pixel above a blue one.
  private static let picture = """
    iVBORw0KGgoAAAANSUhEUgAAAAEAAAACCAIAAAAW4yFwAAAADUlEQVR4nGP4zwAC/wEIAAH/2ZC7NQAAAABJRU5E
    rkJggg==
    """.replacingOccurrences(of: "\n", with: "")
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(down: Bool) {
    super.init(frame: .zero)
    guard let layer = layer as? CAGradientLayer else { return }
    layer.colors = [UIColor.systemRed.cgColor, UIColor.clear.cgColor, UIColor.systemBlue.cgColor]
    layer.startPoint = CGPoint(x: down ? 0.5 : 0, y: 0)
    layer.endPoint = CGPoint(x: down ? 0.5 : 1, y: 1)
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) {
    nil
  }
}
