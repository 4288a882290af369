public import Foundation

/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// In the coordinates of the interaction's view.
  open private(set) var rect = CGRect.zero
  open private(set) var identifier: AnyHashable?

  public convenience init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.init()
    self.rect = rect
    self.identifier = identifier
  }

  /// Regions are equal that have the same place and the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    // Equality is asked for on the main actor alone, as views are.
    return MainActor.assumeIsolated { rect == other.rect && identifier == other.identifier }
  }
}

/// Asks for the region that the pointer is in.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place of the mouse, in the coordinates of the interaction's view.
  open private(set) var location: CGPoint

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}
