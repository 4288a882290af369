import UIKit
import UIKitHosting
import UIKitTesting

/// A view whose content asks for a fixed size.
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
  /// A view in no window, of a size, with subviews that constraints place.
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
  /// The height of a text of so many lines, in whole pixels.
  func height(ofLines count: Int) -> CGFloat {
    (CGFloat(count) * lineHeight).ceiledToPixels
  }
}

extension CGFloat {
  /// Rounded up to pixels, of which there are three per point.
  var ceiledToPixels: CGFloat { (self * 3 - 1e-4).rounded(.up) / 3 }
}

extension SceneDriver {
  /// The attributes that the next commit sets, each as kind and key.
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

  /// The rectangle of a node that the scene places.
  var rect: RectValue? {
    if case .frame(let rect) = frame?.place { rect } else { nil }
  }
}
