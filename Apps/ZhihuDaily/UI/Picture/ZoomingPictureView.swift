import UIKit

/// A picture, fitted to the view at first, that zooms by pinch, double tap, buttons and keys.
final class ZoomingPictureView: UIScrollView {
  /// The zoom factor of a button or key.
  private static let step: CGFloat = 1.5

  /// Called when the zoom scale changes.
  var onZoom: @MainActor () -> Void = {}

  private let picture = UIImageView()
  private var fitted: CGRect = .zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    maximumZoomScale = 4
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    picture.contentMode = .scaleAspectFit
    picture.isAccessibilityElement = true
    picture.accessibilityTraits = .image
    addSubview(picture)
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  var isAtMinimum: Bool { zoomScale <= minimumZoomScale + 0.01 }
  var isAtMaximum: Bool { zoomScale >= maximumZoomScale - 0.01 }

  func show(_ image: UIImage?, label: String) {
    picture.image = image
    picture.accessibilityLabel = label
    fitted = .zero
    setNeedsLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = room
    guard room != fitted, room.width > 0, room.height > 0 else { return }
    fitted = room
    setZoomScale(minimumZoomScale, animated: false)
    fit()
  }

  func zoomIn() { zoom(by: Self.step) }

  func zoomOut() { zoom(by: 1 / Self.step) }

  /// Zooms in to a point of this view, or out again.
  func toggleZoom(at point: CGPoint) {
    guard isAtMinimum else { return setZoomScale(minimumZoomScale, animated: true) }
    let size = CGSize(width: bounds.width / 2.5, height: bounds.height / 2.5)
    let place = picture.convert(point, from: self)
    zoom(
      to: CGRect(
        x: place.x - size.width / 2,
        y: place.y - size.height / 2,
        width: size.width,
        height: size.height
      ),
      animated: true
    )
  }

  private func zoom(by factor: CGFloat) {
    let scale = max(minimumZoomScale, min(zoomScale * factor, maximumZoomScale))
    setZoomScale(scale, animated: true)
  }

  private func fit() {
    guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return }
    let scale = min(fitted.width / size.width, fitted.height / size.height)
    picture.frame = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    contentSize = picture.frame.size
    centre()
  }

  /// The largest rectangle around the centre of the window that no bar covers.
  private var room: CGRect {
    let covered = safeAreaInsets
    return CGRect(origin: .zero, size: bounds.size).insetBy(
      dx: max(covered.left, covered.right),
      dy: max(covered.top, covered.bottom)
    )
  }

  /// Centers a picture that is smaller than the view, and lets the edges of a larger one leave the
  /// bars.
  private func centre() {
    // The frame of a zoomed view does not include its scale everywhere.
    let size = contentSize
    let x = (bounds.width - size.width) / 2
    let y = (bounds.height - size.height) / 2
    let covered = safeAreaInsets
    contentInset = UIEdgeInsets(
      top: max(covered.top, y),
      left: max(covered.left, x),
      bottom: max(covered.bottom, y),
      right: max(covered.right, x)
    )
  }
}

extension ZoomingPictureView: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    centre()
    onZoom()
  }
}
