import ContactsModel
import Foundation
public import UIKit

/// The app's composition root, shared by the scenes of a device.
///
/// Subclass it to configure the directory.
open class ContactsAppDelegate: UIResponder, UIApplicationDelegate {
  private weak var application: UIApplication?
  private var store: SQLiteContactStore?
  private var book: ContactBook?
  private let language = ContentLanguage(nil)

  /// The configuration; read once, when the first scene opens.
  open var configuration: ContactsConfiguration { .local }

  open func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    self.application = application
    let scene = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    scene.delegateClass = ContactsSceneDelegate.self
    return scene
  }

  /// Returns the contacts of this device, which all its scenes share.
  ///
  /// Requests to the directory use the language of the scene that opened last.
  func repository(in documents: URL, language tag: String) -> any ContactRepository {
    language.tag = tag
    if let book { return book }
    let configuration = configuration
    let service = HTTPContactService(
      directory: configuration.directory,
      format: configuration.format,
      transport: configuration.transport,
      language: language
    )
    let store = SQLiteContactStore(
      file: documents.appendingPathComponent("contacts.sqlite"),
      log: configuration.storageLog
    )
    let book = ContactBook(service: service, store: store)
    self.store = store
    self.book = book
    return book
  }

  /// Closes the database when no scene is in the foreground; it reopens on its next use.
  func sceneDidLeaveForeground() {
    let isInForeground = application?.connectedScenes.contains {
      $0.activationState == .foregroundActive || $0.activationState == .foregroundInactive
    }
    guard let store, isInForeground != true else { return }
    Task { await store.close() }
  }
}
