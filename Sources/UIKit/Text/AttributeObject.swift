public import Foundation

/// What fonts, colours and styles of paragraphs have of `NSObject`, whose subclasses they are on iOS.
///
/// Foundation on Linux ends the process where it compares attributes of a text whose values are
/// unequal objects of subclasses of `NSObject` (`NSMutableAttributedString.addAttribute`); objects of
/// other classes it compares by `Hashable`.
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
