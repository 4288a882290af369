extension UICellAccessory {
  var isGrip: Bool { grip != nil }

  /// Whether it is a view of the app's own.
  var isView: Bool { rank == nil }

  /// Nil for what is no grip.
  var grip: ReorderOptions? {
    if case .reorder(let options) = kind { options } else { nil }
  }

  /// How its chevron expands an item; nil for what is no outline disclosure.
  func outlineStyle(isHeader: Bool) -> OutlineDisclosureOptions.Style? {
    guard case .outline(let options, _) = kind else { return nil }
    return options.style == .automatic ? isHeader ? .header : .cell : options.style
  }

  var isLeading: Bool {
    switch placement {
    case .leading: true
    case .trailing: false
    }
  }

  /// Accessories in the order of reading, those of each edge for themselves.
  ///
  /// The system's stand in an order of their own, whatever that of the list; then an app's find
  /// their places among those that are there, one after the other.
  static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var ordered = accessories.filter { $0.rank != nil }
    // Sorting keeps the order of equals.
    ordered.sort { ($0.rank ?? 0) < ($1.rank ?? 0) }
    for accessory in accessories where accessory.rank == nil { accessory.insert(into: &ordered) }
    return ordered.filter { !$0.isGrip } + ordered.filter(\.isGrip)
  }

  /// The system's places, from the content to the outside; nil for an app's own views.
  private var rank: Int? {
    switch kind {
    case .delete: 0
    case .label: 1
    case .checkmark: 2
    case .detail: 3
    case .disclosureIndicator: 4
    case .outline: 5
    case .reorder: 6
    case .view: nil
    }
  }

  /// Adds it to those at its edge.
  private func insert(into accessories: inout [UICellAccessory]) {
    let position =
      switch placement {
      case .leading(_, let position), .trailing(_, let position): position
      }
    let index = position(accessories.filter { $0.isLeading == isLeading })
    let places = accessories.indices.filter { accessories[$0].isLeading == isLeading }
    let isInside = places.indices.contains(index)
    accessories.insert(self, at: isInside ? places[index] : accessories.count)
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    let displayed =
      switch placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    return switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// How much room it takes, where its view does not say so itself.
  var reservedLayoutWidth: LayoutDimension? {
    switch kind {
    case .disclosureIndicator(let options): options.reservedLayoutWidth
    case .checkmark(let options): options.reservedLayoutWidth
    case .detail(let options, _): options.reservedLayoutWidth
    case .delete(let options, _): options.reservedLayoutWidth
    case .label(_, let options): options.reservedLayoutWidth
    case .view(let configuration): configuration.reservedLayoutWidth
    case .outline, .reorder: nil
    }
  }

  /// Whether only its place is kept.
  var isHidden: Bool {
    switch kind {
    case .disclosureIndicator(let options): options.isHidden
    case .checkmark(let options): options.isHidden
    case .detail(let options, _): options.isHidden
    case .delete(let options, _): options.isHidden
    case .label(_, let options): options.isHidden
    case .view(let configuration): configuration.isHidden
    case .outline(let options, _): options.isHidden
    // The display draws the grip or does not; its room is empty.
    case .reorder: false
    }
  }
}

extension UICellAccessory.LayoutDimension {
  func width(actual: CGFloat, standard: CGFloat) -> CGFloat {
    switch self {
    case .actual: actual
    case .standard: standard
    case .custom(let width): width
    }
  }
}
