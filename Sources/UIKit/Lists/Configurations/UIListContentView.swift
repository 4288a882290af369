import UIKitHosting

/// A view that shows a list content configuration.
///
///     UIListContentView, a horizontal stack with the margins
///     ├ image, once there was one
///     └ text; once there was a secondary text, a horizontal or vertical stack:
///       ├ text
///       └ secondary text
///
///     UIListContentView, a stack across, with the margins
///     ├ image, once there was one
///     └ text; once there was a second text, a stack, down or across:
///       ├ text
///       └ second text
open class UIListContentView: UIView, UIContentView {
  /// The current configuration.
  final private(set) var _shown: UIListContentConfiguration
  private let text = ListLabel()
  private var texts: UIStackView?
  private var secondary: ListLabel?
  private var picture: ListImageView?
  /// The guides of the parts, which live as long as this view, with their constraints.
  private var guides:
    [ObjectIdentifier: (guide: UILayoutGuide, constraints: [NSLayoutConstraint])] = [:]
  /// The distance of the margins at the sides from the configuration's, in points.
  final var _readableInset: CGFloat = 0 {
    didSet { _layoutChanged() }
  }
  /// A Boolean value that indicates whether both texts fit on one line.
  private var fitsBeside = true

  public convenience init(configuration: UIListContentConfiguration) {
    self.init(_configuration: configuration)
  }

  private init(_configuration: UIListContentConfiguration) {
    _shown = _configuration
    super.init(frame: .zero)
    _layoutChanged()
    arrange(text, at: 0)
    apply()
  }

  public required init?(coder: NSCoder) {
    nil
  }

  package override var _arrangement: StackLayout? {
    var margins = _shown.directionalLayoutMargins._value
    margins.leading += Double(_readableInset)
    margins.trailing += Double(_readableInset)
    return StackLayout(
      axis: .horizontal,
      spacing: Double(_shown.imageToTextPadding),
      alignment: .center,
      distribution: .fill,
      margins: margins
    )
  }

  /// The configuration, which must be a `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration {
    get { _shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        preconditionFailure("Expected a UIListContentConfiguration, got \(newValue).")
      }
      guard new != _shown else { return }
      let old = _arrangement
      _shown = new
      if _arrangement != old { _layoutChanged() }
      apply()
    }
  }

  // The labels and the image view of a cell without configurations.
  final var _textLabel: UILabel { text }
  final var _secondaryLabel: UILabel { makeSecondary() }
  final var _imageView: UIImageView { makePicture() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Texts stay unchanged: those of a cell without configurations belong to the app.
    if texts != nil { arrangeTexts() }
  }

  /// Places the secondary text below a text that leaves no room beside it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard _shown.prefersSideBySideTextAndSecondaryText,
      !traitCollection.preferredContentSizeCategory.isAccessibilityCategory,
      let texts, let secondary, texts.bounds.width > 0
    else { return }
    let unlimited = CGSize(
      width: CGFloat.greatestFiniteMagnitude,
      height: .greatestFiniteMagnitude
    )
    let width =
      text.sizeThatFits(unlimited).width + _shown.textToSecondaryTextHorizontalPadding
      + secondary.sizeThatFits(unlimited).width
    let fits = width <= texts.bounds.width + 0.5
    guard fits != fitsBeside else { return }
    fitsBeside = fits
    arrangeTexts()
  }

  // MARK: - Text inset

  /// The distance of the text from the edge in points; nil for the list's default.
  final var _textLeading: CGFloat? {
    guard let width = picture?._shownWidth else { return nil }
    return _shown.directionalLayoutMargins.leading + _readableInset + width
      + _shown.imageToTextPadding
  }

  // MARK: - Updating

  private func apply() {
    apply(_shown.text, _shown.attributedText, _shown.textProperties, to: text)
    applySecondary()
    if _shown.image != nil || picture != nil {
      makePicture().show(_shown.image, _shown.imageProperties)
    }
  }

  private func applySecondary() {
    let isShown = _shown.secondaryText != nil || _shown.secondaryAttributedText != nil
    guard isShown || secondary != nil else { return }
    let label = makeSecondary()
    apply(
      _shown.secondaryText,
      _shown.secondaryAttributedText,
      _shown.secondaryTextProperties,
      to: label
    )
    // The new configuration may arrange the texts differently.
    arrangeTexts()
  }

  private func arrangeTexts() {
    // Large texts do not fit beside each other.
    let isBeside =
      _shown.prefersSideBySideTextAndSecondaryText && fitsBeside
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    texts?.axis = isBeside ? .horizontal : .vertical
    texts?.spacing =
      isBeside
      ? _shown.textToSecondaryTextHorizontalPadding : _shown.textToSecondaryTextVerticalPadding
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

  // MARK: Guides

  /// The rectangle of the text; nil if there is none.
  open var textLayoutGuide: UILayoutGuide? { guide(over: text) }
  /// The rectangle of the secondary text; nil if there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(over: secondary) }
  /// The rectangle of the image; nil if there is none.
  open var imageLayoutGuide: UILayoutGuide? { guide(over: picture) }

  private func guide(over view: UIView?) -> UILayoutGuide? {
    guard let view, !view.isHidden else { return nil }
    if let (guide, _) = guides[ObjectIdentifier(view)] { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let constraints = [
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    guides[ObjectIdentifier(view)] = (guide, constraints)
    return guide
  }

  private func makeSecondary() -> ListLabel {
    if let secondary { return secondary }
    let label = ListLabel()
    // Beside the text, the label keeps its own width and the text takes the rest.
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    _shown.secondaryTextProperties.apply(to: label)
    secondary = label
    let stack = UIStackView(arrangedSubviews: [text, label])
    texts = stack
    arrangeTexts()
    arrange(stack, at: picture == nil ? 0 : 1)
    // The move of the text into the stack has removed those of its guide.
    NSLayoutConstraint.activate(guides.values.flatMap(\.constraints))
    return label
  }

  private func makePicture() -> ListImageView {
    if let picture { return picture }
    let view = ListImageView(frame: .zero)
    picture = view
    arrange(view, at: 0)
    return view
  }

  private func arrange(_ view: UIView, at index: Int) {
    insertSubview(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
    view._flags.isArranged = true
    view._layoutChanged()
  }
}
