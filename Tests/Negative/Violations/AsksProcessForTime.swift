// plant: Presentation
// check: lint-state
// expect: swift:7: .*the time of the scene's clock, got `Date\(\)`
import Foundation

func age(since date: Date) -> TimeInterval {
  Date().timeIntervalSince(date)
}
