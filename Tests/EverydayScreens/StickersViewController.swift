import UIKit

/// Stickers that fingers drag, pinch and turn at the same time.
final class StickersViewController: UIViewController, UIGestureRecognizerDelegate {
  private let names = ["star.fill", "heart.fill", "bolt.fill"]
  private let colors: [UIColor] = [.systemYellow, .systemPink, .systemTeal]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stickers"
    view.backgroundColor = .secondarySystemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .refresh,
      target: self,
      action: Selector(StickersViewController.reset)
    )
    for index in names.indices { addSticker(index) }
    reset()
  }

  private func addSticker(_ index: Int) {
    let sticker = UIImageView(image: UIImage(systemName: names[index]))
    sticker.tintColor = colors[index]
    sticker.contentMode = .scaleAspectFit
    sticker.isUserInteractionEnabled = true
    sticker.isMultipleTouchEnabled = true
    sticker.tag = index + 1
    sticker.isAccessibilityElement = true
    sticker.accessibilityLabel = "Sticker \(index + 1)"

    let pan = UIPanGestureRecognizer(
      target: self,
      action: Selector(StickersViewController.handlePan(_:))
    )
    let pinch = UIPinchGestureRecognizer(
      target: self,
      action: Selector(StickersViewController.handlePinch(_:))
    )
    let rotation = UIRotationGestureRecognizer(
      target: self,
      action: Selector(StickersViewController.handleRotation(_:))
    )
    let tap = UITapGestureRecognizer(
      target: self,
      action: Selector(StickersViewController.handleTap(_:))
    )
    tap.numberOfTapsRequired = 2
    for gesture in [pan, pinch, rotation, tap] {
      gesture.delegate = self
      sticker.addGestureRecognizer(gesture)
    }
    view.addSubview(sticker)
  }

  private func reset() {
    UIView.animate(withDuration: 0.3) {
      for index in self.names.indices {
        guard let sticker = self.view.viewWithTag(index + 1) else { continue }
        sticker.transform = .identity
        sticker.frame = CGRect(x: 40 + index * 110, y: 200, width: 90, height: 90)
      }
    }
  }

  private func handlePan(_ gesture: UIPanGestureRecognizer) {
    guard let sticker = gesture.view else { return }
    if gesture.state == .began { view.bringSubviewToFront(sticker) }
    let translation = gesture.translation(in: view)
    sticker.center = CGPoint(
      x: sticker.center.x + translation.x,
      y: sticker.center.y + translation.y
    )
    gesture.setTranslation(.zero, in: view)
  }

  private func handlePinch(_ gesture: UIPinchGestureRecognizer) {
    guard let sticker = gesture.view else { return }
    sticker.transform = sticker.transform.scaledBy(x: gesture.scale, y: gesture.scale)
    gesture.scale = 1
  }

  private func handleRotation(_ gesture: UIRotationGestureRecognizer) {
    guard let sticker = gesture.view else { return }
    sticker.transform = sticker.transform.rotated(by: gesture.rotation)
    gesture.rotation = 0
  }

  private func handleTap(_ gesture: UITapGestureRecognizer) {
    guard let sticker = gesture.view else { return }
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      usingSpringWithDamping: 0.5,
      initialSpringVelocity: 0,
      options: [],
      animations: { sticker.transform = .identity },
      completion: nil
    )
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view === otherGestureRecognizer.view
  }
}
