/// The accessibility properties of a node.
///
/// Nil values default to the node's own text.
public struct AccessibilityValue: Sendable, Equatable {
  public struct Traits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let button = Traits(rawValue: 1 << 0)
    public static let link = Traits(rawValue: 1 << 1)
    public static let image = Traits(rawValue: 1 << 2)
    public static let selected = Traits(rawValue: 1 << 3)
    public static let staticText = Traits(rawValue: 1 << 6)
    public static let notEnabled = Traits(rawValue: 1 << 8)
    public static let updatesFrequently = Traits(rawValue: 1 << 9)
    public static let searchField = Traits(rawValue: 1 << 10)
    public static let adjustable = Traits(rawValue: 1 << 12)
    public static let header = Traits(rawValue: 1 << 16)
  }

  public var label: String?
  public var value: String?
  public var hint: String?
  /// The language of the label as a BCP 47 tag; nil for the app's.
  public var language: String?
  public var traits: Traits
  /// A Boolean value that indicates whether it is a single element for all of its descendants.
  public var isElement: Bool
  /// A Boolean value that indicates whether it is no element although others of its kind are: a
  /// text that another element contains.
  public var isSilent: Bool
  /// A Boolean value that indicates whether its descendants are hidden from screen readers.
  public var hidesElements: Bool
  /// A Boolean value that indicates whether its menu has actions for assistive technology.
  public var hasActions: Bool
  /// A Boolean value that indicates whether an outline item is expanded; nil without an outline.
  public var isExpanded: Bool?
  /// A Boolean value that indicates whether its siblings are not accessible.
  public var isModal = false
  /// A Boolean value that indicates whether it is a page behind another one, which neither keys nor
  /// screen readers reach; nil if it is no page.
  public var isCovered: Bool?
  /// The accessible descendants in order; nil for all, in their own order.
  public var order: [NodeID]?

  public init(
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    traits: Traits = [],
    isElement: Bool = false,
    isSilent: Bool = false,
    hidesElements: Bool = false,
    hasActions: Bool = false,
    isExpanded: Bool? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.isElement = isElement
    self.isSilent = isSilent
    self.hidesElements = hidesElements
    self.hasActions = hasActions
    self.isExpanded = isExpanded
  }
}
