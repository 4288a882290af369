public import Foundation
import UIKit

/// Screens that are made of storyboards and nibs, in Xcode's formats.
@MainActor
public enum NibScreens {
  public static var bundle: Bundle { .module }
}
