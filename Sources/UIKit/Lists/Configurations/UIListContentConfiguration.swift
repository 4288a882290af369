/// A configuration of a list's row, header or footer: an image, a text and a secondary text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var image: UIImage?

  public var text: String?
  /// The attributed text, which takes precedence over `text`.
  public var attributedText: NSAttributedString?

  public var secondaryText: String?
  /// The attributed secondary text, which takes precedence over `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?

  var looks: Shared<Looks>

  init(_ looks: Shared<Looks>) {
    self.looks = looks
  }

  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard looks.value.isInSidebar, let state = state as? UICellConfigurationState,
      state.isSelected != looks.value.isChosen
    else { return self }
    var updated = self
    updated.looks.value.choose(state.isSelected)
    return updated
  }
}

// MARK: - Looks

extension UIListContentConfiguration {
  public var imageProperties: ImageProperties {
    get { looks.value.imageProperties }
    _modify { yield &looks.value.imageProperties }
  }

  public var textProperties: TextProperties {
    get { looks.value.textProperties }
    _modify { yield &looks.value.textProperties }
  }

  public var secondaryTextProperties: TextProperties {
    get { looks.value.secondaryTextProperties }
    _modify { yield &looks.value.secondaryTextProperties }
  }

  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { looks.value.directionalLayoutMargins }
    _modify { yield &looks.value.directionalLayoutMargins }
  }

  /// A Boolean value that indicates whether the secondary text is beside the text, rather than
  /// below.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { looks.value.prefersSideBySideTextAndSecondaryText }
    _modify { yield &looks.value.prefersSideBySideTextAndSecondaryText }
  }

  /// The padding between image and text, in points.
  public var imageToTextPadding: CGFloat {
    get { looks.value.imageToTextPadding }
    _modify { yield &looks.value.imageToTextPadding }
  }

  /// The minimum padding between texts that are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { looks.value.textToSecondaryTextHorizontalPadding }
    _modify { yield &looks.value.textToSecondaryTextHorizontalPadding }
  }

  /// The padding between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { looks.value.textToSecondaryTextVerticalPadding }
    _modify { yield &looks.value.textToSecondaryTextVerticalPadding }
  }
}
