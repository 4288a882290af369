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

    /// Creates a detent with a custom height.
    ///
    /// - Parameters:
    ///   - identifier: The identifier by which the detent is selected; a unique one by default.
    ///   - resolver: Returns the height in points, excluding the bottom safe area, or nil if the
    ///     detent is inactive. It is called again when the traits or sizes around the sheet change,
    ///     and after `invalidateDetents()`.
    /// - Returns: The detent.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      Self(identifier ?? Identifier(rawValue: UUID().uuidString), resolver)
    }

    /// Returns the height in points in a context, or nil if the detent is inactive.
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

  /// The detents of the sheet, the smallest first.
  @_Observed open var detents: [Detent] = [.large()] {
    didSet { invalidateDetents() }
  }

  /// The identifier of the current detent, or nil for the smallest.
  ///
  /// Dragging the sheet changes it and notifies the delegate.
  @_Observed open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { _changed() } }
  }

  /// The largest detent at which content behind the sheet is not dimmed and stays usable; nil to
  /// always dim it.
  @_Observed open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { _changed() } }
  }

  @_Observed open var prefersGrabberVisible: Bool = false {
    didSet { _changed() }
  }

  /// A Boolean value indicating whether scrolling beyond the top of the content expands the sheet.
  @_Observed open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true {
    didSet { if prefersScrollingExpandsWhenScrolledToEdge != oldValue { _changed() } }
  }

  /// The corner radius in points; nil for the system's.
  @_Observed open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { _changed() } }
  }

  /// Marks the detents as changed, so that their heights are resolved again.
  open func invalidateDetents() {
    resolved = nil
    _changed()
  }

  /// A Boolean value indicating whether the sheet is attached to the bottom edge in compact height,
  /// rather than filling the window.
  @_Observed open var prefersEdgeAttachedInCompactHeight: Bool = false {
    didSet { if prefersEdgeAttachedInCompactHeight != oldValue { _changed() } }
  }

  /// A Boolean value indicating whether an edge-attached sheet has its controller's preferred
  /// width, rather than the width of the window.
  @_Observed open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false {
    didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { _changed() } }
  }

  /// Performs changes with an animation; sheets here animate every change.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  final func _preferredSizeChanged() {
    if widthFollowsPreferredContentSizeWhenEdgeAttached { _changed() }
  }

  // MARK: Custom heights

  private var resolved: (context: _DetentContext, heights: [_SheetHeight])?

  /// Returns the heights of the panel, the smallest first; empty if all detents are the system's.
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

  /// The heights from the last layout.
  final var _knownHeights: [_SheetHeight] { resolved?.heights ?? [] }

  final var _selectedHeight: Int {
    _knownHeights.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
  }

  /// Selects a custom height to which the user dragged the sheet.
  /// - Returns: Whether the height is valid and was not selected before.
  private func dragged(toHeight number: Int) -> Bool {
    guard _knownHeights.indices.contains(number), number != _selectedHeight else { return false }
    selectedDetentIdentifier = _knownHeights[number].identifier
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    return true
  }

  // MARK: Display attributes

  /// The available detents; `medium` is inactive in compact height, as in Apple's UIKit.
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

  /// A Boolean value indicating whether content behind the sheet is usable now.
  final var _isUndimmed: Bool {
    if !_knownHeights.isEmpty {
      let last = _knownHeights.firstIndex { $0.identifier == largestUndimmedDetentIdentifier }
      return last.map { _selectedHeight <= $0 } ?? false
    }
    return largestUndimmedDetentIdentifier.map { _selectedDetent <= $0._value } ?? false
  }

  /// Selects the height to which the user dragged the sheet.
  /// - Returns: Whether the height is valid and was not selected before.
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

/// The context in which a detent is resolved.
///
/// Do not conform to it: UIKit creates the conforming objects.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent in points, excluding the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

final class _DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The height of the panel at the medium detent, in points.
  let medium: CGFloat
  /// The bottom safe area, in points.
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

/// A resolved height of a sheet.
struct _SheetHeight: Equatable {
  let identifier: UISheetPresentationController.Detent.Identifier
  /// The height of the whole panel, in points.
  let panel: CGFloat
  /// A Boolean value indicating whether it is the system's large detent.
  let isLarge: Bool
}

extension UISheetPresentationController.Detent.Identifier {
  var _value: SheetValue.Detent { self == .medium ? .medium : .large }
}

/// A delegate that is notified when the user changes the detent.
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
