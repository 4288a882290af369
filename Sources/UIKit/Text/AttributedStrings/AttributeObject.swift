public import Foundation

/// A replacement for `NSObject`, the superclass of fonts, colours and paragraph styles on iOS.
///
/// Foundation on Linux terminates the process when it compares text attributes whose values are
/// unequal objects of subclasses of `NSObject` (`NSMutableAttributedString.addAttribute`); it
/// compares objects of other classes by `Hashable`.
open class _AttributeObject: NSObjectProtocol, Hashable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  init() {}

  open func isEqual(_ object: Any?) -> Bool {
    object as? _AttributeObject === self
  }

  open var hash: Int { ObjectIdentifier(self).hashValue }

  open var description: String { "<\(type(of: self))>" }

  open var debugDescription: String { description }

  public final func `self`() -> Self { self }

  public final func isProxy() -> Bool { false }

  public static func == (a: _AttributeObject, b: _AttributeObject) -> Bool {
    a.isEqual(b)
  }

  public final func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
