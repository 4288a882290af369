import UIKitHosting

// Sizes that fit.

extension UIView {
  /// The target of `systemLayoutSizeFitting(_:)` for the smallest size that fits.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The size that the view's content and lengths ask for.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The same with the target's width or height where its priority is required.
  ///
  /// Content outweighs every lower priority than its own compression resistance.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWidthGiven = horizontalFittingPriority == .required
    let size = FrameEngine(isRightToLeft: _runtime?.isRightToLeft ?? false).fittingSize(
      of: _ViewLayoutItem(self),
      _ownPlacement,
      width: isWidthGiven ? Double(targetSize.width) : nil
    )
    return CGSize(
      width: size.width,
      height: verticalFittingPriority == .required ? Double(targetSize.height) : size.height
    )
  }

  /// Takes the size that fits the content, at the same origin.
  public func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// What the view's own length constraints come to.
  private var _ownPlacement: Placement {
    let rules = (_layoutState?.ownConstraints ?? []).map { constraint in
      LayoutRule(
        .init(.child(0), constraint._first.attribute),
        constraint._relation,
        constraint._second.map { .init(.child(0), $0.attribute) },
        multiplier: Double(constraint._multiplier),
        constant: Double(constraint.constant),
        priority: Double(constraint.priority.rawValue)
      )
    }
    return LayoutRecogniser.recognise(.plain, children: 1, rules: rules).placements[0]
  }
}
