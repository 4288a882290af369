public import Foundation

/// Returns the name of a class as Objective-C's runtime has it: with that of its module, except for
/// classes of UIKit and Foundation.
///
/// It takes the place of `type(of: object).description()` in prepared sources, where the object's type may
/// be `AnyObject`.
public func _className(of aClass: AnyClass) -> String {
  let name = String(reflecting: aClass)
  let module = ["UIKit.", "Foundation."].first(where: name.hasPrefix)
  return String(name.dropFirst(module?.count ?? 0))
}

extension NSObject {
  /// Returns the name of the class.
  public static func description() -> String { _className(of: self) }
}
