extension UICellAccessory {
  var isGrip: Bool { grip != nil }

  /// A Boolean value that indicates whether the accessory is a custom view.
  var isView: Bool { rank == nil }

  /// The options of a reorder control; nil for other accessories.
  var grip: ReorderOptions? {
    if case .reorder(let options) = kind { options } else { nil }
  }

  /// Returns the style of an outline disclosure; nil for other accessories.
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

  /// Returns the accessories in reading order, for each edge separately.
  ///
  /// System accessories have a fixed order, independent of their order in the list. Custom views
  /// are then inserted one after the other.
  static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var ordered = accessories.filter { $0.rank != nil }
    // The sort is stable.
    ordered.sort { ($0.rank ?? 0) < ($1.rank ?? 0) }
    for accessory in accessories where accessory.rank == nil { accessory.insert(into: &ordered) }
    return ordered.filter { !$0.isGrip } + ordered.filter(\.isGrip)
  }

  /// The order of system accessories, from the content outwards; nil for custom views.
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

  /// Inserts the accessory among those at its edge.
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

  /// The reserved width; nil if the accessory's view determines it.
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

  /// A Boolean value that indicates whether the accessory is invisible but keeps its space.
  var isHidden: Bool {
    switch kind {
    case .disclosureIndicator(let options): options.isHidden
    case .checkmark(let options): options.isHidden
    case .detail(let options, _): options.isHidden
    case .delete(let options, _): options.isHidden
    case .label(_, let options): options.isHidden
    case .view(let configuration): configuration.isHidden
    case .outline(let options, _): options.isHidden
    // The display draws or omits the control; its view is always empty.
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
