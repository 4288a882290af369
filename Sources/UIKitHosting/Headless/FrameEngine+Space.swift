extension FrameEngine {
  /// The inside of a container, one half per axis.
  struct Space {
    var horizontal: AxisSpace
    var vertical: AxisSpace

    init(of layout: ContainerLayout, width: Double?, height: Double?, safeArea: EdgesValue) {
      let margins =
        switch layout {
        case .overlay(let margins), .line(_, let margins): margins
        case .stack(let stack): stack.margins
        case .frames: EdgesValue.zero
        }
      horizontal = AxisSpace(
        length: width,
        margins: (margins.leading, margins.trailing),
        safeArea: (safeArea.leading, safeArea.trailing)
      )
      vertical = AxisSpace(
        length: height,
        margins: (margins.top, margins.bottom),
        safeArea: (safeArea.top, safeArea.bottom)
      )
    }

    init(of layout: ContainerLayout, size: SizeValue, safeArea: EdgesValue) {
      self.init(of: layout, width: size.width, height: size.height, safeArea: safeArea)
    }

    /// An item's placement, with the bounds that follow from this space's lengths told in points.
    @MainActor
    func placement(of item: any LayoutItem) -> Placement {
      var placement = item.placement
      horizontal.settleBounds(&placement.horizontal)
      vertical.settleBounds(&placement.vertical)
      return placement
    }

    subscript(axis: AxisValue) -> AxisSpace {
      axis == .horizontal ? horizontal : vertical
    }

    /// What of the safe area reaches into a child, as far as its insets tell before it has a size:
    /// an edge that no exact inset holds is taken to lie clear of it.
    func safeArea(of placement: Placement) -> EdgesValue {
      EdgesValue(
        top: Self.left(of: vertical.safeArea.leading, placement.vertical.leading),
        leading: Self.left(of: horizontal.safeArea.leading, placement.horizontal.leading),
        bottom: Self.left(of: vertical.safeArea.trailing, placement.vertical.trailing),
        trailing: Self.left(of: horizontal.safeArea.trailing, placement.horizontal.trailing)
      )
    }

    private static func left(of covered: Double, _ inset: AxisPlacement.Inset?) -> Double {
      guard let inset, !inset.isMinimum, inset.reference == .edge else { return 0 }
      return max(0, covered - inset.distance)
    }
  }

  /// One axis of a container: its length where known, and what insets are measured from.
  struct AxisSpace {
    var length: Double?
    /// What lengths that are parts are parts of: `length`, and of a scroll view, whose content is
    /// measured without one, what it shows.
    var whole: Double?
    var margins: (leading: Double, trailing: Double)
    var safeArea: (leading: Double, trailing: Double)

    init(
      length: Double?,
      margins: (leading: Double, trailing: Double),
      safeArea: (leading: Double, trailing: Double)
    ) {
      self.length = length
      whole = length
      self.margins = margins
      self.safeArea = safeArea
    }

    /// Bounds that are parts of a length that is not known yet bind nothing.
    func settleBounds(_ axis: inout AxisPlacement) {
      guard let whole else { return }
      if let least = axis.minimumPart?.points(of: whole) {
        axis.minimum = max(least, axis.minimum ?? 0)
      }
      if let most = axis.maximumPart?.points(of: whole) {
        axis.maximum = min(most, axis.maximum ?? .infinity)
      }
    }

    /// The distance of a child from the container's leading edge, by its inset.
    func leading(_ inset: AxisPlacement.Inset) -> Double {
      switch inset.reference {
      case .edge: inset.distance
      case .safeArea: inset.distance + safeArea.leading
      case .margins: inset.distance + safeArea.leading + margins.leading
      case .readable: inset.distance + max(safeArea.leading + margins.leading, beyondReadable)
      }
    }

    /// The distance of a child from the container's trailing edge, by its inset.
    func trailing(_ inset: AxisPlacement.Inset) -> Double {
      switch inset.reference {
      case .edge: inset.distance
      case .safeArea: inset.distance + safeArea.trailing
      case .margins: inset.distance + safeArea.trailing + margins.trailing
      case .readable: inset.distance + max(safeArea.trailing + margins.trailing, beyondReadable)
      }
    }

    /// How far what is readable, in the middle, lies from either edge.
    private var beyondReadable: Double {
      length.map { ($0 - AxisPlacement.readableLength) / 2 } ?? 0
    }

    /// The distances that a child keeps from both edges; zero where it has no inset.
    func insets(_ axis: AxisPlacement) -> (leading: Double, trailing: Double) {
      (axis.leading.map(leading) ?? 0, axis.trailing.map(trailing) ?? 0)
    }

    /// The length that a placement gives by itself; nil where content or insets decide.
    func givenLength(_ axis: AxisPlacement) -> Double? {
      if let length = axis.length { return axis.clamp(length) }
      guard let multiplier = axis.multiplier, let whole else { return nil }
      return axis.clamp(max(0, multiplier * whole + axis.constant))
    }

    /// The length between two exact insets; nil where the placement has not both.
    func stretchedLength(_ axis: AxisPlacement) -> Double? {
      guard let length, axis.isStretched else { return nil }
      let insets = insets(axis)
      return axis.clamp(max(0, length - insets.leading - insets.trailing))
    }

    /// The most that content may take before it passes an inset; nil where there is no end.
    func room(_ axis: AxisPlacement) -> Double? {
      guard let length, !axis.isUnbounded, axis.point == nil else { return nil }
      let insets = insets(axis)
      guard let center = center(axis) else { return length - insets.leading - insets.trailing }
      return 2 * min(center - insets.leading, length - center - insets.trailing)
    }

    /// The length that content has at least; nil where there is no such bound.
    func floor(_ axis: AxisPlacement) -> Double? {
      guard let length, axis.fillsParent else { return nil }
      let insets = insets(axis)
      return length - insets.leading - insets.trailing
    }

    /// Where the centre of a child lies, by its placement, from the container's leading edge.
    private func center(_ axis: AxisPlacement) -> Double? {
      guard let center = axis.center else { return nil }
      let inset = AxisPlacement.Inset(distance: 0, reference: axis.centerReference)
      return ((length ?? 0) + leading(inset) - trailing(inset)) / 2 + center
    }

    /// What a child of this length makes the container need.
    func need(_ axis: AxisPlacement, length: Double) -> Double {
      guard axis.point == nil else { return 0 }
      let insets = insets(axis)
      guard let center = axis.center else { return insets.leading + length + insets.trailing }
      // What is in the middle asks for room up to its bounds only.
      let before = axis.leading == nil ? 0 : insets.leading - center
      let after = axis.trailing == nil ? 0 : insets.trailing + center
      return length + 2 * max(0, before, after)
    }

    /// Where a child of this length starts, from the container's leading edge.
    func position(_ axis: AxisPlacement, length: Double) -> Double {
      let insets = insets(axis)
      let end = (self.length ?? 0) - insets.trailing
      if let center = center(axis) { return center - (axis.point ?? 0.5) * length }
      if let leading = axis.leading, !leading.isMinimum {
        return insets.leading - (axis.point ?? 0) * length
      }
      if let trailing = axis.trailing, !trailing.isMinimum {
        return end - (axis.point ?? 1) * length
      }
      return insets.leading
    }
  }
}

extension AxisPlacement {
  /// Whether two exact insets, and nothing else, decide the length.
  var isStretched: Bool {
    guard let leading, let trailing, length == nil, multiplier == nil else { return false }
    return !leading.isMinimum && !trailing.isMinimum && !isUnbounded && center == nil
  }

  func clamp(_ value: Double) -> Double {
    max(min(value, maximum ?? .infinity), minimum ?? 0)
  }
}
