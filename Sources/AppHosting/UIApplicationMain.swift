import Foundation
import UIKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Runs an app whose own `main.swift` starts it.
///
/// The arguments of the process have no meaning here. A subclass of `UIApplication` is not supported.
///
/// - Parameters:
///   - argc: The number of arguments.
///   - argv: The arguments.
///   - principalClassName: Nil, or the name of `UIApplication`.
///   - delegateClassName: The name of the delegate's class with its module, as `NSStringFromClass`
///     returns it.
/// - Returns: Never; the process ends with the app.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  if let name = principalClassName, name.split(separator: ".").last != "UIApplication" {
    preconditionFailure(
      "UIApplicationMain expected nil or UIApplication as the principal class, got \(name). "
        + "Subclasses of UIApplication are not supported."
    )
  }
  guard let name = delegateClassName,
    let type = _ClassName.type(named: name) as? any UIApplicationDelegate.Type
  else {
    preconditionFailure(
      "UIApplicationMain expected the name of a class that is a UIApplicationDelegate, got "
        + "\(delegateClassName ?? "nil"). Pass NSStringFromClass(AppDelegate.self)."
    )
  }
  AppProcess.run(type)
}
