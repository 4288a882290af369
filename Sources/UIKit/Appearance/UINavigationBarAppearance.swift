public import Foundation
import UIKitHosting

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  public override init() {
    super.init()
    observeButtonAppearances()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance {
      titleTextAttributes = other.titleTextAttributes
      largeTitleTextAttributes = other.largeTitleTextAttributes
      titlePositionAdjustment = other.titlePositionAdjustment
      backIndicator = other.backIndicator
      buttonAppearance = other.buttonAppearance._duplicate()
      doneButtonAppearance = other.doneButtonAppearance._duplicate()
      backButtonAppearance = other.backButtonAppearance._duplicate()
    }
    observeButtonAppearances()
  }

  /// The attributes of the title; the system's defaults apply to others.
  @_Observed open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { _changed?() }
  }

  /// The attributes of large titles; the system's defaults apply to others.
  @_Observed open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { _changed?() }
  }

  /// The offset of the title; large titles are not affected.
  @_Observed open var titlePositionAdjustment: UIOffset = .zero {
    didSet { if titlePositionAdjustment != oldValue { _changed?() } }
  }

  private var backIndicator: _BackIndicator? {
    didSet { if backIndicator != oldValue { _changed?() } }
  }

  /// The image of the back button; the system's chevron unless both images are set.
  open var backIndicatorImage: UIImage { backIndicator?.image ?? .chevron }

  /// The mask of titles during transitions.
  ///
  /// It has no effect here.
  open var backIndicatorTransitionMaskImage: UIImage { backIndicator?.mask ?? .chevron }

  /// Sets the image of the back button.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The image, in the colour of the button unless its rendering mode is
  ///     `alwaysOriginal`.
  ///   - backIndicatorTransitionMaskImage: The mask of titles during transitions. If one of the two
  ///     is nil, both are the system's.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    backIndicator = _BackIndicator(backIndicatorImage, backIndicatorTransitionMaskImage)
  }

  /// The appearance of plain buttons.
  @_Observed open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet {
      _buttonAppearance.wrappedValue = buttonAppearance._duplicate()
      observeAndNotify()
    }
  }

  /// The appearance of buttons whose style is `done`.
  @_Observed open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet {
      _doneButtonAppearance.wrappedValue = doneButtonAppearance._duplicate()
      observeAndNotify()
    }
  }

  /// The appearance of back buttons; without settings that of plain buttons.
  @_Observed open var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet {
      _backButtonAppearance.wrappedValue = backButtonAppearance._duplicate()
      observeAndNotify()
    }
  }

  private func observeButtonAppearances() {
    for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      buttons._changed = { [weak self] in self?._changed?() }
    }
  }

  private func observeAndNotify() {
    observeButtonAppearances()
    _changed?()
  }

  // MARK: For displays

  final var _wholeLook: BarAppearanceValue.Look {
    var look = _look
    look.title = TextRun(_attributes: titleTextAttributes)
    look.largeTitle = TextRun(_attributes: largeTitleTextAttributes)
    look.titleShift = titlePositionAdjustment._shift
    return look
  }

  /// The back indicator; nil for the system's chevron.
  final var _indicator: UIImage? { backIndicator?.image }

  final func _buttons(_ style: BarButtonStyleValue) -> UIBarButtonItemAppearance {
    switch style {
    case .done: doneButtonAppearance
    case .back: backButtonAppearance._isCustomized ? backButtonAppearance : buttonAppearance
    case .plain, .flexibleSpace, .fixedSpace: buttonAppearance
    }
  }
}

/// The images of a custom back indicator.
struct _BackIndicator: Equatable {
  let image: UIImage
  let mask: UIImage

  /// Creates a back indicator; nil unless both images are set, as in UIKit.
  init?(_ image: UIImage?, _ mask: UIImage?) {
    guard let image, let mask else { return nil }
    self.image = image
    self.mask = mask
  }
}

extension UIImage {
  fileprivate static var chevron: UIImage {
    UIImage(systemName: "chevron.backward") ?? UIImage()
  }
}
