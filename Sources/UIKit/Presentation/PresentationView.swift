import UIKitHosting

/// The node of a sheet, around the presented controller's view.
final class _PresentationView: UIView {
  weak var presentation: _Presentation?

  /// The placement of the popover as of the last layout.
  private var popover: PopoverValue?

  private var popoverController: UIPopoverPresentationController? {
    presentation?.controller as? UIPopoverPresentationController
  }

  private var sheetController: UISheetPresentationController? {
    presentation?.controller as? UISheetPresentationController
  }

  override var _kind: NodeKind { .sheet }

  override var _ownLevel: UIUserInterfaceLevel {
    switch presentation?.presented.modalPresentationStyle._value {
    case .page, .form, .popover: .elevated
    default: .unspecified
    }
  }

  override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .sheet: .sheet(value)
    default: super._attribute(key)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let isOfOtherHeight =
      previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
    if popoverController != nil || isOfOtherHeight { _invalidate(.sheet) }
  }

  final var _isPopover: Bool { style == .popover }

  /// A Boolean value that indicates whether the sheet is a card over the screen below.
  final var _isCard: Bool { style == .page || style == .form }

  /// Returns the frame of the panel in the window.
  ///
  /// - Parameters:
  ///   - size: The window's size, in points.
  ///   - top: The inset that the device covers at the window's top, in points.
  /// - Returns: The rectangle, relative to the window's top left corner.
  final func _panelFrame(in size: CGSize, top: CGFloat) -> CGRect {
    let whole = CGRect(origin: .zero, size: size)
    switch style {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: return whole
    case .popover:
      guard let container = _superview, let controller = popoverController else { return whole }
      let place = controller._place(in: container, of: size)
      if place != popover {
        popover = place
        _markForCommit(.sheet)
      }
      return CGRect(
        x: place.frame.x,
        y: place.frame.y,
        width: place.frame.width,
        height: place.frame.height
      )
    case .page, .form:
      let gap = max(top, CGFloat(SystemMetrics.Sheet.step)) + CGFloat(SystemMetrics.Sheet.step)
      let isFloating = traitCollection.userInterfaceIdiom == .pad
      let medium = size.height * CGFloat(SystemMetrics.Sheet.mediumPart)
      let large = largeHeight(in: size.height - (isFloating ? 2 : 1) * gap)
      let own = ownHeight(medium: medium, large: large)
      let isMedium = sheetController?._selectedDetent == .medium
      let height = own ?? (isMedium ? medium : large)
      let width = isFloating ? min(padSize.width, size.width) : ownWidth ?? size.width
      return CGRect(
        x: (size.width - width) / 2,
        y: (size.height - height) / (isFloating ? 2 : 1),
        width: width,
        height: height
      )
    }
  }

  /// The maximum size on a tablet, where sheets float in the middle.
  private var padSize: CGSize {
    typealias Metrics = SystemMetrics.Sheet
    return style == .form
      ? CGSize(width: Metrics.formWidth, height: Metrics.formHeight)
      : CGSize(width: Metrics.pageWidth, height: .infinity)
  }

  /// Returns the height of the large detent in a free height, in points.
  private func largeHeight(in room: CGFloat) -> CGFloat {
    traitCollection.userInterfaceIdiom == .pad ? min(padSize.height, room) : room
  }

  /// The panel's width if it follows the controller's preferred width.
  private var ownWidth: CGFloat? {
    guard sheetController?.widthFollowsPreferredContentSizeWhenEdgeAttached == true,
      traitCollection.userInterfaceIdiom != .pad, style == .page || style == .form,
      let wanted = presentation?.presented.preferredContentSize.width, wanted > 0
    else { return nil }
    return min(wanted, window?.bounds.width ?? wanted)
  }

  /// A Boolean value that indicates whether the sheet fills the window, as in a compact height.
  private var fillsLowWindow: Bool {
    guard let sheetController, traitCollection.verticalSizeClass == .compact else { return false }
    return !sheetController.prefersEdgeAttachedInCompactHeight
  }

  /// Returns the panel's height if the app has set custom detents.
  private func ownHeight(medium: CGFloat, large: CGFloat) -> CGFloat? {
    guard let controller = sheetController else { return nil }
    let known = controller._knownHeights
    let heights = controller._heights(
      in: _DetentContext(
        traitCollection,
        large: large,
        medium: medium,
        covered: CGFloat(window?._safeArea.bottom ?? 0)
      )
    )
    if heights != known { _markForCommit(.sheet) }
    return heights.isEmpty ? nil : heights[controller._selectedHeight].panel
  }

  private var value: SheetValue {
    let sheet = sheetController
    let wanted = presentation?.presented.modalPresentationStyle ?? .automatic
    let style = style
    if let sheet, style == .page || style == .form, !sheet._knownHeights.isEmpty {
      return value(of: sheet, style)
    }
    return SheetValue(
      style: style,
      detents: sheet?._detentValues ?? [.large],
      showsGrabber: sheet?.prefersGrabberVisible ?? false,
      isDismissable: !(presentation?.presented.isModalInPresentation ?? false)
        && !wanted._fillsScreen,
      selectedDetent: sheet?._selectedDetent,
      largestUndimmedDetent: sheet?.largestUndimmedDetentIdentifier?._value,
      cornerRadius: sheet?.preferredCornerRadius.map { Double($0) },
      growsByScrolling: sheet?.prefersScrollingExpandsWhenScrolledToEdge ?? true,
      popover: style == .popover ? popover : nil,
      transition: transition,
      width: ownWidth.map { Double($0) }
    )
  }

  /// Returns the value of a sheet with custom detents; its look depends on whether the selected one
  /// is the large one.
  private func value(
    of sheet: UISheetPresentationController,
    _ style: SheetValue.Style
  ) -> SheetValue {
    let heights = sheet._knownHeights
    let looks = heights.map { $0.isLarge ? SheetValue.Detent.large : .medium }
    let selected = sheet._selectedHeight
    return SheetValue(
      style: style,
      detents: looks,
      showsGrabber: sheet.prefersGrabberVisible,
      isDismissable: !sheet.presentedViewController.isModalInPresentation,
      selectedDetent: looks[selected],
      largestUndimmedDetent: sheet._isUndimmed ? looks[selected] : nil,
      cornerRadius: sheet.preferredCornerRadius.map { Double($0) },
      growsByScrolling: sheet.prefersScrollingExpandsWhenScrolledToEdge,
      transition: transition,
      heights: heights.map { Double($0.panel) },
      selectedHeight: selected,
      width: ownWidth.map { Double($0) }
    )
  }

  private var transition: SheetValue.Transition {
    let context = presentation?.isInContext == true ? presentation?.presenting : nil
    let provides = context?.providesPresentationContextTransitionStyle == true
    let style = (provides ? context : presentation?.presented)?.modalTransitionStyle
    return switch style {
    case .crossDissolve: .dissolve
    case .flipHorizontal: .flip
    default: .cover
    }
  }

  private var style: SheetValue.Style {
    if popoverController?._staysPopover(under: traitCollection) == true { return .popover }
    if fillsLowWindow { return .fullScreen }
    let style = presentation?.presented.modalPresentationStyle ?? .automatic
    // A screen that is being removed stays visible until the end.
    let isMoving = presentation?.custom != nil
    guard presentation?.isInContext == true else {
      return isMoving && style == .fullScreen ? .overFullScreen : style._value
    }
    return style == .currentContext && !isMoving ? .currentContext : .overCurrentContext
  }
}

extension UIModalPresentationStyle {
  fileprivate var _fillsScreen: Bool {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: true
    default: false
    }
  }

  var _value: SheetValue.Style {
    switch self {
    case .fullScreen, .currentContext: .fullScreen
    case .overFullScreen, .overCurrentContext, .custom: .overFullScreen
    case .formSheet: .form
    default: .page
    }
  }
}
