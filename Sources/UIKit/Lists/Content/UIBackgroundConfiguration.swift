/// What is seen behind the content of a cell or a button, as a value.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// Nil for the list's or the button's own.
  public var backgroundColor: UIColor?
  /// Points.
  public var cornerRadius: CGFloat = 0
  /// Nil for the tint.
  public var strokeColor: UIColor?
  /// Points; the line is within the background.
  public var strokeWidth: CGFloat = 0
  /// Points by which the line lies outside of the background.
  public var strokeOutset: CGFloat = 0
  /// The distances of the background from the edges of its view.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The edges at which the layout margins of the view are added to `backgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
    get { NSDirectionalRectEdge(rawValue: marginEdges) }
    set { marginEdges = newValue.rawValue }
  }
  /// A view of the app's over the colour, the effect and the image.
  public var customView: UIView?
  /// An effect over the colour.
  public var visualEffect: UIVisualEffect?
  /// An image over the colour and the effect.
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  private var marginEdges: UInt = 0
  private var colorTransform: ColorTransform?
  private var strokeTransform: ColorTransform?

  /// Makes the colour that is seen from the background's, or from the tint where that is nil.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { colorTransform?.transformer }
    set { colorTransform = ColorTransform(newValue) }
  }

  /// Makes the colour of the line from the stroke's, or from the tint where that is nil.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeTransform?.transformer }
    set { strokeTransform = ColorTransform(newValue) }
  }

  /// The colour of the background with a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the line with a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The colour that is seen; nil for the list's or the button's own.
  func _seenColor(_ tintColor: @autoclosure () -> UIColor) -> UIColor? {
    guard let backgroundColorTransformer else { return backgroundColor }
    return backgroundColorTransformer(backgroundColor ?? tintColor())
  }

  /// Whether it has more than a colour, a line and round corners of the view itself.
  private var needsView: Bool {
    customView != nil || image != nil || visualEffect != nil || strokeOutset != 0
      || backgroundInsets != .zero || !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty
  }

  /// The part that a view of its own shows; nil where there is none.
  var _ofOwnView: UIBackgroundConfiguration? { needsView ? self : nil }

  /// The part that the cell or the button itself shows.
  var _ofOwner: UIBackgroundConfiguration { needsView ? .clear() : self }

  private init(backgroundColor: UIColor? = nil) {
    self.backgroundColor = backgroundColor
  }

  /// What buttons begin with: their corners are those of their style and size.
  static var _ofButtons: UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.cornerRadius = 5.95
    return background
  }

  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  /// What the list gives to a cell in its place.
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

  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
}

extension UIView {
  /// Strokes a cell's edge as its background configuration says.
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
