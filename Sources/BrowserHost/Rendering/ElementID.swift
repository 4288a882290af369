import UIKitHosting

/// Names one element of the page: a node's own element or a part of it.
struct ElementID: Hashable, Sendable {
  /// The parts that a node's elements may have.
  ///
  /// At most thirty-two.
  enum Part: UInt64, Sendable, CaseIterable {
    /// The node's own element.
    case main
    /// Where children go that have no other place. Absent, they go into `main`.
    case content
    case barBack, barLeading, barTrailing, barTitleView
    case tableHeader, tableFooter, background, accessory
    case text, secondaryText
    /// A picture, or what stands for it.
    case icon
    /// A spinner, a grabber, a cell's own accessory, a bar's prompt.
    case extra
    /// What takes the touch: a cell's button, the dimmed space beside a sheet.
    case hit
    /// What one sees of a sheet or an alert.
    case panel
    case barSearch, refresh, leftView, rightView
    /// What takes the text.
    case field
    case leadingActions, trailingActions
    /// What stands before a cell's content while the table is edited.
    case editControl
    /// What lays a cell's actions open without a swipe.
    case more
    /// What a row is moved by.
    case grip
    /// Where the bar at the foot goes.
    case bottomBar
  }

  /// The node's number times 32 plus the part's.
  let rawValue: UInt64

  init(_ node: NodeID, _ part: Part = .main) {
    rawValue = UInt64(node.rawValue) << 5 | part.rawValue
  }

  /// Zero is the page itself, into which the window goes.
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
