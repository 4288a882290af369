public import PatternGalleryPresentation
public import Rostrum
import RostrumUIKit
import UIKit

/// The factory of the gallery's screens in UIKit.
public struct PatternGalleryScreensFactory: PatternGalleryScreens {
  public init() {}

  public func list(_ presenter: PatternListPresenter) -> any Screen {
    PatternListViewController(presenter: presenter)
  }

  public func pattern(_ presenter: PatternDetailPresenter, card: any Screen) -> any Screen {
    guard let card = card as? UIViewController else {
      preconditionFailure("Expected a view controller for the card, got \(type(of: card)).")
    }
    return PatternDetailViewController(presenter: presenter, card: card)
  }

  public func nothingChosen(_ placeholder: PlaceholderViewData) -> any Screen {
    let screen = UIViewController()
    screen.view.backgroundColor = .systemGroupedBackground
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.placeholder(
      placeholder
    ) {}
    return screen
  }

  public func comparison(_ presenter: ComparisonPresenter) -> any Screen {
    ComparisonViewController(presenter: presenter)
  }
}
