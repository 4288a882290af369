public import Rostrum
public import UIKit

/// A screen of an app, which owns its presenter and is attached to it while it is visible.
///
/// A subclass declares the presenter's contract and renders:
/// ```swift
/// final class ContactViewController: ScreenViewController<ContactPresenter>, ContactView {
///   func render(_ state: ContactViewState) { title = state.name }
/// }
/// ```
/// The first call of `render` is within `super.viewWillAppear(_:)`, after the view was loaded.
open class ScreenViewController<P: ScreenPresenter>: UIViewController, PresentedScreen {
  public let presenter: P

  public init(presenter: P) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }

  public var screenPresenter: any ScreenPresenter { presenter }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.attach(anyView: self)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    presenter.detach(anyView: self)
  }
}
