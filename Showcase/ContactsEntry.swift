import ArgumentParser
import ContactsApp
import ContactsDirectory
import ContactsModel
import Foundation
import Logging
import UIKit
import UIKitTesting
import WebRequests

/// Contacts, with the directory that this program serves.
struct ContactsEntry: ShowcaseEntry, ParsableArguments {
  @Option(
    name: .customLong("contacts-format"),
    help: "The format in which Contacts requests the directory: json or xml.",
    transform: { try OptionValue.named($0, as: ContactFormat.self) }
  )
  var format = ContactFormat.json

  var path: String { "contacts" }
  var names: [String: String] { ["en": "Contacts", "zh-Hans": "通讯录"] }
  var delegateClass: any UIApplicationDelegate.Type { ShowcaseContacts.self }

  func start(_ environment: SampleServerEnvironment) -> SampleServer? {
    ShowcaseContacts.format = format
    let directory = ContactsDirectory()
    return SampleServer { router in directory.addRoutes(to: router) }
  }

  func screens(_ driver: SceneDriver) async throws -> [PictureScreen] {
    let person = try await driver.path(ofRow: 3)
    return [
      PictureScreen(name: "list"),
      PictureScreen(name: "search") { driver in try driver.search("an") },
      PictureScreen(name: "contact", path: person),
      PictureScreen(name: "edit", path: person + "/edit"),
      PictureScreen(name: "new", path: "/new"),
      PictureScreen(name: "nobody", path: "/people/nobody"),
    ]
  }

  /// An icon of an address book with a person on it and coloured tabs at its side.
  var icon: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
      <defs>
        <linearGradient id="contacts-page" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#fdfdfd"/>
          <stop offset="1" stop-color="#d9dadf"/>
        </linearGradient>
        <linearGradient id="contacts-person" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#a5acb8"/>
          <stop offset="1" stop-color="#7b828f"/>
        </linearGradient>
      </defs>
      <rect width="120" height="120" fill="url(#contacts-page)"/>
      <rect x="102" y="14" width="18" height="22" rx="4" fill="#ff9f0a"/>
      <rect x="102" y="40" width="18" height="22" rx="4" fill="#34c759"/>
      <rect x="102" y="66" width="18" height="22" rx="4" fill="#0a84ff"/>
      <rect x="98" y="0" width="6" height="120" fill="#c3c6cd"/>
      <circle cx="51" cy="44" r="19" fill="url(#contacts-person)"/>
      <path d="M15 98c0-20 15-31 36-31s36 11 36 31z" fill="url(#contacts-person)"/>
    </svg>
    """
  }
}

final class ShowcaseContacts: ContactsAppDelegate {
  static var format = ContactFormat.json

  override var configuration: ContactsConfiguration {
    let directory = ShowcaseProgram.server(at: "directory")
    let logger = ShowcaseProgram.logger
    return ContactsConfiguration(
      directory: directory,
      format: Self.format,
      transport: URLSessionContactTransport(policy: .from(directory)),
      storageLog: { line in logger.warning("\(line)") }
    )
  }
}
