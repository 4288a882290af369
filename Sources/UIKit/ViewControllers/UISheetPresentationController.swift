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
    private let resolver: Resolver?

    typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(_ identifier: Identifier, _ resolver: Resolver? = nil) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    public class func medium() -> Self { Self(.medium) }
    public class func large() -> Self { Self(.large) }

    /// A height of the app's own.
    ///
    /// - Parameters:
    ///   - identifier: The name by which it is selected; a new one unless given.
    ///   - resolver: Returns the height in points, without what the device covers at the foot; nil where the
    ///     height is not to be had. It is called again when the sheet's surroundings change, and after
    ///     `invalidateDetents()`.
    /// - Returns: The height.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      Self(identifier ?? Identifier(rawValue: UUID().uuidString), resolver)
    }

    /// The height in points under a context; nil where it is not to be had.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      if let resolver { return resolver(context) }
      if identifier == .large { return context.maximumDetentValue }
      let isLow = context.containerTraitCollection.verticalSizeClass == .compact
      return isLow ? nil : (context as? _DetentContext)?.medium ?? context.maximumDetentValue / 2
    }

    var _isSystem: Bool { resolver == nil }
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
    didSet { invalidateDetents() }
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
    resolved = nil
    _changed()
  }

  /// Whether it is a card at the foot of the window, rather than one that fills it, where the height is
  /// compact.
  @_Told open var prefersEdgeAttachedInCompactHeight: Bool = false {
    didSet { if prefersEdgeAttachedInCompactHeight != oldValue { _changed() } }
  }

  /// Whether it is as wide as its controller prefers while it is attached to the window's foot, rather than
  /// as wide as the window.
  @_Told open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false {
    didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { _changed() } }
  }

  /// Has the changes that a closure makes shown as movements, as displays of ours always do.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  final func _preferredSizeChanged() {
    if widthFollowsPreferredContentSizeWhenEdgeAttached { _changed() }
  }

  // MARK: Heights of the app's own

  private var resolved: (context: _DetentContext, heights: [_SheetHeight])?

  /// The heights of the panel, the smallest first; none where all of them are the system's.
  final func _heights(in context: _DetentContext) -> [_SheetHeight] {
    guard detents.contains(where: { !$0._isSystem }) else { return [] }
    if let resolved, resolved.context.isSame(as: context) { return resolved.heights }
    let most = context.maximumDetentValue
    var heights: [_SheetHeight] = detents.compactMap { detent in
      guard let value = detent.resolvedValue(in: context) else { return nil }
      let isLarge = detent.identifier == .large
      let isMedium = detent.identifier == .medium
      let panel = isLarge || isMedium ? value : min(max(value, 0), most) + context.covered
      return _SheetHeight(
        identifier: detent.identifier,
        panel: isLarge ? most + context.covered : panel,
        isLarge: isLarge
      )
    }
    if heights.isEmpty {
      heights = [_SheetHeight(identifier: .large, panel: most + context.covered, isLarge: true)]
    }
    heights.sort { $0.panel < $1.panel }
    resolved = (context, heights)
    return heights
  }

  /// The heights by the last layout.
  final var _knownHeights: [_SheetHeight] { resolved?.heights ?? [] }

  final var _selectedHeight: Int {
    _knownHeights.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
  }

  /// A person dragged it to one of the app's heights.
  /// - Returns: Whether it may rest there, and did not before.
  private func dragged(toHeight number: Int) -> Bool {
    guard _knownHeights.indices.contains(number), number != _selectedHeight else { return false }
    selectedDetentIdentifier = _knownHeights[number].identifier
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    return true
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
    if !_knownHeights.isEmpty {
      let last = _knownHeights.firstIndex { $0.identifier == largestUndimmedDetentIdentifier }
      return last.map { _selectedHeight <= $0 } ?? false
    }
    return largestUndimmedDetentIdentifier.map { _selectedDetent <= $0._value } ?? false
  }

  /// A person dragged it to one of its heights.
  /// - Returns: Whether it may rest there, and did not before.
  final func _dragged(to number: Int) -> Bool {
    if !_knownHeights.isEmpty { return dragged(toHeight: number) }
    guard let detent = UInt8(exactly: number).flatMap(SheetValue.Detent.init(rawValue:)),
      _detentValues.contains(detent), detent != _selectedDetent
    else { return false }
    selectedDetentIdentifier = detent == .medium ? .medium : .large
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    return true
  }
}

/// What the height of a sheet may depend on.
///
/// Do not adopt it: UIKit makes the objects that do.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's surroundings.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent, in points, without what the device covers at the foot.
  var maximumDetentValue: CGFloat { get }
}

final class _DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The panel's height at the medium detent.
  let medium: CGFloat
  /// Points that the device covers at the foot.
  let covered: CGFloat

  init(_ traits: UITraitCollection, large: CGFloat, medium: CGFloat, covered: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = max(0, large - covered)
    self.medium = medium
    self.covered = covered
    super.init()
  }

  func isSame(as other: _DetentContext) -> Bool {
    maximumDetentValue == other.maximumDetentValue && medium == other.medium
      && covered == other.covered && containerTraitCollection == other.containerTraitCollection
  }
}

/// A height at which a sheet rests.
struct _SheetHeight: Equatable {
  let identifier: UISheetPresentationController.Detent.Identifier
  /// Points, all of the panel.
  let panel: CGFloat
  /// Whether it is the system's large one.
  let isLarge: Bool
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
