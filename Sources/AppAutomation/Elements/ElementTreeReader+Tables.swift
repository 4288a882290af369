import UIKit
import UIKitHosting

extension ElementTreeReader {
  /// Adds what is in a table, with the places of what is far from its visible part.
  func readTable(_ table: RenderTree.Node, into element: inout ElementRecord) {
    var contents = TableContents(table: element.id.node, frame: element.frame)
    var sections = unseen(table.id)[...]
    var isInSections = false
    for child in table.children.compactMap({ tree[$0] }) where !child.isHidden {
      if child.kind == .tableSection, let index = child.section?.index {
        isInSections = true
        while let section = sections.first, section.index < index {
          contents.add(section.before)
          sections.removeFirst()
        }
        let own = sections.first?.index == index ? sections.removeFirst() : nil
        read(child, own, into: &contents)
      } else {
        // The table's own footer follows all sections.
        if isInSections { contents.add(sections.flatMap(\.before)) }
        if isInSections { sections = [] }
        contents.children += read(child.id, in: element.frame)
      }
    }
    contents.add(sections.flatMap(\.before))
    element.children = contents.children
    element.unseen = contents.unseen.isEmpty ? nil : contents.unseen
  }

  private func read(
    _ section: RenderTree.Node,
    _ unseen: _UnseenSection?,
    into contents: inout TableContents
  ) {
    var (before, after) = (unseen?.before ?? [], unseen?.after ?? [])
    for child in section.children.compactMap({ tree[$0] }) {
      if child.kind != .sectionHeader {
        contents.add(before)
        before = []
      }
      if child.kind == .sectionFooter {
        contents.add(after)
        after = []
      }
      contents.children += read(child.id, in: contents.frame)
    }
    contents.add(before + after)
  }
}

/// The elements of a table.
private struct TableContents {
  let table: UInt32
  let frame: ElementFrame
  var children: [ElementRecord] = []
  private(set) var unseen: [UnseenElements] = []

  init(table: UInt32, frame: ElementFrame) {
    self.table = table
    self.frame = frame
  }

  mutating func add(_ parts: [_UnseenParts]) {
    unseen += parts.map { part in
      var place = ElementFrame(part.frame)
      place.x += frame.x
      place.y += frame.y
      return UnseenElements(
        place: children.count,
        table: table,
        first: part.first,
        count: part.count,
        frame: place
      )
    }
  }
}
