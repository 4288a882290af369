/// The content of a file picker.
final class FilePickerView: UIView {
  let button = FileButton(configuration: .filled())
  private let symbol = UIImageView()
  private let headline = UILabel()
  private let detail = UILabel()
  private let progress = UIProgressView(progressViewStyle: .default)
  private let stack = UIStackView()

  /// The greatest width of the content, at which sentences are easy to read.
  private static let maximumWidth: CGFloat = 320
  private static let margin: CGFloat = 24

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    symbol.tintColor = .secondaryLabel
    symbol.isAccessibilityElement = false
    headline.font = .preferredFont(forTextStyle: .title2)._bold
    headline.accessibilityTraits = .header
    detail.font = .preferredFont(forTextStyle: .subheadline)
    detail.textColor = .secondaryLabel
    for label in [headline, detail] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    button.configuration?.buttonSize = .large
    button.configuration?.cornerStyle = .large
    arrange()
  }

  required init?(coder: NSCoder) { nil }

  private func arrange() {
    let scroll = UIScrollView()
    let room = UIView()
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    for view in [symbol, headline, detail, progress, button] { stack.addArrangedSubview(view) }
    stack.setCustomSpacing(16, after: symbol)
    stack.setCustomSpacing(24, after: detail)
    scroll.contentInsetAdjustmentBehavior = .never
    addSubview(scroll)
    scroll.addSubview(room)
    room.addSubview(stack)
    for view in [scroll, room, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    let guide = safeAreaLayoutGuide
    let outer = scroll.contentLayoutGuide
    let widest = stack.widthAnchor.constraint(equalToConstant: Self.maximumWidth)
    widest.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: guide.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      room.topAnchor.constraint(equalTo: outer.topAnchor),
      room.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      room.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      room.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      room.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      room.heightAnchor.constraint(greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor, constant: Self.margin),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: room.bottomAnchor, constant: -Self.margin),
      stack.centerXAnchor.constraint(equalTo: room.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      stack.leadingAnchor.constraint(
        greaterThanOrEqualTo: room.leadingAnchor,
        constant: Self.margin
      ),
      widest,
      progress.widthAnchor.constraint(equalTo: stack.widthAnchor),
    ])
  }

  /// Shows texts, and either a progress, from 0 to 1, or a button with this title.
  func show(
    symbol name: String,
    headline text: String,
    detail sentence: String,
    progress done: Float? = nil,
    button title: String? = nil
  ) {
    symbol.image = UIImage(systemName: name)
    headline.text = text
    detail.text = sentence
    progress.isHidden = done == nil
    progress.progress = done ?? 0
    progress.accessibilityLabel = text
    button.configuration?.title = title
    button.isHidden = title == nil
  }
}
