public import Foundation
import UIKitHosting

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  public override init() {
    super.init()
    follow()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance {
      titleTextAttributes = other.titleTextAttributes
      largeTitleTextAttributes = other.largeTitleTextAttributes
      buttonAppearance = other.buttonAppearance._duplicate()
      doneButtonAppearance = other.doneButtonAppearance._duplicate()
      backButtonAppearance = other.backButtonAppearance._duplicate()
    }
    follow()
  }

  /// How a title is set; what is not said is the system's.
  @_Told open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { _changed?() }
  }

  /// How a large title is set; what is not said is the system's.
  @_Told open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { _changed?() }
  }

  /// Of plain buttons.
  @_Told open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet {
      _buttonAppearance.wrappedValue = buttonAppearance._duplicate()
      followAndTell()
    }
  }

  /// Of buttons whose style is `done`.
  @_Told open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet {
      _doneButtonAppearance.wrappedValue = doneButtonAppearance._duplicate()
      followAndTell()
    }
  }

  /// Of back buttons; where it says nothing they look as plain ones do.
  @_Told open var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet {
      _backButtonAppearance.wrappedValue = backButtonAppearance._duplicate()
      followAndTell()
    }
  }

  private func follow() {
    for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      buttons._changed = { [weak self] in self?._changed?() }
    }
  }

  private func followAndTell() {
    follow()
    _changed?()
  }

  // MARK: For displays

  final var _wholeLook: BarDressValue.Look {
    var look = _look
    look.title = TextRun(_attributes: titleTextAttributes)
    look.largeTitle = TextRun(_attributes: largeTitleTextAttributes)
    return look
  }

  final func _buttons(_ style: BarButtonStyleValue) -> UIBarButtonItemAppearance {
    switch style {
    case .done: doneButtonAppearance
    case .back: backButtonAppearance._saysSomething ? backButtonAppearance : buttonAppearance
    case .plain, .flexibleSpace, .fixedSpace: buttonAppearance
    }
  }
}
