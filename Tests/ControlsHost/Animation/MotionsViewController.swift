import UIKit

/// A 3D box, a title that opens a menu, and a screen that counts shakes.
final class MotionsViewController: UIViewController {
  private let count = UILabel()
  private let stage = UIView()
  private let box = CATransformLayer()
  private let card = UIView(frame: CGRect(x: 0, y: 10, width: 40, height: 40))
  private var shakes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Motions"
    navigationItem.titleMenuProvider = { [weak self] suggested in
      let reset = UIAction(title: "Reset", image: UIImage(systemName: "arrow.counterclockwise")) {
        _ in
        self?.shakes = 0
        self?.show()
      }
      return UIMenu(children: suggested + [reset])
    }
    count.font = .preferredFont(forTextStyle: .title2)
    count.textAlignment = .center
    count.adjustsFontForContentSizeCategory = true
    stage.accessibilityIdentifier = "stage"
    let turn = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Turn") { [weak self] _ in self?.turn() }
    )
    let move = UIButton(
      configuration: .tinted(),
      primaryAction: UIAction(title: "Move") { [weak self] _ in self?.move() }
    )
    let table = UIView()
    card.backgroundColor = .systemTeal
    card.accessibilityIdentifier = "card"
    table.addSubview(card)
    let fade = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    fade.backgroundColor = .systemIndigo
    fade.accessibilityIdentifier = "fade"
    let gradient = CAGradientLayer()
    gradient.frame = fade.bounds
    gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    fade.layer.mask = gradient
    let stack = UIStackView(arrangedSubviews: [count, stage, turn, table, move, fade])
    stack.axis = .vertical
    stack.spacing = 24
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
      stack.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      stage.widthAnchor.constraint(equalToConstant: 200),
      stage.heightAnchor.constraint(equalToConstant: 200),
      table.widthAnchor.constraint(equalToConstant: 200),
      table.heightAnchor.constraint(equalToConstant: 60),
      fade.widthAnchor.constraint(equalToConstant: 200),
      fade.heightAnchor.constraint(equalToConstant: 30),
    ])
    makeBox()
    show()
  }

  private func makeBox() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 600
    stage.layer.sublayerTransform = perspective
    box.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemOrange]
    for (index, color) in colors.enumerated() {
      let face = CALayer()
      face.frame = box.bounds
      face.backgroundColor = color.cgColor
      let turned = CATransform3DMakeRotation(.pi / 2 * CGFloat(index), 0, 1, 0)
      face.transform = CATransform3DTranslate(turned, 0, 0, 50)
      box.addSublayer(face)
    }
    box.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    stage.layer.addSublayer(box)
  }

  private func turn() {
    box.transform = CATransform3DRotate(box.transform, .pi / 2, 0, 1, 0)
  }

  /// Moves the card to the other side and rotates it, or moves it back.
  private func move() {
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { [card] in
      let isThere = card.transform != .identity
      card.center.x += isThere ? -160 : 160
      card.backgroundColor = isThere ? .systemTeal : .systemIndigo
      card.transform = isThere ? .identity : CGAffineTransform(rotationAngle: .pi / 2)
    }
  }

  private func show() {
    count.text = "Shakes: \(shakes)"
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake else { return super.motionEnded(motion, with: event) }
    shakes += 1
    show()
  }

  override func rename(_ sender: Any?) {
    title = "Renamed"
  }
}
