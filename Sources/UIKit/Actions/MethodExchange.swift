// The part of the Objective-C runtime that exchanges methods. Classes have no table of methods here, in which
// one could be found, so that code that looks for one does as if the class did not have it.

/// A method of a class; there are none.
public typealias Method = OpaquePointer
/// The code of a method; there is none.
public typealias IMP = OpaquePointer

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's names.

/// Returns nil: methods are not found by selectors.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns nil: methods are not found by selectors.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns false: methods cannot be added.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> Bool { false }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns nil: methods cannot be replaced.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has no effect; nobody has two methods.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func method_getImplementation(_ m: Method) -> IMP { m }

// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
