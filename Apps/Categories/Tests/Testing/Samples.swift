public import CategoriesModel
import Foundation

extension [UserCategory] {
  /// Categories with three pages, two pages, no users, and one user.
  public static let samples = [
    UserCategory(id: 35, name: "网红", count: 45),
    UserCategory(id: 33, name: "工作室", count: 21),
    UserCategory(id: 60, name: "新来的", count: 0),
    UserCategory(id: 18, name: "夜跑", count: 1),
  ]
}

extension CategoriesReply {
  public static func json(_ text: String) -> CategoriesReply {
    CategoriesReply(status: 200, body: Data(text.utf8))
  }
}

extension String {
  /// Returns the name of a category's user by 0-based index.
  public static func user(_ category: Int, _ number: Int) -> String { "Ana \(category)-\(number)" }

  static func categories(_ categories: [UserCategory]) -> String {
    let rows = categories.map {
      #"{"id": \#($0.id), "name": "\#($0.name)", "count": \#($0.count)}"#
    }
    return #"{"list": [\#(rows.joined(separator: ","))], "total": \#(rows.count)}"#
  }

  /// Every fifth user is a VIP, the first of each ten is followed, and the second has no picture.
  static func users(of category: Int, page: Int, total: Int) -> String {
    let start = Swift.min(total, (page - 1) * 20)
    let rows = (start..<Swift.min(total, start + 20)).map { number in
      """
      {"uid": \(category * 1_000 + number), "screen_name": "\(String.user(category, number))",
       \(number == 1 ? "" : #""header": "http://faces.example/face.png","#)
       "fans_count": \(number * 1_200), "tiezi_count": \(number), "gender": 1,
       "introduction": "\(number.isMultiple(of: 2) ? "I draw." : "")",
       "is_vip": \(number.isMultiple(of: 5)), "is_follow": \(number.isMultiple(of: 10) ? 1 : 0)}
      """
    }
    return """
      {"count": \(total), "total": \(total), "total_page": \((total + 19) / 20),
       "next_page": \(page + 1), "list": [\(rows.joined(separator: ","))]}
      """
  }
}

extension Data {
  /// A picture of one pixel.
  static let face =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAA"
        + "AABJRU5ErkJggg=="
    ) ?? Data()
}
