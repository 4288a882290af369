import UIKit

/// Texts of every kind, laid out by the scene.
final class SetLinesViewController: UIViewController {
  private static let sentence =
    "The quick brown fox jumps over the lazy dog, and then it has to rest."
  private static let hebrew = "שלום עולם, זהו משפט ארוך מספיק כדי להישבר לשורות אחדות."
  private static let mixed = "The word שלום means peace, and עולם means world."
  private static let chinese = "今天天气很好，我们一起去公园散步吧。顺便买三个苹果和 2 kg 香蕉。"

  private var bottom: CGFloat = 8

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let scroll = UIScrollView(frame: view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scroll)
    add("short", "Label", to: scroll) { $0.textAlignment = .center }
    add("right", "AVATAR To Wave", to: scroll) { $0.textAlignment = .right }
    add("wrapped", Self.sentence, lines: 0, to: scroll)
    add("centered", Self.sentence, lines: 0, to: scroll) { $0.textAlignment = .center }
    add("tail", Self.sentence, to: scroll) { $0.lineBreakMode = .byTruncatingTail }
    add("head", Self.sentence, to: scroll) { $0.lineBreakMode = .byTruncatingHead }
    add("middle", Self.sentence, to: scroll) { $0.lineBreakMode = .byTruncatingMiddle }
    add("two lines", Self.sentence + " " + Self.sentence, lines: 2, to: scroll)
    add("clipped", Self.sentence, to: scroll) { $0.lineBreakMode = .byClipping }
    add("title", Self.sentence, lines: 0, to: scroll) { $0.font = .systemFont(ofSize: 28) }
    add("style", Self.sentence, lines: 0, to: scroll) {
      $0.font = .preferredFont(forTextStyle: .headline)
    }
    add("fitted", Self.sentence, to: scroll) {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.25
      $0.textAlignment = .right
    }
    add("attributed", "", lines: 0, to: scroll) { $0.attributedText = Self.attributed }
    add("justified", Self.sentence, lines: 0, to: scroll) { $0.textAlignment = .justified }
    add("hebrew", Self.hebrew, lines: 0, to: scroll) { $0.textAlignment = .right }
    add("mixed", Self.mixed, lines: 0, to: scroll)
    add("chinese", Self.chinese, lines: 0, to: scroll)
    add("korean", "한국어 텍스트", to: scroll) { $0.textAlignment = .right }
    add("emoji", "Sheep 🐑🐑", to: scroll) { $0.textAlignment = .right }
    add("european", "Łódź, Ångström, Čeština, Ελληνικά", lines: 0, to: scroll) {
      $0.textAlignment = .right
    }
    add(
      "paragraphs",
      "One\n\nThree, which is a little longer than the others",
      lines: 0,
      to: scroll
    )
    addButtons(to: scroll)
    scroll.contentSize = CGSize(width: 360, height: bottom)
  }

  private func addButtons(to container: UIView) {
    let plain = UIButton(type: .system)
    plain.setTitle("Button", for: .normal)
    let long = UIButton(type: .system)
    long.setTitle(Self.sentence, for: .normal)
    let wrapping = UIButton(configuration: .filled())
    wrapping.configuration?.title = Self.sentence
    let both = UIButton(configuration: .gray())
    both.configuration?.title = "Title"
    both.configuration?.subtitle = "Subtitle"
    both.configuration?.image = UIImage(systemName: "star")
    for (name, button, height) in [
      ("button", plain, 34), ("long button", long, 34), ("wrapping button", wrapping, 90),
      ("both", both, 60),
    ] {
      button.accessibilityIdentifier = name
      button.frame = CGRect(x: 16, y: bottom, width: 240, height: CGFloat(height))
      bottom += CGFloat(height) + 8
      container.addSubview(button)
    }
  }

  private func add(
    _ name: String,
    _ text: String,
    lines: Int = 1,
    to container: UIView,
    _ change: (UILabel) -> Void = { _ in }
  ) {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.backgroundColor = .secondarySystemBackground
    label.accessibilityIdentifier = name
    change(label)
    let width: CGFloat = 240
    let height = label.sizeThatFits(CGSize(width: width, height: 1000)).height
    label.frame = CGRect(x: 16, y: bottom, width: width, height: height + 5)
    bottom += height + 13
    container.addSubview(label)
  }

  private static var attributed: NSAttributedString {
    let text = NSMutableAttributedString(string: "Large and ")
    let large = UIFont.systemFont(ofSize: 26, weight: .bold)
    text.addAttribute(.font, value: large, range: NSRange(location: 0, length: 5))
    let red: [NSAttributedString.Key: Any] = [
      .foregroundColor: UIColor.systemRed, .kern: 2,
      .underlineStyle: 1,
    ]
    text.append(NSAttributedString(string: "spaced and red and ", attributes: red))
    text.append(NSAttributedString(string: "raised", attributes: [.baselineOffset: 6]))
    text.append(NSAttributedString(string: " to the end of the text."))
    return text
  }
}
