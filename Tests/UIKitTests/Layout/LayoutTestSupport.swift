import UIKit
import UIKitHosting
import UIKitTesting

/// A view with a fixed intrinsic content size.
final class SizedView: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize { size }
}

extension UIView {
  /// Returns a view of a given size outside of a window, with subviews for constraints.
  static func container(
    _ width: CGFloat,
    _ height: CGFloat,
    _ subviews: [UIView]
  ) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for subview in subviews {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    return view
  }

  /// The subviews' frames after layout, as numbers.
  var laidOut: [[CGFloat]] {
    layoutIfNeeded()
    return subviews.map(\.numbers)
  }

  var numbers: [CGFloat] {
    [frame.minX, frame.minY, frame.width, frame.height]
  }
}

extension UIFont {
  /// Returns the height of a number of lines, rounded up to pixels.
  func height(ofLines count: Int) -> CGFloat {
    (CGFloat(count) * lineHeight).ceiledToPixels
  }
}

extension CGFloat {
  /// The value rounded up to pixels, at three per point.
  var ceiledToPixels: CGFloat { (self * 3 - 1e-4).rounded(.up) / 3 }
}

extension SceneDriver {
  /// Returns the attributes that the next commit sets, each as kind and key.
  func sets() -> [String] {
    display.forgetCommits()
    settle()
    return display.commits.flatMap(\.changes).compactMap { change in
      guard case .set(_, let kind, let attribute) = change else { return nil }
      return "\(kind) \(attribute.key)"
    }
  }
}

extension RenderTree.Node {
  var frame: FrameValue? {
    for case .frame(let frame) in attributes { return frame }
    return nil
  }

  /// The rectangle of a node whose frame is set by the scene.
  var rect: RectValue? {
    if case .frame(let rect) = frame?.place { rect } else { nil }
  }
}
