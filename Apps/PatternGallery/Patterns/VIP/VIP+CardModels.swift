import PatternGalleryModel

extension VIP {
  /// What goes round: a request, what came of it, and what is shown.
  enum CardModels {
    enum Show {
      struct Response {
        var card: AppCard
      }

      struct ViewModel {
        var name: String
        var symbol: String?
      }
    }

    enum Rename {
      struct Request {
        var name: String
      }

      struct Response {
        var name: String
        /// Nil before the first answer.
        var error: CardNameError?
      }

      struct ViewModel {
        var name: String
        var problem: String?
      }
    }
  }
}
