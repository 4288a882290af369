/// The key of an attribute.
///
/// Its raw value is a bit number, below 128.
public enum AttributeKey: UInt8, Sendable, CaseIterable {
  case isHidden
  case alpha
  case background
  case tint
  case layer
  case gradient
  case drawing
  case mask
  case motions
  case clipsToBounds
  case isInteractive
  case accessibility
  case swipeGestures
  case pointers
  case shortcuts
  case keyPresses
  case shakes
  case isLandscape
  case slot
  case frame
  case interfaceStyle
  case identifier
  case text
  case attributedText
  case font
  case textColor
  case textAlignment
  case image
  case contentMode
  case isEnabled
  case isSelected
  case buttonStyle
  case isAnimating
  case indicatorStyle
  case isOn
  case stepping
  case selection
  case badge
  case track
  case sliderParts
  case wheel
  case selectedRow
  case pages
  case web
  case menu
  case menuItem
  case menuOffer
  case field
  case typing
  case isFirstResponder
  case title
  case prompt
  case message
  case largeTitle
  case bar
  case barHeights
  case tabLayout
  case barButtonStyle
  case sheet
  case alertStyle
  case actionStyle
  case share
  case files
  case scroll
  case scrollTo
  case table
  case section
  case row
  case swipeActions
  case separatorInset
  case collection
}

extension Attribute {
  public var key: AttributeKey {
    switch self {
    case .isHidden: .isHidden
    case .alpha: .alpha
    case .background: .background
    case .tint: .tint
    case .layer: .layer
    case .gradient: .gradient
    case .drawing: .drawing
    case .mask: .mask
    case .motions: .motions
    case .clipsToBounds: .clipsToBounds
    case .isInteractive: .isInteractive
    case .accessibility: .accessibility
    case .swipeGestures: .swipeGestures
    case .pointers: .pointers
    case .shortcuts: .shortcuts
    case .keyPresses: .keyPresses
    case .shakes: .shakes
    case .isLandscape: .isLandscape
    case .slot: .slot
    case .frame: .frame
    case .interfaceStyle: .interfaceStyle
    case .identifier: .identifier
    case .text: .text
    case .attributedText: .attributedText
    case .font: .font
    case .textColor: .textColor
    case .textAlignment: .textAlignment
    case .image: .image
    case .contentMode: .contentMode
    case .isEnabled: .isEnabled
    case .isSelected: .isSelected
    case .buttonStyle: .buttonStyle
    case .isAnimating: .isAnimating
    case .indicatorStyle: .indicatorStyle
    case .isOn: .isOn
    case .stepping: .stepping
    case .selection: .selection
    case .badge: .badge
    case .track: .track
    case .sliderParts: .sliderParts
    case .wheel: .wheel
    case .web: .web
    case .selectedRow: .selectedRow
    case .pages: .pages
    case .menu: .menu
    case .menuItem: .menuItem
    case .menuOffer: .menuOffer
    case .field: .field
    case .typing: .typing
    case .isFirstResponder: .isFirstResponder
    case .title: .title
    case .prompt: .prompt
    case .message: .message
    case .largeTitle: .largeTitle
    case .bar: .bar
    case .barHeights: .barHeights
    case .tabLayout: .tabLayout
    case .barButtonStyle: .barButtonStyle
    case .sheet: .sheet
    case .alertStyle: .alertStyle
    case .actionStyle: .actionStyle
    case .share: .share
    case .files: .files
    case .scroll: .scroll
    case .scrollTo: .scrollTo
    case .table: .table
    case .section: .section
    case .row: .row
    case .swipeActions: .swipeActions
    case .separatorInset: .separatorInset
    case .collection: .collection
    }
  }
}

/// A set of attribute keys in two words.
public struct AttributeKeys: OptionSet, Sendable, Hashable {
  // Two words instead of a `UInt128`, whose alignment of 16 bytes would cost memory in each view.
  private var low: UInt64
  private var high: UInt64

  public var rawValue: UInt128 { UInt128(high) << 64 | UInt128(low) }

  public init(rawValue: UInt128) {
    low = UInt64(truncatingIfNeeded: rawValue)
    high = UInt64(truncatingIfNeeded: rawValue >> 64)
  }

  public init(_ key: AttributeKey) {
    self.init(rawValue: 1 << UInt128(key.rawValue))
  }

  public func contains(_ key: AttributeKey) -> Bool {
    let word = key.rawValue < 64 ? low : high
    return word & (1 << UInt64(key.rawValue & 63)) != 0
  }

  public mutating func formUnion(_ other: AttributeKeys) {
    low |= other.low
    high |= other.high
  }

  public mutating func formIntersection(_ other: AttributeKeys) {
    low &= other.low
    high &= other.high
  }

  public mutating func formSymmetricDifference(_ other: AttributeKeys) {
    low ^= other.low
    high ^= other.high
  }

  public var isEmpty: Bool { low | high == 0 }

  /// The keys, in the order of declaration.
  public var keys: Keys {
    Keys(rest: rawValue)
  }

  /// A sequence of the set bits, without allocations.
  public struct Keys: Sequence, IteratorProtocol {
    fileprivate var rest: UInt128

    public mutating func next() -> AttributeKey? {
      guard rest != 0 else { return nil }
      let bit = UInt8(rest.trailingZeroBitCount)
      rest &= rest - 1
      return AttributeKey(rawValue: bit)
    }
  }
}
