import UIKitHosting

// The frames that a solved region gives its views.

extension LayoutRegion {
  /// The frame of a view in its superview, on the grid of pixels unless it was placed by hand.
  func frame(of view: UIView) -> CGRect {
    guard let index = index(of: view) else { return view._frame }
    return frame(of: index)
  }

  /// The frame of an item's view in its superview.
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
    guard !nodes[item].flags.contains(.isFramedByHand) else {
      return (CGFloat(start), CGFloat(length))
    }
    let first = PixelGrid.round(start)
    // Edges are rounded and not lengths, so that neighbours still meet.
    return (CGFloat(first), CGFloat(PixelGrid.round(PixelGrid.round(start + length) - first)))
  }

  /// The size of a scroll view's content if constraints decide it; nil otherwise.
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

  /// Gives hidden views of stacks no length along the stack.
  func collapse() {
    for (view, axis) in collapsed {
      var frame = view._frame
      if axis == .horizontal { frame.size.width = 0 } else { frame.size.height = 0 }
      view._takeFrame(frame)
    }
  }
}

/// The places at which edges of views may lie: pixels of a screen with three per point.
enum PixelGrid {
  /// Pixels per point.
  static let scale = 3.0

  /// Returns the nearest place to a number of points, of two places at the same distance the greater.
  ///
  /// Both edges of a length that is a number of pixels are rounded in the same direction, whatever the last
  /// digits are, so that the length is kept.
  static func round(_ points: Double) -> Double {
    let whole = points.rounded()
    if abs(points - whole) < 1e-6 { return whole }
    return (points * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  /// Returns the first place that is no less than a length.
  static func roundUp(_ length: CGFloat) -> CGFloat {
    (length * scale - 1e-6).rounded(.up) / scale
  }
}
