import Foundation
import UIKitHosting

/// The view of a dragged item in front of the window, with a badge for the drop operation.
final class DragPreviewView: UIView {
  private var content: UIView
  private var badge: UIImageView?
  private var count: UILabel?

  /// - Parameters:
  ///   - view: The view to show; a view in the hierarchy is copied.
  ///   - parameters: The preview parameters.
  ///   - center: The centre in the window.
  init(_ view: UIView, _ parameters: UIPreviewParameters, at center: CGPoint) {
    content = Self.content(of: view, parameters)
    super.init(frame: Self.frame(content.bounds.size, center))
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    showContent()
  }

  required init?(coder: NSCoder) { nil }

  private static func frame(_ size: CGSize, _ center: CGPoint) -> CGRect {
    CGRect(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  private static func content(of view: UIView, _ parameters: UIPreviewParameters) -> UIView {
    let content = view._runtime == nil && view.superview == nil ? view : ViewCopy.make(of: view)
    // The view's own background hides the parameters'.
    if content.backgroundColor == nil {
      content.backgroundColor = parameters.backgroundColor ?? .systemBackground
    }
    content.frame = CGRect(origin: .zero, size: view.bounds.size)
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.frame = content.bounds
      mask.path = path.cgPath
      content.layer.mask = mask
    }
    return content
  }

  private func showContent() {
    insertSubview(content, at: 0)
    layer.cornerRadius = content.layer.cornerRadius
    layer.shadowOpacity = 0
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  /// Replaces the lifted view by another one.
  func show(_ view: UIView, _ parameters: UIPreviewParameters, at center: CGPoint) {
    content.removeFromSuperview()
    content = Self.content(of: view, parameters)
    let transform = transform
    self.transform = .identity
    frame = Self.frame(content.bounds.size, center)
    self.transform = transform
    showContent()
    layer.shadowOpacity = isLifted ? 0.25 : 0
  }

  // MARK: - Place

  /// The offset from the position of the lift, in points.
  var shift = CGPoint.zero {
    didSet { if shift != oldValue { place() } }
  }

  /// A Boolean value that indicates whether the preview is lifted above the screen.
  var isLifted = false {
    didSet {
      guard isLifted != oldValue else { return }
      layer.shadowOpacity = isLifted ? 0.25 : 0
      place()
    }
  }

  /// The transform at the destination.
  var ownTransform = CGAffineTransform.identity {
    didSet { place() }
  }

  /// The displayed centre in the window.
  var shownCenter: CGPoint {
    get { CGPoint(x: center.x + shift.x, y: center.y + shift.y) }
    set { shift = CGPoint(x: newValue.x - center.x, y: newValue.y - center.y) }
  }

  private func place() {
    let scale = isLifted ? 1.03 : 1
    transform = ownTransform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: shift.x, y: shift.y))
  }

  // MARK: - Badge

  /// Shows the badge of the drop operation, and the number of items if there are several.
  func show(_ operation: UIDropOperation, count number: Int) {
    let name: String? =
      switch operation {
      case .copy: "plus.circle.fill"
      case .forbidden: "xmark.circle.fill"
      case .cancel, .move: nil
      }
    showSymbol(name, operation == .copy ? .systemGreen : .systemGray)
    showCount(number)
  }

  private func showSymbol(_ name: String?, _ color: UIColor) {
    guard let name else {
      badge?.isHidden = true
      return
    }
    let view = badge ?? UIImageView()
    if badge == nil {
      badge = view
      addSubview(view)
    }
    view.frame = CGRect(x: bounds.width - 14, y: -14, width: 28, height: 28)
    view.backgroundColor = .systemBackground
    view.layer.cornerRadius = 14
    view.image = UIImage(systemName: name)
    view.tintColor = color
    view.isHidden = false
  }

  private func showCount(_ number: Int) {
    guard number > 1 else {
      count?.isHidden = true
      return
    }
    let label = count ?? UILabel()
    if count == nil {
      count = label
      addSubview(label)
    }
    label.frame = CGRect(x: -14, y: -14, width: 28, height: 28)
    label.backgroundColor = .systemRed
    label.textColor = .white
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 13)
    label.layer.cornerRadius = 14
    label.clipsToBounds = true
    label.text = "\(number)"
    label.isHidden = false
  }
}
