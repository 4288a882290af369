import Foundation
import UIKitHosting

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  public override init() {
    super.init()
    observeButtonAppearances()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance {
      buttonAppearance = other.buttonAppearance._duplicate()
      doneButtonAppearance = other.doneButtonAppearance._duplicate()
    }
    observeButtonAppearances()
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

  private func observeButtonAppearances() {
    for buttons in [buttonAppearance, doneButtonAppearance] {
      buttons._changed = { [weak self] in self?._changed?() }
    }
  }

  private func observeAndNotify() {
    observeButtonAppearances()
    _changed?()
  }

  final func _buttons(_ style: BarButtonStyleValue) -> UIBarButtonItemAppearance {
    style == .done ? doneButtonAppearance : buttonAppearance
  }
}
