import Testing
import UIKit
import UIKitTesting

/// Apple: `UIListSeparatorConfiguration`, `separatorConfiguration`, `itemSeparatorHandler`.
@MainActor
struct ListSeparatorTests {
  /// Returns the frames of the visible separators, by item.
  private func lines(
    _ change: (inout UICollectionLayoutListConfiguration) -> Void
  ) throws -> [[CGRect]] {
    let fixture = ListFixture(["Ana", "Ben"], change)
    return try (0..<2).map { item in
      let cell = fixture.view.cellForItem(at: IndexPath(item: item, section: 0))
      return try #require(cell).subviews.filter { $0.backgroundColor == .red && !$0.isHidden }
        .map(\.frame)
    }
  }

  @Test func linesHaveTheColourOfTheConfiguration() throws {
    let lines = try lines { $0.separatorConfiguration.color = .red }
    #expect(lines.map(\.count) == [1, 1])
    #expect(lines[0][0].minY == 43 && lines[0][0].minX == 16 && lines[0][0].maxX == 390)
  }

  @Test func linesHaveInsets() throws {
    let lines = try lines {
      $0.separatorConfiguration.color = .red
      $0.separatorConfiguration.bottomSeparatorInsets.leading = 40
      $0.separatorConfiguration.bottomSeparatorInsets.trailing = 10
    }
    #expect(lines[0][0].minX == 40 && lines[0][0].maxX == 380)
  }

  @Test func linesAreShownAndHidden() throws {
    let lines = try lines {
      $0.separatorConfiguration.color = .red
      $0.separatorConfiguration.bottomSeparatorVisibility = .hidden
      $0.itemSeparatorHandler = { path, section in
        var own = section
        if path.item == 0 { own.topSeparatorVisibility = .visible }
        return own
      }
    }
    #expect(lines.map(\.count) == [1, 0])
    #expect(lines[0][0].minY == 0)
  }

  @Test func aListWithoutSeparatorsHasNone() throws {
    let lines = try lines {
      $0.showsSeparators = false
      $0.separatorConfiguration.color = .red
      $0.separatorConfiguration.topSeparatorVisibility = .visible
    }
    #expect(lines.map(\.count) == [0, 0])
  }
}
