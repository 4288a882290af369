public import Foundation

/// A transition between the controllers of two scenes of a storyboard.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  /// What ``perform()`` does; subclasses override it instead.
  final var _handler: (() -> Void)?

  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that a closure performs.
  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    _handler = performHandler
  }

  /// Shows the destination, after the source's `prepare(for:sender:)` was called.
  open func perform() {
    _handler?()
  }
}

/// The source of an unwind segue, for controllers that look for its destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  open private(set) var source: UIViewController
  open private(set) var unwindAction: Selector
  open private(set) var sender: Any?

  init(_ source: UIViewController, _ unwindAction: Selector, _ sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
