import PatternGalleryModel

extension VIP {
  /// The values that pass between the parts: requests, responses and view models.
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
        /// The reason why the last name was rejected; nil on the first request.
        var error: CardNameError?
      }

      struct ViewModel {
        var name: String
        var problem: String?
      }
    }
  }
}
