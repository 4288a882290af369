/// A view that shows a configuration for missing content.
///
///     UIContentUnavailableView
///     └ stack, down
///       ├ image, or spinner
///       ├ text
///       ├ second text
///       ├ button
///       └ second button
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let stack = UIStackView()
  private let picture = ListImageView(frame: .zero)
  private let spinner = UIActivityIndicatorView(style: .large)
  private let text = ListLabel()
  private let secondary = ListLabel()
  private let button = UnavailableButton(frame: .zero)
  private let secondaryButton = UnavailableButton(frame: .zero)
  private lazy var middle = stack.centerYAnchor.constraint(
    equalTo: safeAreaLayoutGuide.centerYAnchor
  )
  private lazy var beginning = stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)

  public convenience init(configuration: UIContentUnavailableConfiguration) {
    self.init(_configuration: configuration)
  }

  private init(_configuration: UIContentUnavailableConfiguration) {
    shown = _configuration
    super.init(frame: .zero)
    picture.isAccessibilityElement = false
    text.accessibilityTraits = .header
    stack.axis = .vertical
    stack.alignment = .center
    stack.isLayoutMarginsRelativeArrangement = true
    for view in [picture, spinner, text, secondary, button, secondaryButton] {
      stack.addArrangedSubview(view)
    }
    for label in [text, secondary] {
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
    }
    addSubview(stack)
    placeStack()
    apply()
  }

  public required init?(coder: NSCoder) {
    nil
  }

  /// The configuration; other types than `UIContentUnavailableConfiguration` are not supported.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        preconditionFailure("Expected a UIContentUnavailableConfiguration, got \(newValue).")
      }
      guard new != shown else { return }
      shown = new
      apply()
    }
  }

  /// Updates the system's texts, which are in the language of the scene.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    applyTexts()
  }

  /// Places the stack in the middle, or at the top, of a view with a height of its own; otherwise
  /// the view is as high as the stack.
  private func placeStack() {
    stack.translatesAutoresizingMaskIntoConstraints = false
    let guide = safeAreaLayoutGuide
    // Content that is too high keeps its beginning.
    middle.priority = .defaultHigh
    let hugging = [
      stack.topAnchor.constraint(equalTo: guide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
    for constraint in hugging { constraint.priority = UILayoutPriority(1) }
    NSLayoutConstraint.activate(
      hugging + [
        stack.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
        stack.leadingAnchor.constraint(equalTo: leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      ]
    )
  }

  // MARK: - Updating

  private func apply() {
    middle.isActive = shown.alignment == .center
    beginning.isActive = shown.alignment == .natural
    backgroundColor = shown.background.backgroundColor
    stack.directionalLayoutMargins = shown.directionalLayoutMargins
    picture.show(shown.image, shown.imageProperties.listProperties)
    applyTexts()
    button.show(shown.button, shown.buttonProperties)
    secondaryButton.show(shown.secondaryButton, shown.secondaryButtonProperties)
    for view in [picture, spinner] {
      stack.setCustomSpacing(shown.imageToTextPadding, after: view)
    }
    let hasSecondary = !secondary.isHidden
    stack.setCustomSpacing(
      hasSecondary ? shown.textToSecondaryTextPadding : shown.textToButtonPadding,
      after: text
    )
    stack.setCustomSpacing(shown.textToButtonPadding, after: secondary)
    stack.setCustomSpacing(shown.buttonToSecondaryButtonPadding, after: button)
  }

  private func applyTexts() {
    let system = shown.systemTexts(_SystemTexts.of(_runtime))
    apply(shown.text ?? system.text, shown.attributedText, shown.textProperties, to: text)
    apply(
      shown.secondaryText ?? system.secondaryText,
      shown.secondaryAttributedText,
      shown.secondaryTextProperties,
      to: secondary
    )
    setLoading(shown.kind == .loading, label: text.text)
  }

  private func apply(
    _ plain: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties,
    to label: UILabel
  ) {
    properties.apply(to: label)
    if let attributed {
      if label.attributedText != attributed { label.attributedText = attributed }
    } else {
      label.text = plain
    }
  }

  private func setLoading(_ isLoading: Bool, label text: String?) {
    spinner.accessibilityLabel = text
    guard isLoading != spinner.isAnimating else { return }
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}

extension UIContentUnavailableConfiguration {
  /// Returns the system's default texts.
  fileprivate func systemTexts(
    _ texts: _SystemTexts
  ) -> (text: String?, secondaryText: String?) {
    switch kind {
    case .empty: (nil, nil)
    case .loading: (texts.loading, nil)
    case .search(""): (texts.noResults, texts.checkSpelling)
    case .search(let query): (texts.noResultsFor(query), texts.checkSpelling)
    }
  }
}
