import UIKit

/// Views with manual frames: views over a button, texts with much and with little room, symbols in
/// views larger than they are.
final class MeasuredViewController: UIViewController {
  private let button = UIButton(configuration: .gray())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    coverButton()
    placeTexts()
    placeSymbols()
  }

  private func coverButton() {
    button.configuration?.title = "Under"
    button.addAction(
      UIAction { [button] _ in button.configuration?.title = "Tapped" },
      for: .primaryActionTriggered
    )
    add(button, "under", CGRect(x: 20, y: 120, width: 160, height: 44))
    let over = label("Over")
    over.textAlignment = .right
    add(over, "over", CGRect(x: 20, y: 120, width: 160, height: 22))
    let image = UIImageView(image: UIImage(systemName: "star"))
    add(image, "star", CGRect(x: 20, y: 142, width: 22, height: 22))
  }

  private func placeTexts() {
    add(label("High"), "high", CGRect(x: 200, y: 120, width: 80, height: 80))
    let two = label("Two lines")
    two.numberOfLines = 2
    add(two, "two", CGRect(x: 290, y: 120, width: 60, height: 110))
    let save = UIButton(type: .system)
    save.setTitle("Wwww mmmm", for: .normal)
    add(save, "save", CGRect(x: 20, y: 190, width: 0, height: 0))
    save.sizeToFit()
    let wide = label("Wwww mmmm")
    add(wide, "wide", CGRect(x: 20, y: 240, width: 0, height: 0))
    wide.sizeToFit()
    let lines = label("Wwww mmmm wwww mmmm")
    lines.numberOfLines = 0
    add(lines, "lines", CGRect(x: 200, y: 240, width: 0, height: 0))
    lines.frame.size = lines.sizeThatFits(CGSize(width: 90, height: 0))
    let cut = label("A text that is too long for its room")
    add(cut, "cut", CGRect(x: 20, y: 280, width: 90, height: 20))
  }

  private func placeSymbols() {
    let modes: [(String, UIView.ContentMode)] = [
      ("fit", .scaleAspectFit), ("stretched", .scaleToFill), ("fill", .scaleAspectFill),
      ("center", .center), ("top", .top), ("right", .right),
    ]
    for (index, (name, mode)) in modes.enumerated() {
      let image = UIImageView(image: UIImage(systemName: "heart.fill"))
      image.contentMode = mode
      image.clipsToBounds = true
      image.backgroundColor = .secondarySystemBackground
      let (column, row) = (CGFloat(index % 3), CGFloat(index / 3))
      add(image, name, CGRect(x: 20 + 120 * column, y: 340 + 80 * row, width: 100, height: 60))
    }
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func add(_ view: UIView, _ name: String, _ frame: CGRect) {
    view.accessibilityIdentifier = name
    view.frame = frame
    if view is UILabel, name != "over" { view.backgroundColor = .secondarySystemBackground }
    self.view.addSubview(view)
  }
}
