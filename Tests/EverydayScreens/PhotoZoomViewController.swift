import UIKit

/// A picture in a zooming scroll view, centred while it is smaller than the screen.
final class PhotoZoomViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let imageView = UIImageView(image: UIImage(systemName: "photo.fill"))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photo"
    view.backgroundColor = .black
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.delegate = self
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 4
    scrollView.showsVerticalScrollIndicator = false
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.decelerationRate = .fast
    scrollView.contentInsetAdjustmentBehavior = .never
    imageView.contentMode = .scaleAspectFit
    imageView.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    imageView.isAccessibilityElement = true
    imageView.accessibilityLabel = "Photo"
    scrollView.addSubview(imageView)
    scrollView.contentSize = imageView.bounds.size
    view.addSubview(scrollView)

    let doubleTap = UITapGestureRecognizer(
      target: self,
      action: Selector(PhotoZoomViewController.doubleTapped(_:))
    )
    doubleTap.numberOfTapsRequired = 2
    scrollView.addGestureRecognizer(doubleTap)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    centerImage()
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    imageView
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    centerImage()
    title = "\(Int((scrollView.zoomScale * 100).rounded())) %"
  }

  private func centerImage() {
    let bounds = scrollView.bounds.size
    let horizontal = max(0, (bounds.width - scrollView.contentSize.width) / 2)
    let vertical = max(0, (bounds.height - scrollView.contentSize.height) / 2)
    scrollView.contentInset = UIEdgeInsets(
      top: vertical,
      left: horizontal,
      bottom: vertical,
      right: horizontal
    )
  }

  private func doubleTapped(_ gesture: UITapGestureRecognizer) {
    if scrollView.zoomScale > scrollView.minimumZoomScale {
      scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
    } else {
      let point = gesture.location(in: imageView)
      let size = CGSize(
        width: scrollView.bounds.width / scrollView.maximumZoomScale,
        height: scrollView.bounds.height / scrollView.maximumZoomScale
      )
      let rect = CGRect(
        x: point.x - size.width / 2,
        y: point.y - size.height / 2,
        width: size.width,
        height: size.height
      )
      scrollView.zoom(to: rect, animated: true)
    }
  }
}
