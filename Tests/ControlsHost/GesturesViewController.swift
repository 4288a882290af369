import UIKit

/// A card that fingers drag, enlarge and turn; a pad that draws; a row of a table that is tapped.
final class GesturesViewController: UIViewController, UIGestureRecognizerDelegate {
  private let log = UILabel()
  private let card = UIView()
  private let pad = PadView()
  private let plain = UIButton(type: .system)
  private var center = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    log.frame = CGRect(x: 16, y: 120, width: 358, height: 24)
    log.accessibilityIdentifier = "log"
    card.frame = CGRect(x: 40, y: 160, width: 160, height: 120)
    card.backgroundColor = .systemBlue
    card.layer.cornerRadius = 16
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    pad.frame = CGRect(x: 16, y: 420, width: 358, height: 160)
    pad.backgroundColor = .secondarySystemBackground
    pad.layer.cornerRadius = 16
    pad.isAccessibilityElement = true
    pad.accessibilityLabel = "Pad"
    pad.onChange = { [weak self] text in self?.log.text = text }
    plain.frame = CGRect(x: 20, y: 40, width: 120, height: 40)
    plain.setTitle("Inside", for: .normal)
    plain.addTarget(
      self,
      action: Selector(GesturesViewController.insideTapped),
      for: .touchUpInside
    )
    card.addSubview(plain)
    [log, card, pad].forEach(view.addSubview)
    addGestures()
  }

  private func addGestures() {
    let double = UITapGestureRecognizer(
      target: self,
      action: Selector(GesturesViewController.doubleTapped)
    )
    double.numberOfTapsRequired = 2
    let tap = UITapGestureRecognizer(target: self, action: Selector(GesturesViewController.tapped))
    tap.require(toFail: double)
    let press = UILongPressGestureRecognizer(
      target: self,
      action: Selector(GesturesViewController.pressed(_:))
    )
    let pan = UIPanGestureRecognizer(
      target: self,
      action: Selector(GesturesViewController.panned(_:))
    )
    let pinch = UIPinchGestureRecognizer(
      target: self,
      action: Selector(GesturesViewController.pinched(_:))
    )
    pan.maximumNumberOfTouches = 1
    [double, tap, press, pan, pinch].forEach(card.addGestureRecognizer)
  }

  private func insideTapped() { log.text = "inside" }

  private func tapped() { log.text = "tap" }

  private func doubleTapped() { log.text = "double tap" }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    log.text = "press \(press.state)"
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { center = card.center }
    let moved = pan.translation(in: view)
    card.center = CGPoint(x: center.x + moved.x, y: center.y + moved.y)
    log.text = "pan \(pan.state)"
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    log.text = "pinch \(pinch.state) \(Int((pinch.scale * 10).rounded()))"
  }
}

/// Counts the steps of each touch.
private final class PadView: UIView {
  var onChange: (String) -> Void = { _ in }
  private var steps = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    steps = 0
    onChange("pad began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    steps += 1
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let place = touches.first?.location(in: self) ?? .zero
    onChange(
      "pad ended at \(Int(place.x)), \(Int(place.y)) after \(steps > 0 ? "some" : "no") steps"
    )
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    onChange("pad cancelled")
  }
}
