/// An area around the origin of a field.
open class UIRegion: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: the test is constant and captures constants alone.
  private let test: @Sendable (CGPoint) -> Bool

  private init(_ test: @escaping @Sendable (CGPoint) -> Bool) {
    self.test = test
    super.init()
  }

  /// The region that contains every point.
  open class var infinite: UIRegion { UIRegion { _ in true } }

  /// Creates a circle.
  public init(radius: CGFloat) {
    test = { $0.x * $0.x + $0.y * $0.y <= radius * radius }
    super.init()
  }

  /// Creates a rectangle.
  public init(size: CGSize) {
    test = { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    super.init()
  }

  /// Returns the region of the points that this one does not contain.
  open func inverse() -> UIRegion {
    UIRegion { [test] in !test($0) }
  }

  open func union(with region: UIRegion) -> UIRegion {
    UIRegion { [test] in test($0) || region.test($0) }
  }

  /// Returns the points of this region that another one does not contain.
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion { [test] in test($0) && !region.test($0) }
  }

  open func intersection(with region: UIRegion) -> UIRegion {
    UIRegion { [test] in test($0) && region.test($0) }
  }

  open func contains(_ point: CGPoint) -> Bool { test(point) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
