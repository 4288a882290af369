import BrowserHost
import ContactsApp
import ContactsModel
import Foundation
import Logging
import UIKit
import WebRequests

extension HostedAppEntry {
  @MainActor
  static var contacts: HostedAppEntry {
    HostedAppEntry(
      path: "contacts",
      names: ["en": "Contacts", "zh-Hans": "通讯录"],
      icon: contactsIcon,
      application: _HostedUIApplication(delegateClass: ShowcaseContacts.self)
    )
  }

  /// An icon of an address book with a person on it and coloured tabs at its side.
  private static let contactsIcon = """
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

/// Contacts with the directory that this program serves.
final class ShowcaseContacts: ContactsAppDelegate {
  /// The port of this program, once it listens.
  static var port = 8080
  static var format = ContactFormat.json
  static var logger = Logger(label: "contacts")

  override var configuration: ContactsConfiguration {
    guard let directory = URL(string: "http://127.0.0.1:\(Self.port)/directory") else {
      preconditionFailure("Expected a port number, got \(Self.port).")
    }
    let logger = Self.logger
    return ContactsConfiguration(
      directory: directory,
      format: Self.format,
      transport: URLSessionContactTransport(policy: .from(directory)),
      storageLog: { line in logger.warning("\(line)") }
    )
  }
}
