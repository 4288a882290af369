import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

extension GatherService {
  /// Adds the OpenAPI document of this interface.
  func addDescription(to api: RouterGroup<some RequestContext>) {
    let document = ByteBuffer(bytes: Self.openAPIDocument)
    api.get("openapi.json") { _, _ in
      Self.json(document, .ok, [.cacheControl: "public, max-age=3600"])
    }
  }

  /// - Note: The file is part of the program; without it the build is broken.
  static let openAPIDocument: Data = {
    guard
      let file = Bundle.module.url(forResource: "openapi", withExtension: "json"),
      let data = try? Data(contentsOf: file)
    else { preconditionFailure("Expected openapi.json beside the program. Rebuild the program.") }
    return data
  }()
}
