import UIKit

@MainActor
final class HomePresenter {
  var view: HomeViewInput?
  private let interactor: HomeInteractor

  init(interactor: HomeInteractor) {
    self.interactor = interactor
  }

  func viewLoaded() {
    view?.show(interactor.user)
  }
}
