/// What a screen reader is told of a node.
///
/// What is nil comes from the node's own text.
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
  /// A BCP 47 tag of what is said in another language than the rest; nil for the app's.
  public var language: String?
  public var traits: Traits
  /// One element for all that is below it.
  public var isElement: Bool
  /// Made no element though others of its kind are one: a text that something else says.
  public var isSilent: Bool
  /// Nothing in it exists for a screen reader.
  public var hidesElements: Bool
  /// Whether its menu has actions for assistive technology.
  public var hasActions: Bool
  /// Whether what is below it in an outline is shown; nil where there is no outline.
  public var isExpanded: Bool?
  /// Whether what stands beside it is not read.
  public var isModal = false
  /// Whether another page covers this one, so that neither keys nor screen readers reach it; nil for
  /// a node that is no page.
  public var isCovered: Bool?
  /// What is read of what is in it, in this order; nil for all, in its own.
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
