public import Rostrum

/// A screen without a user interface, for testing whole flows.
///
/// Given a presenter and a view, it attaches the view while it is visible and detaches it
/// afterwards, as a view controller does. It owns both.
@MainActor
public class FakeScreen: PresentedScreen {
  private final class NoPresenter: ScreenPresenter {
    func attach(anyView view: AnyObject) {}
    func detach(anyView view: AnyObject) {}
    func destroy() {}
  }

  public let name: String
  public let screenPresenter: any ScreenPresenter
  public let view: AnyObject?
  public private(set) var isVisible = false

  /// - Parameters:
  ///   - name: The name by which tests refer to the screen.
  ///   - presenter: The presenter, which the kit destroys when the screen is removed.
  ///   - view: A view that conforms to the presenter's contract: a ``ViewSpy``.
  public init(
    _ name: String,
    presenter: (any ScreenPresenter)? = nil,
    view: AnyObject? = nil
  ) {
    self.name = name
    screenPresenter = presenter ?? NoPresenter()
    self.view = view
  }

  func appear() {
    guard !isVisible else { return }
    isVisible = true
    if let view { screenPresenter.attach(anyView: view) }
  }

  func disappear() {
    guard isVisible else { return }
    isVisible = false
    if let view { screenPresenter.detach(anyView: view) }
  }
}
