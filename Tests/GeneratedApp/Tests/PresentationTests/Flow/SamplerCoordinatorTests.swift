import Rostrum
import RostrumTesting
import SamplerModel
import Testing

@testable import SamplerPresentation

@MainActor
struct SamplerCoordinatorTests {
  @Test func beginsWithTheList() async {
    let test = await TestNavigator.samplerFlow()
    #expect(test.screens == ["itemList"])
    #expect(test.path == "")
  }

  @Test func goesToAnItemAndBack() async throws {
    let test = await TestNavigator.samplerFlow()
    test.open(SamplerRoute.itemDetail("1"))
    await test.settle()
    #expect(test.screens == ["itemList", "itemDetail"])
    #expect(test.path == "items/1")
    test.back()
    #expect(test.screens == ["itemList"])
    #expect(test.path == "")
  }

  @Test func aLinkOpensAnItemOverTheList() async {
    let test = await TestNavigator.samplerFlow(at: .itemDetail("1"))
    #expect(test.screens == ["itemList", "itemDetail"])
  }

  @Test func aLinkToTheListGoesBackToIt() async {
    let test = await TestNavigator.samplerFlow(at: .itemDetail("1"))
    test.open(SamplerRoute.itemList)
    await test.settle()
    #expect(test.screens == ["itemList"])
  }

  @Test func closingTheWindowReleasesTheFlow() async throws {
    try await checkLeaks { track in
      let test = await TestNavigator.samplerFlow(
        at: .itemDetail("1"),
        onMake: { track($0) }
      )
      test.close()
    }
  }
}
