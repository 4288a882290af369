import UIKit

/// Boards of generated layouts: the browser test compares their boxes with the frames that the
/// views themselves tell in their identifiers.
final class LayoutsViewController: UIViewController {
  /// Layouts per board.
  private static let count = 25
  private var board = 0
  private var samples: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next",
      primaryAction: UIAction { [weak self] _ in
        self?.board += 1
        self?.showBoard()
      }
    )
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if samples.isEmpty { showBoard() }
  }

  private func showBoard() {
    for sample in samples { sample.removeFromSuperview() }
    samples = (0..<Self.count).map { number in
      var generator = LayoutGenerator(seed: board * Self.count + number)
      return generator.makeSample(in: view)
    }
    view.layoutIfNeeded()
    for sample in samples { tellFrames(of: sample) }
    view.accessibilityIdentifier = "board \(board)"
  }

  private func tellFrames(of view: UIView) {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    let name = view.accessibilityIdentifier ?? ""
    let text = numbers.map { String(describing: ($0 * 100).rounded() / 100) }.joined(separator: " ")
    view.accessibilityIdentifier = "box|\(name)|\(text)"
    for child in view.subviews where !isFolded(child, in: view) { tellFrames(of: child) }
  }

  /// Whether a stack leaves no room for it, so that it has no box.
  private func isFolded(_ child: UIView, in view: UIView) -> Bool {
    child.isHidden && (view as? UIStackView)?.arrangedSubviews.contains(child) == true
  }
}
