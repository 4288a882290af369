package import UIKit

/// An element of an app's screen with its descendants, as a test sees it.
package struct ElementRecord: Codable, Sendable, Equatable {
  /// The number of an element: that of its node, and of a part of the node.
  ///
  /// Some elements are parts of a node, such as the actions of a row or the keys of the keyboard.
  package struct ID: Codable, Sendable, Hashable {
    package var node: UInt32
    package var part: Part

    package init(node: UInt32, part: Part = .whole) {
      self.node = node
      self.part = part
    }
  }

  /// A part of a node.
  ///
  /// Rows, headers and footers that are far from the visible ones are parts of their table.
  package enum Part: Codable, Sendable, Hashable {
    case whole
    /// The title of a control or a bar.
    case text
    /// The button at the trailing edge of a row.
    case accessory
    /// The button before the content of a row in editing mode.
    case editControl
    /// The button that empties a field.
    case clear
    /// A view of the system's around others, such as those in an alert.
    case container(Int)
    /// The handle by which a row is dragged.
    case handle
    /// A revealed action of a row, by its index from the edge inwards.
    case action(Int)
    /// A paragraph of a web page.
    case paragraph(Int)
    /// A link of a web page to an absolute address.
    case link(String)
    /// A key of the keyboard, by its name.
    case key(String)
    /// An element in a row, header or footer without views, by the indices of children that lead to it.
    case unseen(_TablePart, path: [Int])
  }

  package var id: ID
  package var kind: ElementKind
  package var identifier = ""
  package var label = ""
  package var value: String?
  package var placeholder: String?
  package var frame = ElementFrame()
  package var isEnabled = true
  package var isSelected = false
  package var hasFocus = false
  package var children: [ElementRecord] = []
  /// Of an alert, the button that dismisses it: the cancel button, else the preferred or the first one.
  package var dismissal: ID?
  /// Of a table, what is far from the visible part.
  package var unseen: [UnseenElements]?

  package init(id: ID, kind: ElementKind) {
    self.id = id
    self.kind = kind
  }
}

/// A rectangle in points of the screen.
package struct ElementFrame: Codable, Sendable, Equatable {
  package var x = 0.0
  package var y = 0.0
  package var width = 0.0
  package var height = 0.0

  package init() {}

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package var middle: ScreenPoint { ScreenPoint(x: x + width / 2, y: y + height / 2) }
}

/// A point of the screen.
package struct ScreenPoint: Codable, Sendable, Equatable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
