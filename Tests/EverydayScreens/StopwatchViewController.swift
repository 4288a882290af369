import UIKit

/// A stopwatch that a display link drives, and that stops counting in the background.
final class StopwatchViewController: UIViewController {
  private let timeLabel = UILabel()
  private let hand = UIView()
  private let startButton = UIButton(type: .system)
  private var displayLink: CADisplayLink?
  private var startTime: CFTimeInterval = 0
  private var elapsed: CFTimeInterval = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stopwatch"
    view.backgroundColor = .systemBackground
    timeLabel.font = .monospacedDigitSystemFont(ofSize: 56, weight: .light)
    timeLabel.textAlignment = .center
    timeLabel.text = "0.0"
    timeLabel.frame = CGRect(x: 0, y: 160, width: view.bounds.width, height: 70)
    timeLabel.autoresizingMask = .flexibleWidth
    hand.backgroundColor = .systemOrange
    hand.layer.cornerRadius = 2
    hand.frame = CGRect(x: 193, y: 280, width: 4, height: 120)
    startButton.setTitle("Start", for: .normal)
    startButton.setTitle("Stop", for: .selected)
    startButton.frame = CGRect(x: 95, y: 440, width: 200, height: 50)
    startButton.addTarget(
      self,
      action: Selector(StopwatchViewController.toggle),
      for: .touchUpInside
    )
    [timeLabel, hand, startButton].forEach(view.addSubview)
    NotificationCenter.default.addObserver(
      self,
      selector: Selector(StopwatchViewController.stop),
      name: UIApplication.willResignActiveNotification,
      object: nil
    )
    NotificationCenter.default.addObserver(
      self,
      selector: Selector(StopwatchViewController.applicationReturned(_:)),
      name: UIApplication.willEnterForegroundNotification,
      object: nil
    )
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stop()
  }

  private func toggle() {
    displayLink == nil ? start() : stop()
  }

  private func start() {
    startTime = CACurrentMediaTime() - elapsed
    let link = CADisplayLink(target: self, selector: Selector(StopwatchViewController.tick(_:)))
    link.preferredFramesPerSecond = 30
    link.add(to: .main, forMode: .common)
    displayLink = link
    startButton.isSelected = true
    UIApplication.shared.isIdleTimerDisabled = true
  }

  private func stop() {
    displayLink?.invalidate()
    displayLink = nil
    startButton.isSelected = false
    UIApplication.shared.isIdleTimerDisabled = false
  }

  private func tick(_ link: CADisplayLink) {
    elapsed = link.timestamp - startTime
    timeLabel.text = String(format: "%.1f", elapsed)
    hand.transform = CGAffineTransform(rotationAngle: CGFloat(elapsed) * .pi / 30)
  }

  private func applicationReturned(_ notification: Notification) {
    title = "Welcome back"
  }
}
