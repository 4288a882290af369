import UIKitHosting

/// A presentation as a sheet.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    public let identifier: Identifier

    private init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    public class func medium() -> Self { Self(.medium) }
    public class func large() -> Self { Self(.large) }
  }

  open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { ownDelegate }
    set {
      ownDelegate = newValue
      _adaptiveDelegate = newValue
    }
  }
  private weak var ownDelegate: (any UISheetPresentationControllerDelegate)?

  /// The heights at which it rests, the smallest first.
  @_Told open var detents: [Detent] = [.large()] {
    didSet { _changed() }
  }

  /// Where it rests; nil for the smallest.
  ///
  /// A person changes it by dragging, of which the delegate hears.
  @_Told open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { _changed() } }
  }

  /// What is behind the sheet stays usable up to this height; nil to dim it at every height.
  @_Told open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { _changed() } }
  }

  @_Told open var prefersGrabberVisible: Bool = false {
    didSet { _changed() }
  }

  /// Whether a finger that scrolls beyond the content's top brings the sheet to a larger height.
  @_Told open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true {
    didSet { if prefersScrollingExpandsWhenScrolledToEdge != oldValue { _changed() } }
  }

  /// Points; nil for the system's.
  @_Told open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { _changed() } }
  }

  /// Says that heights are others than before, so that they are asked for anew.
  open func invalidateDetents() {
    _changed()
  }

  /// Has the changes that a closure makes shown as movements, as displays of ours always do.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  // MARK: What a display is told

  /// The heights that it may have: a medium one is inactive in compact height, as in Apple's.
  final var _detentValues: [SheetValue.Detent] {
    let values = detents.map { $0.identifier._value }
    let isLow = presentedViewController.traitCollection.verticalSizeClass == .compact
    let active = isLow ? values.filter { $0 != .medium } : values
    return active.isEmpty ? [.large] : active
  }

  final var _selectedDetent: SheetValue.Detent {
    func has(_ detent: SheetValue.Detent) -> Bool { _detentValues.contains(detent) }
    if let selected = selectedDetentIdentifier?._value, has(selected) { return selected }
    return has(.medium) ? .medium : .large
  }

  /// Whether what is behind it can be used now.
  final var _isUndimmed: Bool {
    largestUndimmedDetentIdentifier.map { _selectedDetent <= $0._value } ?? false
  }

  /// A person dragged it to one of its heights.
  /// - Returns: Whether it may rest there, and did not before.
  final func _dragged(to detent: SheetValue.Detent) -> Bool {
    guard _detentValues.contains(detent), detent != _selectedDetent else { return false }
    selectedDetentIdentifier = detent == .medium ? .medium : .large
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    return true
  }
}

extension UISheetPresentationController.Detent.Identifier {
  var _value: SheetValue.Detent { self == .medium ? .medium : .large }
}

/// Hears where a sheet rests.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
