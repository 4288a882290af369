internal import CClassMethods
import Foundation

/// Makes an object of a class that is known at run time alone, by the class's own `init()`.
///
/// UIKit makes delegates, layers and layout attributes from their classes, whatever those are.
/// Objective-C can; Swift's `type.init()` asks for a `required` initialiser, which Apple's classes
/// do not have, so that Swift's runtime is asked for the method instead. As on iOS the process stops
/// where a class has no `init()`.
@MainActor
func makeInstance<Object: NSObject>(of type: Object.Type) -> Object {
  // A metatype of a class is the address of its metadata.
  let object = class_make(unsafeBitCast(type, to: UnsafeRawPointer.self))
  guard let object, let made = Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue() as? Object
  else {
    preconditionFailure("Expected an instance of \(type) from its init(), got another.")
  }
  return made
}
