import Foundation
import UIKitHosting

/// The state of an image animation, allocated for image views with several images.
@MainActor
final class ImageAnimation {
  var images: [UIImage]?
  var highlightedImages: [UIImage]?
  var duration: TimeInterval = 0
  var repeatCount = 0
  /// A Boolean value indicating whether the app has started the animation.
  var isRunning = false
  /// The index of the current image.
  private(set) var step = 0
  private var start = Date.distantPast
  private var timer: HostTimer?

  /// The minimum duration of an image in seconds, because each is sent in a commit.
  private static let shortestStep = 0.05

  /// Starts with the first image.
  func begin(_ view: UIImageView, _ count: Int, _ duration: TimeInterval, repeating: Int) {
    end()
    guard count > 0, let runtime = view._runtime else { return }
    start = runtime.clock.date
    scheduleStep(view, count, duration > 0 ? duration : Double(count) / 30, repeating)
  }

  func end() {
    timer?.cancel()
    timer = nil
    step = 0
  }

  private func scheduleStep(
    _ view: UIImageView,
    _ count: Int,
    _ duration: TimeInterval,
    _ repeating: Int
  ) {
    guard let runtime = view._runtime else { return }
    let pause = max(Self.shortestStep, duration / Double(count))
    timer = runtime.clock.schedule(after: .seconds(pause)) { [weak self, weak view, weak runtime] in
      guard let self, let view, let runtime, runtime.isConnected else { return }
      runtime.turn {
        self.take(view, count, duration, repeating, runtime.clock.date)
      }
    }
  }

  private func take(
    _ view: UIImageView,
    _ count: Int,
    _ duration: TimeInterval,
    _ repeating: Int,
    _ now: Date
  ) {
    // The tolerance of a twentieth of an image allows for inexact clocks.
    let pictures = Int(now.timeIntervalSince(start) / (duration / Double(count)) + 0.05)
    if repeating > 0, pictures >= count * repeating { return view.stopAnimating() }
    let next = pictures % count
    if next != step {
      step = next
      view._invalidate(.image)
    }
    scheduleStep(view, count, duration, repeating)
  }
}

extension UIImageView {
  /// The animated images with their duration, or nil for a single image.
  final var _shownAnimation: (images: [UIImage], duration: TimeInterval, repeatCount: Int)? {
    let highlighted = isHighlighted ? _animation?.highlightedImages : nil
    if let images = highlighted ?? _animation?.images, _animation?.isRunning == true {
      return (images, animationDuration, animationRepeatCount)
    }
    let image = isHighlighted ? highlightedImage ?? image : image
    return image?.images.map { ($0, image?.duration ?? 0, 0) }
  }

  /// The current image of the animation, or nil if there is none.
  final var _currentPicture: UIImage? {
    guard let shown = _shownAnimation, let step = _animation?.step, !shown.images.isEmpty else {
      return nil
    }
    return shown.images[min(step, shown.images.count - 1)]
  }

  /// Restarts the animation after a change of its images or of the scene.
  final func _animationChanged() {
    guard let shown = _shownAnimation else {
      _animation?.end()
      return
    }
    let animation = _makeAnimation()
    animation.begin(self, shown.images.count, shown.duration, repeating: shown.repeatCount)
    _invalidate(.image)
  }

  final func _makeAnimation() -> ImageAnimation {
    if let _animation { return _animation }
    let animation = ImageAnimation()
    _animation = animation
    return animation
  }
}
