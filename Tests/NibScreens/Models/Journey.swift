import UIKit

/// A journey of the diary.
struct Journey: Equatable {
  var title: String
  var place: String
  var notes: String
  var symbol: String
  var color: UIColor
  var days: Int
  var people = 2
  /// An index of ``JourneyTexts/seasons``.
  var season = 1
  var rating = 0
  var isFavorite = false
}

/// Something that a journey may be made of.
struct Idea {
  let title: String
  let reason: String
  let symbol: String
}

/// A place on a continent.
struct Place {
  let name: String
  let symbol: String
  let color: UIColor
}
