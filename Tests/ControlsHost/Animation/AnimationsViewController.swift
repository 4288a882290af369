import UIKit

/// Animations of layers: of a path, of a transform, of a gradient, along a path, in 3D.
final class AnimationsViewController: UIViewController, CAAnimationDelegate {
  private let ring = CAShapeLayer()
  private let ringView = UIView()
  private let shimmer = CAGradientLayer()
  private let shimmerView = UIView()
  private let shaken = UILabel()
  private let card = UIView()
  private let rail = UIView()
  private let ball = CALayer()
  private let beat = UIView()
  private let glow = UIView()
  private let heard = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    heard.text = "Nothing ended"
    heard.accessibilityIdentifier = "heard"
    heard.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [
      tile([ringPart(), beatPart(), glowPart()]), tile([shimmerPart()]), tile([railPart()]),
      tile([cardPart(), shakenPart()]), buttons(), heard,
    ])
    stack.axis = .vertical
    stack.spacing = 14
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shimmer.frame = shimmerView.bounds
    ball.position = CGPoint(x: 16, y: rail.bounds.midY)
    CATransaction.commit()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let slide = CABasicAnimation(keyPath: "locations")
    slide.fromValue = [-0.6, -0.3, 0]
    slide.toValue = [1, 1.3, 1.6]
    slide.duration = 1.6
    slide.repeatCount = .infinity
    shimmer.add(slide, forKey: "shimmer")

    let grow = CABasicAnimation(keyPath: "transform.scale")
    (grow.fromValue, grow.toValue) = (1, 1.25)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (1, 0.5)
    let pulse = CAAnimationGroup()
    pulse.animations = [grow, fade]
    pulse.duration = 0.6
    pulse.autoreverses = true
    pulse.repeatCount = .infinity
    pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    beat.layer.add(pulse, forKey: "pulse")

    let border = CABasicAnimation(keyPath: "borderColor")
    border.fromValue = UIColor.systemTeal.cgColor
    border.toValue = UIColor.systemPurple.cgColor
    border.duration = 1.2
    border.autoreverses = true
    border.repeatCount = .infinity
    glow.layer.add(border, forKey: "glow")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let name = anim.value(forKey: "name") as? String ?? "?"
    heard.text = "\(name) \(flag ? "finished" : "stopped")"
  }

  // MARK: - Parts

  private func tile(_ views: [UIView]) -> UIView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 16
    row.distribution = .fillEqually
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = .init(top: 12, leading: 16, bottom: 12, trailing: 16)
    row.backgroundColor = .secondarySystemGroupedBackground
    row.layer.cornerRadius = 14
    return row
  }

  private func centred(_ inner: UIView, _ name: String, width: CGFloat, height: CGFloat) -> UIView {
    let place = UIView()
    inner.accessibilityIdentifier = name
    inner.translatesAutoresizingMaskIntoConstraints = false
    place.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: width),
      inner.heightAnchor.constraint(equalToConstant: height),
      inner.centerXAnchor.constraint(equalTo: place.centerXAnchor),
      inner.topAnchor.constraint(equalTo: place.topAnchor),
      inner.bottomAnchor.constraint(equalTo: place.bottomAnchor),
    ])
    return place
  }

  private func ringPart() -> UIView {
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 32, y: 32),
      radius: 26,
      startAngle: -.pi / 2,
      endAngle: 1.5 * .pi,
      clockwise: true
    )
    let track = CAShapeLayer()
    for layer in [track, ring] {
      layer.path = circle.cgPath
      layer.fillColor = nil
      layer.lineWidth = 8
      layer.lineCap = .round
      ringView.layer.addSublayer(layer)
    }
    track.strokeColor = UIColor.systemGray.cgColor.copy(alpha: 0.25)
    ring.strokeColor = UIColor.systemGreen.cgColor
    ring.strokeEnd = 0.25
    return centred(ringView, "ring", width: 64, height: 64)
  }

  private func beatPart() -> UIView {
    beat.backgroundColor = .systemPink
    beat.layer.cornerRadius = 20
    return centred(beat, "beat", width: 40, height: 40)
  }

  private func glowPart() -> UIView {
    glow.layer.cornerRadius = 12
    glow.layer.borderWidth = 4
    glow.layer.borderColor = UIColor.systemTeal.cgColor
    return centred(glow, "glow", width: 56, height: 56)
  }

  private func shimmerPart() -> UIView {
    shimmerView.accessibilityIdentifier = "shimmer"
    shimmerView.layer.cornerRadius = 8
    shimmerView.clipsToBounds = true
    shimmerView.backgroundColor = .systemFill
    shimmer.colors = [0.0, 0.8, 0.0].map { UIColor(white: 1, alpha: $0).cgColor }
    shimmer.locations = [-0.6, -0.3, 0]
    shimmer.startPoint = CGPoint(x: 0, y: 0.5)
    shimmer.endPoint = CGPoint(x: 1, y: 0.5)
    shimmerView.layer.addSublayer(shimmer)
    shimmerView.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return shimmerView
  }

  private func railPart() -> UIView {
    rail.accessibilityIdentifier = "rail"
    ball.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    ball.cornerRadius = 12
    ball.backgroundColor = UIColor.systemOrange.cgColor
    rail.layer.addSublayer(ball)
    rail.heightAnchor.constraint(equalToConstant: 64).isActive = true
    return rail
  }

  private func cardPart() -> UIView {
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 10
    return centred(card, "card", width: 96, height: 60)
  }

  private func shakenPart() -> UIView {
    shaken.text = "Wrong code"
    shaken.textAlignment = .center
    return centred(shaken, "shaken", width: 110, height: 30)
  }

  private func buttons() -> UIView {
    let fill = button("Fill") { [unowned self] in ring.strokeEnd = 1 - ring.strokeEnd }
    let toss = button("Toss") { [unowned self] in throwBall() }
    let flip = button("Flip") { [unowned self] in flipCard() }
    let shake = button("Shake") { [unowned self] in shakeLabel() }
    let stop = button("Stop") { [unowned self] in
      for layer in [ball, card.layer, shaken.layer] { layer.removeAllAnimations() }
    }
    let row = UIStackView(arrangedSubviews: [fill, toss, flip, shake, stop])
    row.distribution = .fillEqually
    row.spacing = 6
    return row
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = title
    configuration.contentInsets = .init(top: 8, leading: 2, bottom: 8, trailing: 2)
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
  }

  private func throwBall() {
    let way = UIBezierPath()
    way.move(to: ball.position)
    way.addQuadCurve(
      to: CGPoint(x: rail.bounds.maxX - 16, y: rail.bounds.midY),
      controlPoint: CGPoint(x: rail.bounds.midX, y: -40)
    )
    let toss = CAKeyframeAnimation(keyPath: "position")
    toss.path = way.cgPath
    toss.duration = 1
    toss.calculationMode = .paced
    add(toss, "toss", to: ball)
  }

  private func flipCard() {
    var far = CATransform3DIdentity
    far.m34 = -1 / 400
    let flip = CABasicAnimation(keyPath: "transform")
    flip.fromValue = CATransform3DRotate(far, 0, 0, 1, 0)
    flip.toValue = CATransform3DRotate(far, 1.2, 0, 1, 0)
    flip.duration = 0.5
    flip.autoreverses = true
    add(flip, "flip", to: card.layer)
  }

  private func shakeLabel() {
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, -12, 12, -8, 8, -4, 4, 0]
    shake.duration = 0.5
    add(shake, "shake", to: shaken.layer)
  }

  private func add(_ animation: CAAnimation, _ name: String, to layer: CALayer) {
    animation.setValue(name, forKey: "name")
    animation.delegate = self
    layer.add(animation, forKey: name)
  }
}
