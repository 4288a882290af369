import CategoriesApp
import CategoriesEdition
import CategoriesModel
import ContactsApp
import ContactsDirectory
import ContactsModel
import Foundation
import HTTPTypes
import Hummingbird
import ServerTesting

/// Contacts with the sample directory.
final class TestedContacts: ContactsAppDelegate {
  override var configuration: ContactsConfiguration {
    ContactsConfiguration(directory: LocalServer.directory, transport: LocalServer.contacts)
  }
}

/// Categories with the sample server.
final class TestedCategories: CategoriesAppDelegate {
  override var configuration: CategoriesConfiguration {
    CategoriesConfiguration(
      server: ServerAddress(LocalServer.categoriesAPI),
      transport: LocalServer.categories
    )
  }
}

/// A sample server that answers without a connection.
struct LocalServer: Sendable {
  static let contacts = LocalServer { ContactsDirectory().addRoutes(to: $0) }
  static let categories = LocalServer { CategoriesEdition().addRoutes(to: $0) }
  static let directory = URL(filePath: "/directory/")
  static let categoriesAPI = URL(filePath: "/categories/api")

  private let application: Application<RouterResponder<BasicRequestContext>>

  init(_ addRoutes: (Router<BasicRequestContext>) -> Void) {
    let router = Router()
    addRoutes(router)
    application = Application(router: router)
  }

  /// Returns the response to a request; nil if it is no address of the server.
  func get(_ url: URL, headers: HTTPFields) async -> TestResponse? {
    let query = url.query().map { "?\($0)" } ?? ""
    return try? await application.testRoutes { client in
      try await client.execute(uri: url.path() + query, method: .get, headers: headers)
    }
  }
}

extension LocalServer: ContactTransport {
  func get(
    _ url: URL,
    language: String?,
    ifNoneMatch entityTag: String?
  ) async throws(ContactServiceError) -> ContactReply {
    var headers = HTTPFields()
    headers[.acceptLanguage] = language
    headers[.ifNoneMatch] = entityTag
    guard let response = await get(url, headers: headers) else { throw .offline }
    return ContactReply(
      status: Int(response.status.code),
      entityTag: response.headers[.eTag],
      body: Data(response.body.readableBytesView)
    )
  }
}

extension LocalServer: CategoriesTransport {
  func get(
    _ url: URL,
    language: String?,
    credentials: ServerCredentials?
  ) async throws(CategoriesServiceError) -> CategoriesReply {
    var headers = HTTPFields()
    headers[.acceptLanguage] = language
    guard let response = await get(url, headers: headers) else { throw .offline }
    return CategoriesReply(
      status: Int(response.status.code),
      body: Data(response.body.readableBytesView)
    )
  }
}
