public import Rostrum
public import UIKit

/// A ``ScreenViewController`` whose view is a table.
open class ScreenTableViewController<P: ScreenPresenter>: UITableViewController, PresentedScreen {
  public let presenter: P

  public init(presenter: P, style: UITableView.Style = .plain) {
    self.presenter = presenter
    super.init(style: style)
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
