import UIKit

/// Resizable images with cap insets: in views, behind a button and on sliders; a switch that
/// constraints would stretch.
final class ResizingViewController: UIViewController {
  private let result = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    result.text = "20%"
    let stack = UIStackView(arrangedSubviews: [
      row([picture(bubble, 60, 44), picture(bubble, 200, 44), picture(bubble, 40, 90)]),
      row([picture(tiles, 100, 60), picture(tiles.withRenderingMode(.alwaysTemplate), 170, 60)]),
      button(), slider(), thickSlider(), control(), result,
    ])
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  // MARK: - Images

  /// A speech bubble, 40×40.
  private let bubble = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
    UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1).setFill()
    UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 32), cornerRadius: 14).fill()
    let tail = UIBezierPath()
    tail.move(to: CGPoint(x: 26, y: 30))
    tail.addLine(to: CGPoint(x: 36, y: 40))
    tail.addLine(to: CGPoint(x: 34, y: 26))
    tail.fill()
  }.resizableImage(
    withCapInsets: UIEdgeInsets(top: 14, left: 14, bottom: 16, right: 17),
    resizingMode: .stretch
  )

  /// A frame of 8 points around dots, 24×24.
  private let tiles = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
    UIColor.blue.setStroke()
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 1, width: 22, height: 22), cornerRadius: 8)
    path.lineWidth = 2
    path.stroke()
    UIColor.orange.setFill()
    UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 4, height: 4)).fill()
  }.resizableImage(withCapInsets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

  /// Returns a bar with round ends.
  private func line(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 12, height: 8), cornerRadius: 4).fill()
    }.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
  }

  /// A diamond.
  private let thumb = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 12, y: 0))
    path.addLine(to: CGPoint(x: 24, y: 12))
    path.addLine(to: CGPoint(x: 12, y: 24))
    path.addLine(to: CGPoint(x: 0, y: 12))
    path.close()
    UIColor.purple.setFill()
    path.fill()
  }

  // MARK: - Views

  private func picture(_ image: UIImage, _ width: CGFloat, _ height: CGFloat) -> UIImageView {
    let view = UIImageView(image: image)
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  private func row(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views + [UIView()])
    stack.spacing = 12
    stack.alignment = .center
    return stack
  }

  private func button() -> UIButton {
    let button = UIButton()
    button.setTitle("Send", for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.setBackgroundImage(bubble, for: .normal)
    button.heightAnchor.constraint(equalToConstant: 50).isActive = true
    return button
  }

  private func slider() -> UISlider {
    let slider = UISlider()
    slider.accessibilityLabel = "Speed"
    slider.value = 0.2
    slider.minimumValueImage = UIImage(systemName: "minus")
    slider.maximumValueImage = UIImage(systemName: "plus")
    slider.setThumbImage(thumb, for: .normal)
    slider.setMinimumTrackImage(line(.purple), for: .normal)
    slider.setMaximumTrackImage(line(.lightGray), for: .normal)
    slider.addAction(
      UIAction { [result, slider] _ in result.text = "\(Int(slider.value * 100))%" },
      for: .valueChanged
    )
    return slider
  }

  private func control() -> UISwitch {
    let control = UISwitch()
    control.accessibilityLabel = "Mute"
    return control
  }

  private func thickSlider() -> UISlider {
    let slider = ThickSlider()
    slider.accessibilityLabel = "Volume"
    slider.value = 0.6
    return slider
  }
}

private final class ThickSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    super.trackRect(forBounds: bounds).insetBy(dx: 0, dy: -4)
  }
}
