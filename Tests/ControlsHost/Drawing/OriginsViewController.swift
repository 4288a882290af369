import UIKit

/// A shelf that scrolls by the origin of its bounds, as apps write it themselves, and a button whose
/// frame is that of its transform.
final class OriginsViewController: UIViewController {
  private let shelf = UIView(frame: CGRect(x: 20, y: 140, width: 200, height: 120))
  private let heard = UILabel(frame: CGRect(x: 20, y: 400, width: 340, height: 30))
  private let turned = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    shelf.backgroundColor = .secondarySystemBackground
    shelf.clipsToBounds = true
    shelf.accessibilityIdentifier = "shelf"
    for number in 0..<8 {
      let book = button("Book \(number)") { [weak self] in self?.heard.text = "Took \(number)" }
      book.frame = CGRect(x: 10, y: CGFloat(number) * 60, width: 180, height: 50)
      shelf.addSubview(book)
    }
    view.addSubview(shelf)
    let down = button("Down") { [weak self] in self?.scroll(by: 60) }
    down.frame = CGRect(x: 240, y: 140, width: 120, height: 50)
    let glide = button("Glide") { [weak self] in
      UIView.animate(withDuration: 0.3) { self?.scroll(by: 120) }
    }
    glide.frame = CGRect(x: 240, y: 200, width: 120, height: 50)
    turned.setTitle("Turned", for: .normal)
    turned.accessibilityIdentifier = "turned"
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // The box around the turned button, which is 120 points long.
    turned.frame = CGRect(x: 280, y: 270, width: 44, height: 120)
    turned.addAction(
      UIAction { [weak self] _ in self?.describeTurned() },
      for: .touchUpInside
    )
    heard.text = "Nothing taken"
    for subview in [down, glide, turned, heard] { view.addSubview(subview) }
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  }

  private func scroll(by distance: CGFloat) {
    shelf.bounds.origin.y += distance
  }

  private func describeTurned() {
    let (frame, size) = (turned.frame, turned.bounds.size)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height, size.width, size.height]
    heard.text = numbers.map { String(Int($0.rounded())) }.joined(separator: " ")
  }
}
