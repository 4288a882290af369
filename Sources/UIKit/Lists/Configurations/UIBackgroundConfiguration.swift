/// A configuration of the background of a cell or a button.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The background colour; nil for the list's or the button's own.
  public var backgroundColor: UIColor?
  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0
  /// The colour of the stroke; nil for the tint.
  public var strokeColor: UIColor?
  /// The width of the stroke in points; the stroke is within the background.
  public var strokeWidth: CGFloat = 0
  /// The outset of the stroke from the background, in points.
  public var strokeOutset: CGFloat = 0
  /// The insets of the background from the edges of its view.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The edges at which the layout margins of the view are added to `backgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
    get { NSDirectionalRectEdge(rawValue: marginEdges) }
    set { marginEdges = newValue.rawValue }
  }
  /// A custom view over the colour, the effect and the image.
  public var customView: UIView?
  /// A visual effect over the colour.
  public var visualEffect: UIVisualEffect?
  /// An image over the colour and the effect.
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  private var marginEdges: UInt = 0
  private var colorTransform: ColorTransform?
  private var strokeTransform: ColorTransform?

  /// A transformer of the background colour, or of the tint if that is nil.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { colorTransform?.transformer }
    set { colorTransform = ColorTransform(newValue) }
  }

  /// A transformer of the stroke colour, or of the tint if that is nil.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeTransform?.transformer }
    set { strokeTransform = ColorTransform(newValue) }
  }

  /// Returns the background colour for a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the stroke colour for a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the resolved background colour; nil for the list's or the button's own.
  func _explicitBackgroundColor(_ tintColor: @autoclosure () -> UIColor) -> UIColor? {
    guard let backgroundColorTransformer else { return backgroundColor }
    return backgroundColorTransformer(backgroundColor ?? tintColor())
  }

  /// A Boolean value that indicates whether it has more than a colour, a stroke and rounded corners
  /// that the owner can show.
  private var needsView: Bool {
    customView != nil || image != nil || visualEffect != nil || strokeOutset != 0
      || backgroundInsets != .zero || !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty
  }

  /// The part that a background view shows; nil if there is none.
  var _ofOwnView: UIBackgroundConfiguration? { needsView ? self : nil }

  /// The part that the cell or the button itself shows.
  var _ofOwner: UIBackgroundConfiguration { needsView ? .clear() : self }

  private init(backgroundColor: UIColor? = nil) {
    self.backgroundColor = backgroundColor
  }

  /// The default of buttons, whose corners follow from their style and size.
  static var _ofButtons: UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.cornerRadius = 5.95
    return background
  }

  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  /// Returns the background that the list gives to a cell according to its position.
  public static func listCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  @available(*, deprecated, renamed: "listCell")
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  @available(*, deprecated, renamed: "listCell")
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  @available(*, deprecated, renamed: "listHeader")
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  @available(*, deprecated, renamed: "listHeader")
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
}

extension UIView {
  /// Strokes a cell's edge according to its background configuration.
  final func _showStroke(
    of new: UIBackgroundConfiguration?,
    insteadOf old: UIBackgroundConfiguration?
  ) {
    let width = new?.strokeWidth ?? 0
    guard width > 0 || old?.strokeWidth ?? 0 > 0 else { return }
    layer.borderWidth = width
    layer.borderColor =
      new?.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
  }
}
