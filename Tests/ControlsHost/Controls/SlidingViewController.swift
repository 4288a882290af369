import UIKit

/// Sliders, and a progress view that follows the first.
final class SlidingViewController: UIViewController {
  private let volume = UISlider()
  private let speed = UISlider()
  private let locked = UISlider()
  private let progress = UIProgressView()
  private let bar = UIProgressView(progressViewStyle: .bar)
  private let log = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    volume.accessibilityLabel = "Volume"
    volume.minimumValueImage = UIImage(systemName: "minus")
    volume.maximumValueImage = UIImage(systemName: "plus")
    volume.addAction(UIAction { [weak self] _ in self?.follow() }, for: .valueChanged)
    volume.addAction(UIAction { [weak self] _ in self?.release() }, for: .touchUpInside)
    speed.accessibilityLabel = "Speed"
    speed.isContinuous = false
    speed.maximumValue = 10
    speed.minimumTrackTintColor = .systemGreen
    speed.addAction(UIAction { [weak self] _ in self?.round() }, for: .valueChanged)
    locked.accessibilityLabel = "Locked"
    locked.value = 0.5
    locked.isEnabled = false
    bar.accessibilityLabel = "Loaded"
    bar.setProgress(0.75, animated: false)
    bar.progressTintColor = .systemOrange
    log.text = "volume 0"
    let stack = UIStackView(arrangedSubviews: [volume, speed, locked, progress, bar, log])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 40),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -40),
    ])
  }

  private func follow() {
    progress.setProgress(volume.value, animated: true)
    log.text = "volume \(Int((volume.value * 100).rounded()))"
  }

  private func release() {
    log.text = (log.text ?? "") + " released"
  }

  /// Rounds the value to a whole number.
  private func round() {
    speed.setValue(speed.value.rounded(), animated: true)
    log.text = "speed \(Int(speed.value))"
  }
}
