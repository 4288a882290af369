/// Shows a list content configuration.
///
///     UIListContentView
///     └ stack, across, with the margins
///       ├ image, once there was one
///       └ texts, down or across
///         ├ text
///         └ second text, once there was one
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let stack = UIStackView()
  private let texts = UIStackView()
  private let text = ListLabel()
  private var secondary: ListLabel?
  private var picture: ListImageView?

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    stack.alignment = .center
    stack.isLayoutMarginsRelativeArrangement = true
    stack.addArrangedSubview(texts)
    texts.addArrangedSubview(text)
    addSubview(stack)
    _fill(with: stack)
    apply()
  }

  public required init?(coder: NSCoder) {
    nil
  }

  /// A list content configuration; others are not supported.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        preconditionFailure("Expected a UIListContentConfiguration, got \(newValue).")
      }
      guard new != shown else { return }
      shown = new
      apply()
    }
  }

  // The labels and image of a cell that is used without configurations.
  final var _textLabel: UILabel { text }
  final var _secondaryLabel: UILabel { makeSecondary() }
  final var _imageView: UIImageView { makePicture() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    apply()
  }

  // MARK: - Showing it

  private func apply() {
    stack.directionalLayoutMargins = shown.directionalLayoutMargins
    stack.spacing = shown.imageToTextPadding
    // Large texts have no room beside each other.
    let isBeside =
      shown.prefersSideBySideTextAndSecondaryText
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    texts.axis = isBeside ? .horizontal : .vertical
    texts.spacing =
      isBeside
      ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
    apply(shown.text, shown.attributedText, shown.textProperties, to: text)
    applySecondary()
    if shown.image != nil || picture != nil {
      makePicture().show(shown.image, shown.imageProperties)
    }
  }

  private func applySecondary() {
    let isShown = shown.secondaryText != nil || shown.secondaryAttributedText != nil
    guard isShown || secondary != nil else { return }
    let label = makeSecondary()
    apply(
      shown.secondaryText,
      shown.secondaryAttributedText,
      shown.secondaryTextProperties,
      to: label
    )
  }

  private func apply(
    _ plain: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties,
    to label: UILabel
  ) {
    properties.apply(to: label)
    if let attributed {
      if label.attributedText != attributed { label.attributedText = attributed }
    } else {
      label.text = properties.transformed(plain)
    }
  }

  private func makeSecondary() -> ListLabel {
    if let secondary { return secondary }
    let label = ListLabel()
    // Beside the text it keeps to its own width; the text takes the rest.
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    shown.secondaryTextProperties.apply(to: label)
    secondary = label
    texts.addArrangedSubview(label)
    return label
  }

  private func makePicture() -> ListImageView {
    if let picture { return picture }
    let view = ListImageView(frame: .zero)
    picture = view
    stack.insertArrangedSubview(view, at: 0)
    return view
  }
}
