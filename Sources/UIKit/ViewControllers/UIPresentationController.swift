public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
}

/// Manages how one controller is presented.
@MainActor
open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  package init(presented: UIViewController) {
    self.presented = presented
    super.init()
  }

  open var presentedViewController: UIViewController {
    guard let presented else {
      preconditionFailure("Expected the presented controller to outlive its presentation.")
    }
    return presented
  }

  open var presentingViewController: UIViewController {
    guard let presenting = presented?.presentingViewController else {
      preconditionFailure("Expected a presentation that has begun; ask for it after `present`.")
    }
    return presenting
  }

  var _changed: () -> Void = {}
}

/// A presentation as a sheet.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor
  public final class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    public let identifier: Identifier

    private init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    public class func medium() -> Self { Self(.medium) }
    public class func large() -> Self { Self(.large) }
  }

  open var detents: [Detent] = [.large()] {
    didSet { _changed() }
  }

  open var prefersGrabberVisible: Bool = false {
    didSet { _changed() }
  }
}

/// Hears of what people do to a presentation, and may refuse it.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    true
  }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
