/// Content and looks of a list's row, header or footer: an image, a text and a second text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var image: UIImage?

  public var text: String?
  /// Shown rather than `text`.
  public var attributedText: NSAttributedString?

  public var secondaryText: String?
  /// Shown rather than `secondaryText`.
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

  /// The second text stands beside the first one, rather than below.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { looks.value.prefersSideBySideTextAndSecondaryText }
    _modify { yield &looks.value.prefersSideBySideTextAndSecondaryText }
  }

  /// Points.
  public var imageToTextPadding: CGFloat {
    get { looks.value.imageToTextPadding }
    _modify { yield &looks.value.imageToTextPadding }
  }

  /// Points, at least.
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { looks.value.textToSecondaryTextHorizontalPadding }
    _modify { yield &looks.value.textToSecondaryTextHorizontalPadding }
  }

  /// Points.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { looks.value.textToSecondaryTextVerticalPadding }
    _modify { yield &looks.value.textToSecondaryTextVerticalPadding }
  }
}
