// Payloads in the shape of the real interface. Keys become snake_case; nil is omitted.

import RequestLanguage

struct CategoriesPayload: Encodable {
  var list: [CategoryPayload]
  var total: Int
  var size: Int

  init(_ categories: [EditionCategory], _ language: RequestLanguage) {
    list = categories.map {
      CategoryPayload(id: $0.id, name: $0.name(in: language), count: $0.count)
    }
    total = list.count
    size = list.count
  }
}

struct CategoryPayload: Encodable {
  var id: Int
  var name: String
  var count: Int
}

struct UsersPayload: Encodable {
  /// The number of users on all pages; so is `total`.
  var count: Int
  var total: Int
  var totalPage: Int
  /// The number of the next page, also after the last one.
  var nextPage: Int
  var list: [UserPayload]
}

struct UserPayload: Encodable {
  var uid: Int?
  var screenName: String
  var header: String?
  var fansCount: Int
  var tieziCount: Int
  var gender: Int
  var introduction: String
  var isVip: Bool
  var isFollow: Int

  init(_ user: EditionUser, _ origin: String) {
    uid = user.id
    screenName = user.name
    header = user.avatar.map { $0.isEmpty ? "" : "\(origin)/categories/api/\($0)" }
    fansCount = user.fans
    tieziCount = user.posts
    gender = user.gender
    introduction = user.introduction
    isVip = user.isVIP
    isFollow = user.isFollowed ? 1 : 0
  }
}
