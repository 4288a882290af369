final class UnfinishedPresenter {
  func start() {
    let value = (1 + 2
  }
