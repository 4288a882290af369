import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIScrollView`, "Zooming and Panning", `viewForZooming(in:)`.
@MainActor
struct ZoomingTests {
  private let scroll = UIScrollView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let listener = Listener()
  private let driver: SceneDriver
  /// The centre of the scroll view, in window coordinates.
  private let middle = CGPoint(x: 150, y: 200)

  init() {
    let screen = UIViewController()
    scroll.contentSize = picture.frame.size
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 2
    scroll.addSubview(picture)
    screen.view.addSubview(scroll)
    listener.view = picture
    scroll.delegate = listener
    driver = SceneDriver(rootViewController: screen)
  }

  /// Moves two fingers on both sides of the centre from one distance to another.
  private func pinch(_ from: CGFloat, _ to: CGFloat, lift isLifted: Bool = true) throws {
    func way(_ side: CGFloat) -> [CGPoint] {
      [from, to].map { CGPoint(x: middle.x + side * $0 / 2, y: middle.y) }
    }
    try driver.drag([way(-1), way(1)], lift: isLifted)
  }

  // MARK: By the app

  @Test func theScaleIsATransformAndTheContentGrows() {
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 2)
    #expect(picture.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(picture.center == CGPoint(x: 400, y: 400))
    #expect(scroll.contentSize == CGSize(width: 800, height: 800))
    #expect(picture.convert(CGPoint.zero, to: scroll) == .zero)
    #expect(listener.take() == ["did zoom 2.0"])
  }

  @Test func theMiddleStaysInTheMiddle() {
    scroll.contentOffset = CGPoint(x: 100, y: 100)
    scroll.zoomScale = 2
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 300))
    scroll.zoomScale = 0.5
    #expect(scroll.contentOffset == .zero)
    #expect(scroll.contentSize == CGSize(width: 200, height: 200))
  }

  @Test func theScaleStaysWithinItsLimits() {
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 2)
    scroll.zoomScale = 0.1
    #expect(scroll.zoomScale == 0.5)
  }

  @Test func zoomToRectFillsTheView() {
    scroll.zoom(to: CGRect(x: 200, y: 250, width: 100, height: 50), animated: false)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentOffset == CGPoint(x: 400, y: 450))
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 400, height: 400), animated: false)
    #expect(scroll.zoomScale == 0.5)
  }

  @Test func anAnimatedChangeIsReportedFromBeginningToEnd() {
    scroll.setZoomScale(2, animated: true)
    #expect(scroll.zoomScale == 2)
    #expect(listener.take() == ["will begin", "did zoom 2.0"])
    driver.settle()
    #expect(listener.take() == ["did end 2.0"])
  }

  @Test func zoomScaleIsIgnoredWithoutAViewForZooming() {
    listener.view = nil
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1)
    #expect(picture.transform == .identity)
    #expect(listener.take() == [])
  }

  @Test func anAppMayCentreWhatIsSmallerThanTheView() {
    scroll.minimumZoomScale = 0.25
    scroll.zoomScale = 0.25
    picture.center = CGPoint(x: 100, y: 100)
    #expect(picture.convert(CGPoint.zero, to: scroll) == CGPoint(x: 50, y: 50))
    scroll.contentInset = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
    #expect(scroll.contentOffset == CGPoint(x: -50, y: -50))
  }

  // MARK: By fingers

  @Test func twoFingersZoomAboutThemselves() throws {
    scroll.contentOffset = CGPoint(x: 100, y: 100)
    let held = picture.convert(middle, from: nil)
    try pinch(100, 150)
    #expect(abs(scroll.zoomScale - 1.5) < 0.001)
    let now = picture.convert(middle, from: nil)
    #expect(abs(now.x - held.x) < 0.001 && abs(now.y - held.y) < 0.001)
    let log = listener.take()
    #expect(log.first == "will begin")
    #expect(log.dropFirst().dropLast().allSatisfy { $0.hasPrefix("did zoom") })
    #expect(log.last == "did end 1.5")
  }

  @Test func isZoomingIsTrueWhileFingersAreDown() throws {
    try pinch(100, 150, lift: false)
    #expect(scroll.isZooming)
    #expect(scroll.pinchGestureRecognizer?.state == .changed)
    let end = PointerSample(id: 1, phase: .cancelled, x: 75, y: 200)
    driver.point(end)
    #expect(!scroll.isZooming)
    #expect(listener.take().last == "did end 1.5")
  }

  @Test func aScaleBeyondTheLimitsBouncesBack() throws {
    try pinch(20, 200)
    #expect(scroll.isZoomBouncing)
    #expect(!scroll.isZooming)
    #expect(scroll.zoomScale == 2)
    #expect(!listener.take().contains { $0.hasPrefix("did end") })
    driver.settle()
    #expect(!scroll.isZoomBouncing)
    #expect(listener.take() == ["did end 2.0"])
  }

  /// A delegate that centres by insets changes them with each scale.
  @Test func whatADelegateCentresBouncesBackToTheMiddle() throws {
    scroll.minimumZoomScale = 0.25
    listener.centres = true
    scroll.contentOffset = CGPoint(x: 200, y: 200)
    try pinch(180, 18)
    driver.settle()
    #expect(scroll.zoomScale == 0.25)
    #expect(scroll.contentInset == UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50))
    #expect(scroll.contentOffset == CGPoint(x: -50, y: -50))
  }

  @Test func zoomingWithoutBouncingStopsAtTheLimit() throws {
    scroll.bouncesZoom = false
    try pinch(20, 200)
    #expect(!scroll.isZoomBouncing)
    #expect(listener.take().suffix(2) == ["did zoom 2.0", "did end 2.0"])
  }

  @Test func fingersZoomOnlyWhereTheLimitsLeaveRoom() throws {
    #expect(scroll.pinchGestureRecognizer != nil)
    scroll.minimumZoomScale = 1
    scroll.maximumZoomScale = 1
    #expect(scroll.pinchGestureRecognizer == nil)
    #expect(throws: DriverError.self) { try pinch(100, 150) }
  }

  @Test func contentKeepsItsTouchesFromZoomingIfTheyCannotBeCancelled() throws {
    let log = CallLog()
    let drawing = TouchLoggingView(log)
    drawing.frame = picture.bounds
    drawing.isMultipleTouchEnabled = true
    picture.addSubview(drawing)
    scroll.canCancelContentTouches = false
    try pinch(100, 150)
    #expect(scroll.zoomScale == 1)
    scroll.canCancelContentTouches = true
    try pinch(100, 150)
    #expect(abs(scroll.zoomScale - 1.5) < 0.001)
    #expect(log.take().last == "cancelled 2")
  }

  @Test func aDoubleTapOfTheAppZoomsToItsPlace() throws {
    let fixture = DoubleTap(scroll, picture)
    try driver.tap(at: CGPoint(x: 100, y: 150), times: 2)
    driver.settle()
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 0))
    _ = fixture
  }

  // MARK: Layout by constraints

  @Test func contentThatConstraintsLayOutGrowsToo() {
    let inner = UIView()
    let screen = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.maximumZoomScale = 3
    inner.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(inner)
    screen.view.addSubview(scroll)
    let guide = scroll.contentLayoutGuide
    let height = inner.heightAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -10),
      inner.widthAnchor.constraint(equalToConstant: 200), height,
    ])
    listener.view = inner
    scroll.delegate = listener
    let driver = SceneDriver(rootViewController: screen)
    scroll.zoomScale = 3
    driver.settle()
    #expect(scroll.contentSize == CGSize(width: 600, height: 320))
    #expect(inner.convert(CGPoint.zero, to: scroll) == CGPoint(x: 0, y: 10))
    height.constant = 50
    driver.settle()
    #expect(scroll.contentSize == CGSize(width: 600, height: 170))
    #expect(inner.convert(CGPoint.zero, to: scroll) == CGPoint(x: 0, y: 10))
  }

  private final class Listener: NSObject, UIScrollViewDelegate {
    weak var view: UIView?
    var centres = false
    private var calls: [String] = []

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("will begin")
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      calls.append("did zoom \(rounded(scrollView.zoomScale))")
      guard centres else { return }
      let x = max(0, (scrollView.bounds.width - scrollView.contentSize.width) / 2)
      let y = max(0, (scrollView.bounds.height - scrollView.contentSize.height) / 2)
      scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }

    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView,
      with view: UIView?,
      atScale scale: CGFloat
    ) {
      calls.append("did end \(rounded(scale))")
    }

    private func rounded(_ scale: CGFloat) -> CGFloat { (scale * 1000).rounded() / 1000 }
  }

  @MainActor
  private final class DoubleTap: NSObject {
    private let scroll: UIScrollView
    private let picture: UIView

    init(_ scroll: UIScrollView, _ picture: UIView) {
      self.scroll = scroll
      self.picture = picture
      super.init()
      let tap = UITapGestureRecognizer(
        target: self,
        action: Selector(DoubleTap.tapped(_:), named: "tapped")
      )
      tap.numberOfTapsRequired = 2
      scroll.addGestureRecognizer(tap)
    }

    func tapped(_ tap: UITapGestureRecognizer) {
      let place = tap.location(in: picture)
      let rect = CGRect(x: place.x - 50, y: place.y - 50, width: 100, height: 100)
      scroll.zoom(to: rect, animated: true)
    }
  }
}
