import UIKit

/// A card that is dragged and pinched, a pad that receives touches, and a dial that tracks them.
final class GesturesViewController: UIViewController, UIGestureRecognizerDelegate {
  private let log = UILabel()
  private let card = UIView()
  private let pad = PadView()
  private let badge = UIView()
  private let plain = UIButton(type: .system)
  private let dial = DialControl()
  private let rows = UITableView(frame: .zero, style: .plain)
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
    dial.frame = CGRect(x: 45, y: 620, width: 300, height: 44)
    dial.backgroundColor = .systemGreen
    dial.layer.cornerRadius = 22
    dial.accessibilityLabel = "Dial"
    dial.addTarget(
      self,
      action: Selector(GesturesViewController.turned(_:)),
      for: [.valueChanged, .touchUpInside]
    )
    rows.frame = CGRect(x: 0, y: 690, width: 390, height: 44)
    rows.rowHeight = 44
    rows.dataSource = self
    rows.delegate = self
    badge.frame = CGRect(x: 310, y: 150, width: 60, height: 44)
    badge.backgroundColor = .systemPurple
    badge.isAccessibilityElement = true
    badge.accessibilityLabel = "Badge"
    badge.accessibilityTraits = .button
    badge.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(GesturesViewController.badgeTapped))
    )
    [log, card, pad, dial, rows, badge].forEach(view.addSubview)
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

  private func turned(_ dial: DialControl) {
    log.text = "dial \(dial.value)\(dial.isTracking ? "" : ", done")"
  }

  private func badgeTapped() { log.text = "badge" }

  private func stripSwiped() { log.text = "strip" }

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

extension GesturesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "A row"
    let star = UIView(frame: CGRect(x: 320, y: 4, width: 36, height: 36))
    star.backgroundColor = .systemOrange
    star.isAccessibilityElement = true
    star.accessibilityLabel = "Star"
    star.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(GesturesViewController.starTapped))
    )
    cell.contentView.addSubview(star)
    let strip = UIView(frame: CGRect(x: 200, y: 4, width: 100, height: 36))
    strip.backgroundColor = .systemTeal
    strip.isAccessibilityElement = true
    strip.accessibilityLabel = "Strip"
    let swipe = UISwipeGestureRecognizer(
      target: self,
      action: Selector(GesturesViewController.stripSwiped)
    )
    strip.addGestureRecognizer(swipe)
    cell.contentView.addSubview(strip)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.text = "row"
  }

  private func starTapped() { log.text = "star" }
}

/// A control whose value from 0 to 100 follows the finger.
private final class DialControl: UIControl {
  private(set) var value = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  private func follow(_ touch: UITouch) {
    let share = touch.location(in: self).x / bounds.width
    value = Int((min(max(share, 0), 1) * 100).rounded())
    sendActions(for: .valueChanged)
  }
}

/// A view that counts the events of each touch.
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
