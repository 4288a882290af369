import UIKitHosting

// Sizes that fit.

extension UIView {
  /// The target of `systemLayoutSizeFitting(_:)` for the smallest size that fits.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The size that content and lengths ask for, with the target's width or height where those are given.
  final func _fittingSize(
    _ targetSize: CGSize,
    isWidthGiven: Bool,
    isHeightGiven: Bool
  ) -> CGSize {
    let size = FrameEngine(isRightToLeft: _runtime?.isRightToLeft ?? false).fittingSize(
      of: _ViewLayoutItem(self),
      _ownPlacement,
      width: isWidthGiven ? Double(targetSize.width) : nil
    )
    return CGSize(
      width: size.width,
      height: isHeightGiven ? Double(targetSize.height) : size.height
    )
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
