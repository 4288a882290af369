public import CategoriesPresentation

extension CategoriesRoute {
  /// A route of each case, then one of a category that no server has.
  public static let samples: [CategoriesRoute] = chain(from: .list, \.next) + [.category(-1)]

  private var next: CategoriesRoute? {
    switch self {
    case .list: .category(35)
    case .category: nil
    }
  }
}
