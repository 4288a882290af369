import PatternGalleryModel
import PatternGalleryPatterns
import RostrumTesting
import Testing
import UIKit
import UIKitTesting

/// The drawn references match those of live objects.
@MainActor
struct PatternOwnershipTests {
  private struct Weak {
    weak var object: AnyObject?
  }

  @Test(arguments: Pattern.allCases)
  func hasThePartsOfTheDrawing(_ pattern: Pattern) {
    let fixture = CardFixture(pattern)
    #expect(Set(Parts(of: fixture.controller).byRole.keys) == pattern.roles)
  }

  @Test(arguments: Pattern.allCases)
  func everyArrowIsAPropertyAndEveryPropertyAnArrow(_ pattern: Pattern) {
    let fixture = CardFixture(pattern)
    let parts = Parts(of: fixture.controller).byRole
    var found: Set<[CardRole]> = []
    for (holder, object) in parts {
      for (held, other) in parts where Parts.holds(object, other) { found.insert([holder, held]) }
    }
    #expect(found == Set(pattern.holds.map { [$0.holder, $0.held] }))
  }

  /// A part keeps alive exactly the parts that strong references reach from it.
  @Test(arguments: Pattern.allCases, CardRole.allCases)
  func aPartRetainsTheTargetsOfStrongArrows(_ pattern: Pattern, _ role: CardRole) async {
    guard pattern.roles.contains(role) else { return }
    var survivors: [CardRole: Weak] = [:]
    var holder: AnyObject?
    do {
      let fixture = CardFixture(pattern)
      let parts = Parts(of: fixture.controller).byRole
      survivors = parts.mapValues { Weak(object: $0) }
      holder = parts[role]
      fixture.driver.scene.disconnect()
    }
    await settle()
    let alive = Set(survivors.filter { $0.value.object != nil }.keys)
    #expect(alive == pattern.keptAlive(by: role))
    withExtendedLifetime(holder) {}
  }

  @Test(arguments: Pattern.allCases)
  func leavingReleasesAllPartsAndObservers(_ pattern: Pattern) async throws {
    let store = CardStore(card: AppCard(id: "1", name: "Weather", symbol: nil))
    let root = UINavigationController(rootViewController: UIViewController())
    let driver = SceneDriver(rootViewController: root)
    try await checkLeaks { track in
      let controller = pattern.make(store: store, trace: CardTrace(), texts: .forTests)
      root.pushViewController(controller, animated: true)
      driver.settle()
      for (role, part) in Parts(of: controller).byRole where role != .model { track(part) }
      try driver.tap("Weather")
      #expect(store.observerCount == 1)
      try driver.goBack()
    }
    #expect(store.observerCount == 0)
    try store.rename(to: "Sky")
  }
}
