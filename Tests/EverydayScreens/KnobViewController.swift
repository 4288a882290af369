import UIKit

/// A round control that a finger turns.
final class KnobControl: UIControl {
  var minimumValue: Float = 0
  var maximumValue: Float = 1
  private(set) var value: Float = 0
  private let pointer = UIView()
  private let startAngle = -CGFloat.pi * 0.75
  private let endAngle = CGFloat.pi * 0.75

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .tertiarySystemFill
    pointer.backgroundColor = tintColor
    pointer.isUserInteractionEnabled = false
    pointer.layer.cornerRadius = 3
    addSubview(pointer)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "Volume"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
    pointer.bounds = CGRect(x: 0, y: 0, width: 6, height: bounds.height * 0.3)
    placePointer()
  }

  private func placePointer() {
    let angle = startAngle + (endAngle - startAngle) * CGFloat(fraction)
    let radius = bounds.height * 0.3
    pointer.center = CGPoint(
      x: bounds.midX + radius * sin(angle),
      y: bounds.midY - radius * cos(angle)
    )
    pointer.transform = CGAffineTransform(rotationAngle: angle)
  }

  private var fraction: Float { (value - minimumValue) / (maximumValue - minimumValue) }

  func setValue(_ newValue: Float, animated: Bool = false) {
    value = min(max(newValue, minimumValue), maximumValue)
    accessibilityValue = "\(Int((fraction * 100).rounded())) %"
    if animated {
      UIView.animate(withDuration: 0.2) { self.placePointer() }
    } else {
      placePointer()
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
    follow(touch)
    return true
  }

  private func follow(_ touch: UITouch) {
    let place = touch.location(in: self)
    let angle = atan2(place.x - bounds.midX, bounds.midY - place.y)
    let bounded = min(max(angle, startAngle), endAngle)
    let share = Float((bounded - startAngle) / (endAngle - startAngle))
    setValue(minimumValue + share * (maximumValue - minimumValue))
    sendActions(for: .valueChanged)
  }

  override func accessibilityIncrement() {
    setValue(value + (maximumValue - minimumValue) / 10)
    sendActions(for: .valueChanged)
  }

  override func accessibilityDecrement() {
    setValue(value - (maximumValue - minimumValue) / 10)
    sendActions(for: .valueChanged)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 200) }
}

final class KnobViewController: UIViewController {
  private let knob = KnobControl()
  private let valueLabel = UILabel()
  private let feedback = UIImpactFeedbackGenerator(style: .light)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Knob"
    view.backgroundColor = .systemBackground
    knob.addTarget(
      self,
      action: Selector(KnobViewController.knobChanged(_:)),
      for: .valueChanged
    )
    knob.addTarget(
      self,
      action: Selector(KnobViewController.knobReleased),
      for: [.touchUpInside, .touchUpOutside, .touchCancel]
    )
    valueLabel.font = .preferredFont(forTextStyle: .largeTitle)
    valueLabel.text = "0 %"
    for subview in [knob, valueLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      knob.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      knob.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      valueLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      valueLabel.topAnchor.constraint(equalTo: knob.bottomAnchor, constant: 32),
    ])
  }

  private func knobChanged(_ sender: KnobControl) {
    feedback.impactOccurred()
    valueLabel.text = "\(Int((sender.value * 100).rounded())) %"
  }

  private func knobReleased() {
    valueLabel.textColor = .systemGreen
  }
}
