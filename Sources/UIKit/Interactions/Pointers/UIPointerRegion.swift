public import Foundation

/// A part of a view with one pointer style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle in the coordinates of the interaction's view.
  open private(set) var rect = CGRect.zero
  open private(set) var identifier: AnyHashable?

  public convenience init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.init()
    self.rect = rect
    self.identifier = identifier
  }

  /// Returns whether another region has the same rectangle and the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    // Regions, like views, are only compared on the main actor.
    return MainActor.assumeIsolated { rect == other.rect && identifier == other.identifier }
  }
}

/// A request for the region that contains the pointer.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The location of the mouse, in the coordinates of the interaction's view.
  open private(set) var location: CGPoint

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}
