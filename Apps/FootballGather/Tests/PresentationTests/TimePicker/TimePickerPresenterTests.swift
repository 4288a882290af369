import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherPresentation

@MainActor
struct TimePickerPresenterTests {
  private let navigation = FakeMatchNavigation()
  private let view = TimePickerSpy()

  private func opened(_ time: Duration, _ language: String = "en") -> TimePickerPresenter {
    let presenter = TimePickerPresenter(
      time: time,
      app: .fake(language: language),
      navigation: navigation
    )
    presenter.attach(view)
    return presenter
  }

  @Test func offersSixtyMinutesAndSixtySeconds() {
    let presenter = opened(.seconds(600))
    let wheels = presenter.state.wheels
    #expect(wheels.map(\.rows.count) == [60, 60])
    #expect(wheels.map { $0.rows[15] } == ["15 min", "15 sec"])
    #expect(wheels.map(\.label) == ["Minutes", "Seconds"])
  }

  @Test(arguments: [
    (Duration.seconds(600), [10, 0]), (.seconds(3_599), [59, 59]), (.zero, [0, 0]),
    (.seconds(7_200), [59, 0]),
  ])
  func beginsWithTheTimeThatIs(_ time: Duration, _ rows: [Int]) {
    #expect(opened(time).state.wheels.map(\.selected) == rows)
  }

  @Test func doneReturnsThePickedTime() {
    let presenter = opened(.seconds(600))
    presenter.rowPicked(12, ofWheel: 0)
    presenter.rowPicked(34, ofWheel: 1)
    presenter.doneTapped()
    #expect(navigation.calls == ["time \(Duration.seconds(754))"])
  }

  @Test func zeroCannotBeSet() {
    let presenter = opened(.seconds(600))
    #expect(presenter.state.isDoneEnabled)
    presenter.rowPicked(0, ofWheel: 0)
    #expect(!presenter.state.isDoneEnabled)
    presenter.doneTapped()
    #expect(navigation.calls.isEmpty)
    presenter.rowPicked(1, ofWheel: 1)
    #expect(presenter.state.isDoneEnabled)
  }

  @Test func cancelReturnsNoTime() {
    let presenter = opened(.seconds(600))
    presenter.rowPicked(12, ofWheel: 0)
    presenter.cancelTapped()
    #expect(navigation.calls == ["no time"])
  }

  @Test("D28: missing rows cannot be picked")
  func rowsThatAreNotThere() {
    let presenter = opened(.seconds(600))
    for (row, wheel) in [(-1, 0), (60, 1), (5, 2)] { presenter.rowPicked(row, ofWheel: wheel) }
    #expect(presenter.state.wheels.map(\.selected) == [10, 0])
  }

  @Test func isLocalizedInChinese() {
    let state = opened(.seconds(600), "zh-Hans").state
    #expect([state.title, state.cancel, state.done] == ["设定时间", "取消", "完成"])
    #expect(state.wheels.map { $0.rows[1] } == ["1 分钟", "1 秒"])
  }
}
