import Foundation
import Testing
import UIKitTesting

@testable import NibScreens
@testable import UIKit

/// The values of views in Journeys' storyboards.
@MainActor
struct JourneyValuesTests {
  private let driver: SceneDriver
  private let navigation: UINavigationController

  init() throws {
    let root = NibScreens.makeRoot()
    driver = SceneDriver(rootViewController: root)
    let tabs = try #require(root as? UITabBarController)
    navigation = try #require(tabs.selectedViewController as? UINavigationController)
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
  }

  private func journey() throws -> JourneyViewController {
    try driver.tap("Maples of Kyoto, Kyoto, Japan, 9 days")
    return try #require(navigation.topViewController as? JourneyViewController)
  }

  @Test func barsAndTabsAreThoseOfTheFile() throws {
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(navigation.tabBarController?.tabBar.tintColor == .systemIndigo)
    #expect(navigation.tabBarItem.image != nil)
    #expect(navigation.tabBarItem.selectedImage != navigation.tabBarItem.image)
    let item = try #require(navigation.topViewController?.navigationItem)
    #expect(item.title == "Journeys")
    #expect(item.leftBarButtonItem?.accessibilityIdentifier == "sort")
  }

  @Test func runtimeAttributesSetPropertiesOfTheAppAndOfLayers() throws {
    let journey = try journey()
    let cover = try #require(views(CardView.self, in: journey.view).first)
    #expect(cover.cornerRadius == 20)
    #expect(cover.layer.cornerRadius == 20)
    #expect(cover.isRaised)
    #expect(cover.layer.shadowOpacity == 0.2)
    let facts = try #require(journey.children.first)
    #expect(facts.view.layer.cornerRadius == 16)
  }

  @Test func anAttributedLabelHasTheFragmentsOfTheFile() throws {
    let journey = try journey()
    let label = try #require(
      views(UILabel.self, in: journey.view).first { $0.text?.hasPrefix("Tip: ") == true }
    )
    let text = try #require(label.attributedText)
    #expect(text.string == "Tip: tap the cover to see it in full.")
    let start = text.attributes(at: 0, effectiveRange: nil)
    #expect(start[.foregroundColor] as? UIColor == .systemIndigo)
    #expect(start[.font] as? UIFont == .systemFont(ofSize: 15, weight: .semibold))
    #expect((start[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 2)
    let end = text.attributes(at: text.length - 1, effectiveRange: nil)
    #expect(end[.foregroundColor] as? UIColor == .secondaryLabel)
    #expect(end[.font] as? UIFont == .systemFont(ofSize: 15))
  }

  @Test func aButtonHasTheConfigurationOfTheFile() throws {
    let journey = try journey()
    let button = try #require(views(UIButton.self, in: journey.view).first)
    let configuration = try #require(button.configuration)
    #expect(configuration.title == "Write a Postcard")
    #expect(configuration.image != nil)
    #expect(configuration.imagePadding == 8)
    #expect(configuration.cornerStyle == .large)
    #expect(configuration.baseBackgroundColor == .systemIndigo)
  }

  @Test func controlsHaveTheValuesOfTheFile() throws {
    try driver.tap("Add")
    let presented = navigation.presentedViewController as? UINavigationController
    let form = try #require(presented?.topViewController as? JourneyFormViewController)
    let slider = try #require(views(UISlider.self, in: form.view).first)
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [1, 7, 30])
    let stepper = try #require(views(UIStepper.self, in: form.view).first)
    #expect([stepper.minimumValue, stepper.value, stepper.maximumValue] == [1, 2, 9])
    let picker = try #require(views(UIDatePicker.self, in: form.view).first)
    #expect(picker.datePickerMode == .date)
    #expect(picker.preferredDatePickerStyle == .compact)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 798_465_600))
    let notes = try #require(views(UITextView.self, in: form.view).first)
    #expect(notes.text == "What will you remember?\nWhat would you do again?")
    let fields = views(UITextField.self, in: form.view)
    #expect(fields.map(\.placeholder) == ["Title", "Place"])
    #expect(fields.map(\.autocapitalizationType) == [.words, .words])
    #expect(fields[0].returnKeyType == .next)
    #expect(fields[1].textContentType?.rawValue == "address-level2")
  }

  @Test func aViewWithAMaskFollowsASuperviewWithConstraints() throws {
    _ = try journey()
    try driver.tap("Show on Map")
    let presented = navigation.presentedViewController as? UINavigationController
    let map = try #require(presented?.topViewController as? MapViewController)
    let sheet = try #require(map.lake.superview)
    let road = try #require(sheet.subviews.last)
    #expect(sheet.bounds.width != 393)
    #expect(road.frame.width == sheet.bounds.width)
    #expect(road.frame.height == 14)
    #expect(map.lake.frame.origin == CGPoint(x: 40, y: 90))
    #expect(map.lake.frame.height == 120)
  }
}
