import Testing
import UIKitHosting
import UIKitTesting

@testable import UIKit

/// Traits of apps, and traits that views and controllers override.
///
/// Apple: "UITraitDefinition", "UITraitOverrides", `UITraitCollection.subscript(_:)`.
@MainActor
struct UITraitOverridesTests {
  private enum Theme {
    case standard, monochrome
  }

  private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.standard
  }

  private struct OwnerTrait: UITraitDefinition {
    static let defaultValue: UIView? = nil
    static let name = "Owner"
    static let identifier = "com.example.owner"
  }

  private let outer = UIView()
  private let inner = UIView()

  init() {
    outer.addSubview(inner)
  }

  @Test func aCollectionHasTheValueOfAnyTrait() {
    let traits = UITraitCollection {
      $0[ThemeTrait.self] = .monochrome
      $0[UITraitUserInterfaceStyle.self] = .dark
      $0.horizontalSizeClass = .compact
    }
    #expect(traits[ThemeTrait.self] == .monochrome)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits[UITraitHorizontalSizeClass.self] == .compact)
    #expect(traits[OwnerTrait.self] == nil)
    #expect(traits != UITraitCollection { $0.userInterfaceStyle = .dark })
    let other = traits.modifyingTraits { $0[ThemeTrait.self] = .standard }
    #expect(other[ThemeTrait.self] == .standard && other.horizontalSizeClass == .compact)
    #expect(UITraitCollection(traitsFrom: [other, traits])[ThemeTrait.self] == .monochrome)
  }

  @Test func aTraitHasANameAndAnIdentifier() {
    #expect(ThemeTrait.name == "ThemeTrait" && ThemeTrait.identifier.hasSuffix(".ThemeTrait"))
    #expect(OwnerTrait.name == "Owner" && OwnerTrait.identifier == "com.example.owner")
    #expect(!ThemeTrait.affectsColorAppearance)
  }

  @Test func descendantsInheritOverrides() {
    outer.traitOverrides[ThemeTrait.self] = .monochrome
    outer.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(inner.traitCollection[ThemeTrait.self] == .monochrome)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraSmall)
    inner.traitOverrides[ThemeTrait.self] = .standard
    #expect(inner.traitCollection[ThemeTrait.self] == .standard)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraSmall)
    #expect(outer.traitOverrides.contains(ThemeTrait.self))
    #expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    outer.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    #expect(inner.traitCollection.preferredContentSizeCategory != .extraSmall)
  }

  @Test func observersAreNotifiedOfTheirTraitsAlone() {
    var seen: [Theme] = []
    inner.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, _) in
      seen.append(view.traitCollection[ThemeTrait.self])
    }
    outer.traitOverrides.horizontalSizeClass = .regular
    #expect(seen == [])
    outer.traitOverrides[ThemeTrait.self] = .monochrome
    outer.traitOverrides[ThemeTrait.self] = .monochrome
    #expect(seen == [.monochrome])
    outer.traitOverrides.remove(ThemeTrait.self)
    #expect(seen == [.monochrome, .standard])
  }

  @Test func objectsAreComparedByIdentity() {
    var count = 0
    inner.registerForTraitChanges([OwnerTrait.self]) { (_: UIView, _) in count += 1 }
    outer.traitOverrides[OwnerTrait.self] = outer
    outer.traitOverrides[OwnerTrait.self] = outer
    #expect(count == 1 && inner.traitCollection[OwnerTrait.self] === outer)
  }

  @Test func anOverriddenStyleIsDisplayed() throws {
    let screen = UIViewController()
    screen.view.addSubview(outer)
    let driver = SceneDriver(rootViewController: screen)
    outer.traitOverrides.userInterfaceStyle = .dark
    driver.settle()
    let id = try #require(outer._nodeID)
    let styles = driver.display.tree[id]?.attributes.compactMap { attribute -> InterfaceStyle? in
      if case .interfaceStyle(let style) = attribute { style } else { nil }
    }
    #expect(styles == [.dark])
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    outer.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aControllerOverridesTraitsOfItsViewAndChildren() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.traitOverrides.verticalSizeClass = .compact
    #expect(parent.traitCollection.verticalSizeClass == .compact)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let driver = SceneDriver(rootViewController: parent)
    driver.settle()
    #expect(child.view.traitCollection.verticalSizeClass == .compact)
    parent.traitOverrides.verticalSizeClass = .regular
    #expect(child.traitCollection.verticalSizeClass == .regular)
    child.view.traitOverrides.verticalSizeClass = .compact
    #expect(child.traitCollection.verticalSizeClass == .compact)
  }

  @Test func aChangeOfTheSceneLeavesOverridesAlone() {
    let screen = UIViewController()
    screen.view.addSubview(outer)
    let driver = SceneDriver(rootViewController: screen)
    outer.traitOverrides.preferredContentSizeCategory = .small
    driver.setTextSize(.extraExtraLarge)
    #expect(screen.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    driver.setStyle(.dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/setoverridetraitcollection(_:forchild:)
  @Test func aParentOverridesTraitsOfAChild() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
    parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    let driver = SceneDriver(rootViewController: parent)
    parent.view.addSubview(child.view)
    driver.settle()
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(parent.traitCollection.userInterfaceStyle == .light)
    #expect(parent.overrideTraitCollection(forChild: child)?.userInterfaceStyle == .dark)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }
}
