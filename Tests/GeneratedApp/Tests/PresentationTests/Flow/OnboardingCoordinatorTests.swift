import Rostrum
import RostrumTesting
import Testing

@testable import SamplerPresentation

@MainActor
struct OnboardingCoordinatorTests {
  private struct End: Equatable {
    var outcome: OnboardingOutcome?
  }

  private final class Ends {
    var all: [End] = []
  }

  private let test = TestNavigator()
  private let ends = Ends()

  private func started() async -> OnboardingCoordinator {
    let coordinator = OnboardingCoordinator(screens: FakeSamplerScreens(), texts: .english)
    test.start(coordinator) { [ends] in ends.all.append(End(outcome: $0)) }
    await test.settle()
    return coordinator
  }

  @Test func showsItsScreen() async {
    _ = await started()
    #expect(test.screens == ["onboarding"])
    #expect(test.path == "onboarding")
  }

  @Test func endsWithItsResult() async {
    let coordinator = await started()
    coordinator.onboardingDone()
    await test.settle()
    #expect(ends.all == [End(outcome: .done)])
  }

  @Test func endsWithoutAResultWhenAPersonLeaves() async {
    let coordinator = await started()
    coordinator.leaveOnboarding()
    await test.settle()
    #expect(ends.all == [End(outcome: nil)])
  }
}
