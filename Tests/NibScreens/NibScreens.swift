public import Foundation
public import UIKit

/// A travel diary, Journeys, whose screens are made of storyboards and nibs in Xcode's formats.
@MainActor
public enum NibScreens {
  public static var bundle: Bundle { .module }

  /// Makes the app's first controller.
  ///
  /// - Parameter language: The language of the texts that are not in the storyboards, as a BCP 47
  ///   tag.
  /// - Returns: A controller of tabs: journeys, places and settings.
  public static func makeRoot(language: String = "en") -> UIViewController {
    registerClasses()
    let storyboard = UIStoryboard(name: "Main", bundle: bundle)
    guard let root = storyboard.instantiateInitialViewController() as? JourneysTabBarController
    else {
      preconditionFailure("Expected a JourneysTabBarController as the initial controller.")
    }
    root.texts = JourneyTexts(language: language)
    return root
  }

  /// Registers the classes that the storyboards and nibs name.
  public static func registerClasses() {
    JourneysTabBarController.registerForNibs()
    JourneysViewController.registerForNibs()
    JourneyCell.registerForNibs()
    TipCell.registerForNibs()
    JourneyViewController.registerForNibs()
    FactsViewController.registerForNibs()
    CoverViewController.registerForNibs()
    IdeaViewController.registerForNibs()
    JourneyFormViewController.registerForNibs()
    PostcardViewController.registerForNibs()
    MapViewController.registerForNibs()
    GalleryViewController.registerForNibs()
    PlaceCell.registerForNibs()
    ContinentHeaderView.registerForNibs()
    PlaceViewController.registerForNibs()
    RatingView.registerForNibs()
    CardView.registerForNibs()
    SettingsViewController.registerForNibs()
    AboutViewController.registerForNibs()
    NibClass.register(FadeSegue.self)
  }
}
