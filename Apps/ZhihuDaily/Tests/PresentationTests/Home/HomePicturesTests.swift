import AppTesting
import Rostrum
import RostrumTesting
import Testing

@testable import ZhihuDailyModel
@testable import ZhihuDailyPresentation

/// Pictures that are fetched before their rows appear.
@MainActor
struct HomePicturesTests {
  private let navigation = HomeNavigationSpy()
  private let view = HomeSpy()
  private let pictures = FakePictures()

  /// Returns the home screen's presenter with the stories 1, 2 and 3.
  private func opened() async -> HomePresenter {
    let presenter = HomePresenter(
      app: .fake(days: FakeDayRepository(.samples(1)), pictures: pictures),
      navigation: navigation
    )
    presenter.attach(view)
    await until { view.rows == [1, 2, 3] }
    return presenter
  }

  @Test func picturesOfPrefetchedRowsAreFetchedOnceAtATime() async {
    let presenter = await opened()
    presenter.prefetchRows([1, 2])
    presenter.prefetchRows([2, 99])
    await until { pictures.asked.count == 2 }
    // The order of two simultaneous requests is undefined.
    #expect(pictures.asked.sorted() == [1, 2])
    pictures.give(2)
    await until { !presenter.awaited.contains(2) }
    presenter.prefetchRows([2])
    await until { pictures.asked.sorted() == [1, 2, 2] }
    presenter.destroy()
  }

  @Test func cancelledPrefetchesCancelTheirRequests() async {
    let presenter = await opened()
    presenter.prefetchRows([1, 2, 3])
    await until { pictures.asked.count == 3 }
    presenter.cancelPrefetching([1, 3, 99])
    await until { pictures.cancelled == [1, 3] }
    #expect(presenter.awaited == [2])
    presenter.destroy()
  }

  @Test(arguments: [true, false])
  func hiddenScreensPrefetchNoPictures(detaches: Bool) async {
    let presenter = await opened()
    presenter.prefetchRows([1])
    await until { pictures.asked == [1] }
    if detaches { presenter.detach(view) } else { presenter.enteredBackground() }
    await until { pictures.cancelled == [1] }
    presenter.prefetchRows([2])
    #expect(presenter.awaited.isEmpty)
    presenter.destroy()
  }

  @Test func theScreenTakesItsRequestsAlong() async {
    let presenter = await opened()
    presenter.prefetchRows([1, 2])
    await until { pictures.asked.count == 2 }
    presenter.destroy()
    await until { pictures.cancelled == [1, 2] }
  }
}
