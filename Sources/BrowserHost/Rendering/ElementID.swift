import UIKitHosting

/// The identifier of an element of the page: a node's own element or a part of it.
struct ElementID: Hashable, Sendable {
  /// The parts that a node's elements may have, at most thirty-two.
  enum Part: UInt64, Sendable, CaseIterable {
    /// The node's own element.
    case main
    /// The container of children that have no other place; if absent, they go into `main`.
    case content
    case barBack, barLeading, barTrailing, barTitleView
    case tableHeader, tableFooter, background, accessory
    case text, secondaryText
    /// An image or a symbol.
    case icon
    /// An activity indicator, a grabber, a cell's own accessory, a bar's prompt.
    case extra
    /// The element that receives touches: a cell's button, the dimmed area beside a sheet.
    case hit
    /// The visible panel of a sheet or an alert.
    case panel
    case barSearch, refresh, leftView, rightView
    /// The text input element.
    case field
    case leadingActions, trailingActions
    /// The control before a cell's content in editing mode.
    case editControl
    /// The button that reveals a cell's swipe actions.
    case more
    /// The reorder control of a row.
    case grip
    /// The container of the bottom bar.
    case bottomBar
  }

  /// The node's number times 32 plus the part's.
  let rawValue: UInt64

  init(_ node: NodeID, _ part: Part = .main) {
    rawValue = UInt64(node.rawValue) << 5 | part.rawValue
  }

  /// The page itself, the parent of the window.
  static let page = ElementID(NodeID(rawValue: 0))

  var node: NodeID { NodeID(rawValue: UInt32(truncatingIfNeeded: rawValue >> 5)) }
  var partNumber: UInt64 { rawValue & 31 }
}

extension ElementID.Part {
  init(_ slot: Slot) {
    switch slot {
    case .barBack: self = .barBack
    case .barLeading: self = .barLeading
    case .barTrailing: self = .barTrailing
    case .barTitleView: self = .barTitleView
    case .tableHeader: self = .tableHeader
    case .tableFooter: self = .tableFooter
    case .background: self = .background
    case .accessory: self = .accessory
    case .barSearch: self = .barSearch
    case .refresh: self = .refresh
    case .alertField: self = .extra
    case .leftView: self = .leftView
    case .rightView: self = .rightView
    case .behind: self = .main
    }
  }
}
