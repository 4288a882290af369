import AppAutomation
import Foundation
import PatternGalleryApp
import UIKit

// The apps that UI tests drive, by the name in the argument after `--app`. Their servers answer in this
// process.
guard let path = ProcessInfo.processInfo.environment[AutomatedApp.socketVariable],
  let place = CommandLine.arguments.firstIndex(of: "--app"),
  CommandLine.arguments.indices.contains(place + 1)
else { fatalError("Expected a test that starts this program with --app NAME.") }
let delegateClass: any UIApplicationDelegate.Type =
  switch CommandLine.arguments[place + 1] {
  case "Contacts": TestedContacts.self
  case "Categories": TestedCategories.self
  case "PatternGallery": PatternGalleryAppDelegate.self
  case let name: fatalError("Expected Contacts, Categories or PatternGallery, got \(name).")
  }
AutomatedApp.run(delegateClass, drivenAt: path)
