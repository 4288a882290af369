internal import CClassMethods
import Foundation

/// Makes an object of a class that is known only at run time, by the class's own `init()`.
///
/// UIKit makes delegates, layers and layout attributes from their classes. Objective-C can do that;
/// Swift's `type.init()` requires a `required` initialiser, which Apple's classes lack, so the
/// initialiser is looked up in Swift's runtime instead. As on iOS, the process traps if a class has
/// no `init()`.
@MainActor
func makeInstance<Object: NSObject>(of type: Object.Type) -> Object {
  _makeInstance(of: type)
}

/// Makes an object of a class, as `type.init()` does on iOS.
///
/// Sources that `rostrum run` prepares call it.
public func _makeInstance<Object: NSObject>(of type: Object.Type) -> Object {
  take(class_make(metadata(of: type)), as: type)
}

// Views that lists make, by the initialisers that Apple's lists call. A class with another
// designated initialiser traps with its name, as on iOS.

@MainActor
func makeView<View: UIView>(of type: View.Type, frame: CGRect) -> View {
  let (origin, size) = (frame.origin, frame.size)
  return take(
    class_make_view(metadata(of: type), origin.x, origin.y, size.width, size.height),
    as: type
  )
}

@MainActor
func makeCell(
  of type: UITableViewCell.Type,
  style: UITableViewCell.CellStyle,
  reuseIdentifier: String?
) -> UITableViewCell {
  let style = unsafeBitCast(style, to: UInt8.self)
  return take(class_make_cell(metadata(of: type), style, handOver(reuseIdentifier)), as: type)
}

@MainActor
func makeEdge(
  of type: UITableViewHeaderFooterView.Type,
  reuseIdentifier: String?
) -> UITableViewHeaderFooterView {
  take(class_make_edge(metadata(of: type), handOver(reuseIdentifier)), as: type)
}

/// Returns a class's metadata, whose address is the metatype.
func metadata(of type: AnyClass) -> UnsafeRawPointer {
  unsafeBitCast(type, to: UnsafeRawPointer.self)
}

func take<Object: NSObject>(_ object: UnsafeMutableRawPointer?, as: Object.Type) -> Object {
  guard let object, let made = Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue() as? Object
  else {
    preconditionFailure("Expected an instance of \(Object.self) from its initialiser, got another.")
  }
  return made
}

/// Passes a text's storage to an initialiser that consumes it, so it is not released here.
func handOver(_ text: String?) -> class_text {
  withUnsafeTemporaryAllocation(of: String?.self, capacity: 1) { place in
    place.initializeElement(at: 0, to: text)
    return UnsafeRawBufferPointer(place).load(as: class_text.self)
  }
}
