import UIKitHosting

// The frames of a solved region's views.

extension LayoutRegion {
  /// Returns the frame of a view in its superview, rounded to pixels unless it was set manually.
  func frame(of view: UIView) -> CGRect {
    guard let index = index(of: view) else { return view._frame }
    return frame(of: index)
  }

  /// Returns the frame of an item's view in its superview.
  func frame(of index: Int) -> CGRect {
    if nodes[index].flags.isSuperset(of: .hasGivenFrame) { return items[index].view._frame }
    let (x, width) = span(index, .horizontal)
    let (y, height) = span(index, .vertical)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func span(
    _ item: Int,
    _ axis: NSLayoutConstraint.Axis
  ) -> (start: CGFloat, length: CGFloat) {
    let start = value(origin(item, axis))
    let length = value(size(item, axis))
    guard !nodes[item].flags.contains(.usesManualFrame) else {
      return (CGFloat(start), CGFloat(length))
    }
    let first = PixelGrid.round(start)
    // Edges are rounded instead of lengths, so that adjacent views still touch.
    return (CGFloat(first), CGFloat(PixelGrid.round(PixelGrid.round(start + length) - first)))
  }

  /// Returns the content size of a scroll view if constraints determine it, else nil.
  func contentSize(of scrollView: UIScrollView) -> CGSize? {
    guard let index = index(of: scrollView), let variable = contentVariables[index] else {
      return nil
    }
    let decides = (usedContent.contains(variable), usedContent.contains(variable + 1))
    guard decides != (false, false) else { return nil }
    let frame = frame(of: scrollView)
    return CGSize(
      width: decides.0 ? CGFloat(PixelGrid.round(value(variable))) : frame.width,
      height: decides.1 ? CGFloat(PixelGrid.round(value(variable + 1))) : frame.height
    )
  }

  /// Sets the length of hidden arranged subviews to zero along the stack.
  func collapse() {
    for (view, axis) in collapsed {
      var frame = view._frame
      if axis == .horizontal { frame.size.width = 0 } else { frame.size.height = 0 }
      view._takeFrame(frame)
    }
  }
}

/// The grid to which edges of views are rounded: pixels of a screen with three per point.
enum PixelGrid {
  /// Pixels per point.
  static let scale = 3.0

  /// Returns the pixel position nearest to a number of points; ties round up.
  ///
  /// Both edges of a length that is a whole number of pixels are rounded in the same direction,
  /// regardless of floating-point errors, so that the length is kept.
  static func round(_ points: Double) -> Double {
    let whole = points.rounded()
    if abs(points - whole) < 1e-6 { return whole }
    return (points * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  /// Returns the smallest pixel length that is not less than a length.
  static func roundUp(_ length: CGFloat) -> CGFloat {
    (length * scale - 1e-6).rounded(.up) / scale
  }
}
