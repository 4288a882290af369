import UIKitHosting

// Attributes of views and guides as linear terms.

extension LayoutRegion {
  /// Adds an active constraint.
  func add(_ resolved: ResolvedConstraint, to rows: inout LayoutRows) {
    let constraint = resolved.constraint
    let isMirrored = isMirrored(resolved)
    add(resolved.first, 1, in: resolved, isMirrored, to: &rows)
    if let second = resolved.second {
      add(second, -Double(constraint._multiplier), in: resolved, isMirrored, to: &rows)
    }
    rows.add(constant: -Double(constraint.constant))
    let row = rows.close(
      constraint._relation.solved,
      priority: constraint.priority.rawValue,
      isTight: true,
      .constraint(constraint)
    )
    if placesViews { constraint._row = row }
  }

  /// Returns whether positions are measured from the right.
  private func isMirrored(_ resolved: ResolvedConstraint) -> Bool {
    guard isRightToLeft(resolved.owner) else { return false }
    let attributes = [resolved.first.attribute, resolved.second?.attribute].compactMap(\.self)
    return attributes.contains(where: \.isDirectional) && !attributes.contains(where: \.isAbsolute)
  }

  private func add(
    _ side: ResolvedConstraint.Side,
    _ factor: Double,
    in resolved: ResolvedConstraint,
    _ isMirrored: Bool,
    to rows: inout LayoutRows
  ) {
    if let foreign = side.foreign {
      return addForeign(foreign, side, factor, in: resolved, isMirrored, to: &rows)
    }
    switch side.attribute {
    case .width: addLength(of: side, .horizontal, factor, to: &rows)
    case .height: addLength(of: side, .vertical, factor, to: &rows)
    case .firstBaseline: addBaseline(of: side.item, .first, factor, in: resolved.owner, to: &rows)
    case .lastBaseline: addBaseline(of: side.item, .last, factor, in: resolved.owner, to: &rows)
    case .notAnAttribute, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      break
    case .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY:
      let box = box(of: side, in: resolved)
      let axis: NSLayoutConstraint.Axis =
        side.attribute.axis == .horizontal ? .horizontal : .vertical
      let factor = mirror(factor, axis, in: resolved, isMirrored, to: &rows)
      addContentOrigin(of: side.item, in: resolved.owner, axis, factor, to: &rows)
      add(box, fraction(of: side.attribute, in: resolved), axis, factor, to: &rows)
    }
  }

  /// Adds the owner's width, from which mirrored positions are subtracted.
  ///
  /// - Returns: The factor of the position.
  private func mirror(
    _ factor: Double,
    _ axis: NSLayoutConstraint.Axis,
    in resolved: ResolvedConstraint,
    _ isMirrored: Bool,
    to rows: inout LayoutRows
  ) -> Double {
    guard isMirrored, axis == .horizontal else { return factor }
    let owner = ResolvedConstraint.Side(
      item: resolved.owner,
      guide: ownerShowsContent(resolved) ? .content : nil,
      attribute: .width
    )
    addLength(of: owner, .horizontal, factor, to: &rows)
    return -factor
  }

  /// Adds an attribute of a rectangle in an item to the row.
  private func addForeign(
    _ rectangle: CGRect,
    _ side: ResolvedConstraint.Side,
    _ factor: Double,
    in resolved: ResolvedConstraint,
    _ isMirrored: Bool,
    to rows: inout LayoutRows
  ) {
    switch side.attribute {
    case .width: return rows.add(constant: factor * Double(rectangle.width))
    case .height: return rows.add(constant: factor * Double(rectangle.height))
    case .notAnAttribute, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      return
    case .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .firstBaseline,
      .lastBaseline:
      break
    }
    let axis: NSLayoutConstraint.Axis = side.attribute.axis == .horizontal ? .horizontal : .vertical
    let factor = mirror(factor, axis, in: resolved, isMirrored, to: &rows)
    addContentOrigin(of: side.item, in: resolved.owner, axis, factor, to: &rows)
    let start = axis == .horizontal ? rectangle.minX : rectangle.minY
    let length = axis == .horizontal ? rectangle.width : rectangle.height
    let part = side.attribute == .lastBaseline ? 1 : fraction(of: side.attribute, in: resolved)
    rows.add(constant: factor * (Double(start) + part * Double(length)))
  }

  /// Returns the fraction of a length that lies left of or above an attribute.
  private func fraction(
    of attribute: NSLayoutConstraint.Attribute,
    in resolved: ResolvedConstraint
  ) -> Double {
    switch attribute {
    case .leading: isRightToLeft(resolved.owner) ? 1 : 0
    case .trailing: isRightToLeft(resolved.owner) ? 0 : 1
    case .right, .bottom: 1
    case .centerX, .centerY: 0.5
    case .left, .top, .width, .height, .firstBaseline, .lastBaseline, .notAnAttribute, .leftMargin,
      .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      0
    }
  }

  /// Adds the origin of an item's content, in the coordinates of an ancestor's content, to the row.
  func addContentOrigin(
    of item: Int,
    in ancestor: Int,
    _ axis: NSLayoutConstraint.Axis,
    _ factor: Double,
    to rows: inout LayoutRows
  ) {
    var index = item
    while index != ancestor {
      if index != item, items[index].view is UIScrollView { scrolledItems.insert(index) }
      rows.add(origin(index, axis), factor)
      rows.add(constant: -factor * boundsOrigin(of: index, axis))
      index = Int(nodes[index].parent)
    }
  }

  func boundsOrigin(of item: Int, _ axis: NSLayoutConstraint.Axis) -> Double {
    let origin = items[item].view._boundsOrigin
    return Double(axis == .horizontal ? origin.x : origin.y)
  }

  // MARK: - Rectangles

  /// A rectangle in the coordinates of an item's content.
  private enum Box {
    /// The item's frame minus insets.
    case frame(Int, LayoutInsets)

    /// The content of a scroll view.
    case content(Int)

    /// The readable part of the frame minus insets.
    case readable(Int, LayoutInsets)
  }

  private func box(of side: ResolvedConstraint.Side, in resolved: ResolvedConstraint) -> Box {
    if side.guide != nil, side.guide != .content, items[side.item].view is UIScrollView {
      scrolledItems.insert(side.item)
    }
    switch side.guide {
    case nil:
      let isEdge = side.attribute != .centerX && side.attribute != .centerY
      if isEdge, side.item == resolved.owner, ownerShowsContent(resolved) {
        return .content(side.item)
      }
      // The owner's frame starts at its content's origin, independent of scrolling.
      let bounds = side.item == resolved.owner ? .zero : bounds(of: side.item)
      return .frame(side.item, bounds + alignment(of: side.item))
    case .frame: return .frame(side.item, bounds(of: side.item))
    case .content: return .content(side.item)
    case .safeArea: return .frame(side.item, bounds(of: side.item) + safeArea(of: side.item))
    case .aboveKeyboard:
      return .frame(side.item, bounds(of: side.item) + aboveKeyboard(of: side.item))
    case .margins: return .frame(side.item, bounds(of: side.item) + margins(of: side.item))
    case .readable: return .readable(side.item, bounds(of: side.item) + margins(of: side.item))
    }
  }

  /// Returns whether the owner's edges are those of its scrolled content.
  private func ownerShowsContent(_ resolved: ResolvedConstraint) -> Bool {
    guard contentVariables[resolved.owner] != nil, let second = resolved.second else {
      return false
    }
    return second.item != resolved.first.item || second.guide != resolved.first.guide
  }

  private func bounds(of item: Int) -> LayoutInsets {
    let origin = items[item].view._boundsOrigin
    let (x, y) = (Double(origin.x), Double(origin.y))
    return LayoutInsets(left: x, right: -x, top: y, bottom: -y)
  }

  private func add(
    _ box: Box,
    _ fraction: Double,
    _ axis: NSLayoutConstraint.Axis,
    _ factor: Double,
    to rows: inout LayoutRows
  ) {
    switch box {
    case .frame(let item, let insets):
      let (start, end) = insets[axis]
      rows.add(constant: factor * (start - fraction * (start + end)))
      rows.add(size(item, axis), factor * fraction)
    case .content(let item): addContentLength(of: item, axis, factor * fraction, to: &rows)
    case .readable(let item, let insets):
      guard axis == .horizontal, let readable = readableVariables[item] else {
        return add(.frame(item, insets), fraction, axis, factor, to: &rows)
      }
      rows.add(constant: factor * (insets.left - insets.right) / 2)
      rows.add(width(item), factor / 2)
      rows.add(readable, factor * (fraction - 0.5))
    }
  }

  // MARK: - Lengths

  private func addLength(
    of side: ResolvedConstraint.Side,
    _ axis: NSLayoutConstraint.Axis,
    _ factor: Double,
    to rows: inout LayoutRows
  ) {
    switch side.guide {
    case .content: return addContentLength(of: side.item, axis, factor, to: &rows)
    case .readable where axis == .horizontal:
      if let readable = readableVariables[side.item] { rows.add(readable, factor) }
      return
    case .safeArea:
      let (start, end) = safeArea(of: side.item)[axis]
      rows.add(constant: -factor * (start + end))
    case .aboveKeyboard:
      let (start, end) = aboveKeyboard(of: side.item)[axis]
      rows.add(constant: -factor * (start + end))
    case .margins, .readable:
      let (start, end) = margins(of: side.item)[axis]
      rows.add(constant: -factor * (start + end))
    case .frame: break
    case nil:
      let (start, end) = alignment(of: side.item)[axis]
      rows.add(constant: -factor * (start + end))
    }
    rows.add(size(side.item, axis), factor)
  }

  /// Adds the content length of a scroll view to the row; for other views, their own length.
  private func addContentLength(
    of item: Int,
    _ axis: NSLayoutConstraint.Axis,
    _ factor: Double,
    to rows: inout LayoutRows
  ) {
    guard let first = contentVariables[item] else { return rows.add(size(item, axis), factor) }
    let variable = axis == .horizontal ? first : first + 1
    if factor != 0 { usedContent.insert(variable) }
    rows.add(variable, factor)
  }
}
