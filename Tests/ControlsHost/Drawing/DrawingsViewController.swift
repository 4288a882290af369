import UIKit

/// Custom drawing: a view with `draw(_:)`, shapes, a mask and images.
final class DrawingsViewController: UIViewController {
  private let dial = DialView()
  private let ring = RingView()
  private let ticket = UILabel()
  private let badge = UIImageView()
  private let slider = UISlider()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    dial.accessibilityIdentifier = "dial"
    ring.accessibilityIdentifier = "ring"
    ticket.accessibilityIdentifier = "ticket"
    badge.accessibilityIdentifier = "badge"
    slider.accessibilityLabel = "Share"
    slider.value = 0.25
    slider.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
    ticket.text = "Admit one"
    ticket.textAlignment = .center
    ticket.textColor = .white
    ticket.backgroundColor = .systemIndigo
    badge.image = Self.badge
    let row = UIStackView(arrangedSubviews: [dial, ring])
    row.spacing = 24
    row.distribution = .fillEqually
    let layers = UIStackView(arrangedSubviews: LayerView.Content.allCases.map(LayerView.init))
    layers.spacing = 12
    layers.distribution = .fillEqually
    let stack = UIStackView(arrangedSubviews: [row, ticket, badge, layers, slider])
    stack.axis = .vertical
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    badge.contentMode = .center
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -24),
      row.heightAnchor.constraint(equalToConstant: 140),
      ticket.heightAnchor.constraint(equalToConstant: 72),
      badge.heightAnchor.constraint(equalToConstant: 64),
      layers.heightAnchor.constraint(equalToConstant: 64),
    ])
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Adds notches at both sides.
    let bounds = ticket.bounds
    let path = UIBezierPath(roundedRect: bounds, cornerRadius: 12)
    for x in [bounds.minX, bounds.maxX] {
      path.append(
        UIBezierPath(
          arcCenter: CGPoint(x: x, y: bounds.midY),
          radius: 14,
          startAngle: 0,
          endAngle: 2 * .pi,
          clockwise: false
        )
      )
    }
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    mask.fillRule = .evenOdd
    mask.frame = bounds
    ticket.layer.mask = mask
  }

  private func show() {
    dial.share = CGFloat(slider.value)
    ring.share = CGFloat(slider.value)
  }

  private static let badge = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image {
    context in
    let rect = CGRect(x: 4, y: 4, width: 56, height: 56)
    context.cgContext.setShadow(
      offset: CGSize(width: 0, height: 2),
      blur: 4,
      color: UIColor.black.withAlphaComponent(0.4).cgColor
    )
    UIColor.systemOrange.setFill()
    UIBezierPath(ovalIn: rect).fill()
    context.cgContext.setShadow(offset: .zero, blur: 0, color: nil)
    UIImage(systemName: "star.fill")?.withTintColor(.white)
      .draw(in: rect.insetBy(dx: 12, dy: 12))
  }
}

/// A pie that is drawn by `draw(_:)`.
private final class DialView: UIView {
  var share: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = min(rect.width, rect.height)
    let circle = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    UIColor.secondarySystemFill.setFill()
    context.fillEllipse(in: circle)
    let pie = UIBezierPath()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    pie.move(to: center)
    pie.addArc(
      withCenter: center,
      radius: side / 2,
      startAngle: -.pi / 2,
      endAngle: -.pi / 2 + share * 2 * .pi,
      clockwise: true
    )
    pie.close()
    tintColor.setFill()
    pie.fill()
  }
}

/// A ring of shape layers.
private final class RingView: UIView {
  private let track = CAShapeLayer()
  private let bar = CAShapeLayer()

  var share: CGFloat = 0 {
    didSet { bar.strokeEnd = share }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for shape in [track, bar] {
      shape.fillColor = nil
      shape.lineWidth = 14
      shape.lineCap = .round
      layer.addSublayer(shape)
    }
    track.strokeColor = UIColor.secondarySystemFill.cgColor
    bar.strokeColor = UIColor.systemGreen.cgColor
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: min(bounds.width, bounds.height) / 2 - 7,
      startAngle: -.pi / 2,
      endAngle: 1.5 * .pi,
      clockwise: true
    )
    for shape in [track, bar] { shape.path = path.cgPath }
  }
}

/// A layer with custom content.
private final class LayerView: UIView {
  enum Content: String, CaseIterable {
    case radial, conic, text, picture
  }

  private let content: CALayer

  init(_ content: Content) {
    self.content =
      switch content {
      case .radial, .conic: Self.gradient(content == .radial ? .radial : .conic)
      case .text: Self.text()
      case .picture: Self.picture()
      }
    super.init(frame: .zero)
    accessibilityIdentifier = content.rawValue
    layer.addSublayer(self.content)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }

  private static func gradient(_ type: CAGradientLayerType) -> CALayer {
    let layer = CAGradientLayer()
    layer.type = type
    layer.colors = [UIColor.systemYellow, .systemPink, .systemYellow].map(\.cgColor)
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    return layer
  }

  private static func text() -> CALayer {
    let layer = CATextLayer()
    layer.string = "Layers of text"
    layer.fontSize = 15
    layer.foregroundColor = UIColor.systemBlue.cgColor
    layer.alignmentMode = .center
    layer.isWrapped = true
    return layer
  }

  private static func picture() -> CALayer {
    let layer = CALayer()
    let size = CGSize(width: 8, height: 8)
    layer.contents =
      UIGraphicsImageRenderer(size: size).image { context in
        UIColor.systemTeal.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
      }.cgImage
    layer.contentsGravity = .resizeAspect
    return layer
  }
}
