import Foundation

struct Note: Codable {
  let id: UUID
  var text: String
  var changed: Date
}
